import fc from 'fast-check';
import {
  drawTo,
  isLongEnough,
  joinEnd,
  lastDrawn,
  lineThrough,
  rowOfHalf,
  type StrokePosition,
  startGuess,
} from './guess-line';

describe('a drawn guess', () => {
  it('fills the rows between two positions of a stroke', () => {
    const line = drawTo(startGuess(6, 100), null, { row: 4, value: 60 });
    expect(line).toEqual([100, 90, 80, 70, 60, null]);
    expect(lastDrawn(line)).toBe(4);
    expect(drawTo(line, { row: 4, value: 60 }, { row: 5, value: 55 })).toEqual([100, 90, 80, 70, 60, 55]);
  });

  it('has no steps when a slow stroke reports several positions between two rows', () => {
    let line = startGuess(6, 100);
    let from: StrokePosition | null = null;
    for (let row = 1; row <= 5; row += 0.125) {
      const position: StrokePosition = { row, value: 100 - 4 * row };
      line = drawTo(line, from, position);
      from = position;
    }
    expect(line).toEqual([100, 96, 92, 88, 84, 80]);
  });

  it('follows a stroke straight down', () => {
    const line = drawTo(startGuess(4, 100), null, { row: 1.2, value: 90 });
    expect(drawTo(line, { row: 1.2, value: 90 }, { row: 1.2, value: 40 })).toEqual([100, 40, null, null]);
  });

  it('can be corrected backward, and never at its first row', () => {
    const line = drawTo(startGuess(4, 100), null, { row: 3, value: 40 });
    expect(drawTo(line, { row: 3, value: 40 }, { row: 1, value: 20 })).toEqual([100, 20, 30, 40]);
    expect(drawTo(line, { row: 1, value: 20 }, { row: -5, value: 0 })[0]).toBe(100);
  });

  it('is joined to its known end from three fifths of the rows on', () => {
    const short = drawTo(startGuess(11, 100), null, { row: 5, value: 50 });
    expect(isLongEnough(short)).toBe(false);
    const long = drawTo(short, { row: 5, value: 50 }, { row: 6, value: 40 });
    expect(isLongEnough(long)).toBe(true);
    expect(joinEnd(long, 20)).toEqual([100, 90, 80, 70, 60, 50, 40, 35, 30, 25, 20]);
    expect(joinEnd(joinEnd(long, 20), 0)).toEqual(joinEnd(long, 20));
  });

  it('goes through the values of fields', () => {
    expect(
      lineThrough(7, 100, [
        [2, 80],
        [4, 40],
        [6, 20],
      ]),
    ).toEqual([100, 90, 80, 60, 40, 30, 20]);
  });

  it('has no gap to the left of any stroke, and stays within the values drawn', () => {
    const stroke = fc.tuple(fc.double({ min: -3, max: 60, noNaN: true }), fc.integer({ min: 0, max: 120 }));
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 30 }), (strokes) => {
        let line = startGuess(54, 100);
        let from: StrokePosition | null = null;
        for (const [at, value] of strokes) {
          const position: StrokePosition = { row: Math.min(53, Math.max(1, at)), value };
          line = drawTo(line, from, position);
          from = position;
        }
        expect(line.slice(0, lastDrawn(line) + 1)).not.toContain(null);
        expect(line[0]).toBe(100);
        for (const value of line) if (value !== null) expect(value >= 0 && value <= 120).toBe(true);
      }),
    );
  });
});

it('rowOfHalf finds the first row at half of the first value or below', () => {
  expect(rowOfHalf([100, 51, 50, 80])).toBe(2);
  expect(rowOfHalf([100, 60, null])).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { minLength: 1 }), (line) => {
      const row = rowOfHalf([100, ...line]);
      expect(line.slice(0, row === undefined ? undefined : row - 1).every((value) => value > 50)).toBe(true);
    }),
  );
});
