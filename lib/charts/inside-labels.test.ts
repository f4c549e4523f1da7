import fc from 'fast-check';
import { placeInside } from '@/lib/charts/inside-labels';
import type { Spot } from '@/lib/charts/types';

const label = (y: number) => ({ end: [100, y] as const, width: 40, height: 10 });
const flat = (y: number): Spot[] => [
  [0, y],
  [100, y],
];
const levelingOff = (x: number): Spot[] => [
  [0, 90],
  [x, 10],
  [100, 10],
];
const rising: Spot[] = [
  [0, 95],
  [60, 80],
  [100, 20],
];
const box = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom });

/** Right edge and center of a single label. */
const placeOne = (y: number, line: Spot[], obstacles: Parameters<typeof placeInside>[2] = []) =>
  placeInside([label(y)], [line], obstacles)[0];

/** The same for a label half as wide, without lines. */
const placeNarrow = (obstacles: Parameters<typeof placeInside>[2]) =>
  placeInside([{ ...label(50), width: 20 }], [], obstacles)[0];

describe('a label inside the plot', () => {
  // Candidates are 2 apart. A label 10 high fits above y when its center is at most y - 5 - 1.5.
  it.each<[string, Spot | undefined, Spot]>([
    ['is 1.5 or more above a flat line', placeOne(51.6, flat(51.6)), [100, 45]],
    ['goes below a flat line when 1.4 is left above it', placeOne(51.4, flat(51.4)), [100, 59]],
    ['is above its line where the line rises to its end', placeOne(20, rising), [96, 17]],
    // The label moves left until 0.3 of the distance from the end outweighs the distance from the line.
    ['is beside a line that levels off at 80', placeOne(10, levelingOff(80)), [76, 5]],
    ['is beside a line that levels off at 90', placeOne(10, levelingOff(90)), [84, 7]],
    ['is on the grid position nearest to the end', placeOne(10, [], []), [100, 9]],
    ['is below an obstacle at the end', placeOne(10, [], [box(70, 100, 0, 20)]), [100, 25]],
    ['ignores an obstacle to its left', placeOne(10, [], [box(20, 50, 0, 20)]), [100, 9]],
    ['moves 60 to the left of the edge when the rest is taken', placeNarrow([box(40, 100, 0, 100)]), [40, 49]],
    ['moves no further than 60', placeNarrow([box(39, 100, 0, 100)]), [100, 49]],
    ['moves a little to be off the line of a mark', placeNarrow([{ ...box(90, 91, 0, 100), isSoft: true }]), [90, 49]],
    [
      'crosses the line of a mark rather than being far from the end',
      placeOne(50, [], [{ ...box(62, 63, 0, 100), isSoft: true }]),
      [100, 49],
    ],
    [
      'crosses the line of a mark rather than another line',
      placeInside([label(50)], [], [{ ...box(70, 71, 0, 100), isSoft: true }, box(0, 59, 0, 100)])[0],
      [100, 49],
    ],
  ])('%s', (_, place, expected) => {
    expect(place).toEqual(expected);
  });

  it('avoids a gridline if the place beside it is about as near', () => {
    expect(placeInside([label(50)], [flat(51.6)], [], [45])[0]).toEqual([100, 59]);
    expect(placeInside([label(50)], [flat(51.6)], [box(0, 100, 52, 100)], [49])[0]).toEqual([100, 43]);
  });

  it('is nearer to its own line than to another', () => {
    const [upper, lower] = placeInside([label(60), label(80)], [flat(60), flat(80)]).map((place) => place[1]);
    expect(Math.abs((upper as number) - 60)).toBeLessThan(Math.abs((upper as number) - 80));
    expect(Math.abs((lower as number) - 80)).toBeLessThan(Math.abs((lower as number) - 60));
  });

  it('keeps the order of the lines, also when the lower one comes first', () => {
    const [lower, upper] = placeInside([label(52), label(50)], []).map((place) => place[1] as number);
    expect(lower).toBeGreaterThan(upper as number);
  });

  it('never covers another label and never leaves the plot', () => {
    const end = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.array(end, { minLength: 1, maxLength: 4 }), (ends) => {
        const placed = placeInside(ends.map(label), []);
        placed.forEach(([right, middle], i) => {
          expect(middle).toBeGreaterThanOrEqual(5);
          expect(middle).toBeLessThanOrEqual(95);
          expect(right).toBeGreaterThanOrEqual(40);
          expect(right).toBeLessThanOrEqual(100);
          for (const [otherRight, otherMiddle] of placed.slice(i + 1)) {
            expect(Math.abs(middle - otherMiddle) >= 10 || Math.abs(right - otherRight) >= 40).toBe(true);
          }
        });
      }),
      { numRuns: 30 },
    );
  });
});
