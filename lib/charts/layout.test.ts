import fc from 'fast-check';
import { layOut, timeTicks } from '@/lib/charts/layout';
import { linePath, pathSpots } from '@/lib/charts/path';
import { nearestRow, readDrawing } from '@/lib/charts/read-drawing';
import type { LineSpec } from '@/lib/charts/types';

const line = (values: (number | null)[], id = 'a'): LineSpec => ({
  id,
  label: id,
  tone: 'ink',
  stroke: 'solid',
  values,
});

describe('the layout of a chart', () => {
  it('places points in percent, zero at the bottom', () => {
    const { lines, yTicks } = layOut({ xs: [2000, 2001, 2002], lines: [line([0, 50, 100])] });
    expect(lines[0]?.path).toBe('M0,100l50,-50l50,-50');
    expect(lines[0]?.end).toEqual([100, 0]);
    expect(yTicks.at(0)).toEqual({ value: 0, y: 100 });
    expect(yTicks.at(-1)).toEqual({ value: 100, y: 0 });
  });

  it('leaves a gap where there is no value, and a dot for a lonely one', () => {
    const { lines } = layOut({ xs: [0, 1, 2, 3, 4], lines: [line([100, 100, null, 100, null])] });
    expect(lines[0]?.path).toBe('M0,0l25,0M75,0Z');
    expect(lines[0]?.end).toEqual([75, 0]);
  });

  it('leaves out what a log axis cannot show', () => {
    const { lines, yTicks } = layOut({ xs: [0, 1, 2], lines: [line([0, 10, 1000])], kind: 'log' });
    expect(lines[0]?.path).toBe('M50,100l50,-100');
    expect(yTicks.map((tick) => tick.value)).toEqual([10, 20, 50, 100, 200, 500, 1000]);
  });

  it('draws a mark only inside the stretch of time', () => {
    const marks = [1971, 1990].map((x) => ({ x, label: String(x), kind: 'main' as const }));
    expect(layOut({ xs: [1980, 2000], lines: [line([1, 2])], marks }).marks).toMatchObject([{ x: 1990, at: 50 }]);
  });

  it('survives a line without any value', () => {
    const { lines } = layOut({ xs: [0, 1], lines: [line([null, null])] });
    expect(lines[0]).toMatchObject({ path: '', end: undefined });
  });

  it('asks for a key where a name finds no place near its line, and only there', () => {
    const xs = Array.from({ length: 30 }, (_, i) => i);
    // Twenty lines a percent apart: their names are six percent high and cannot all stand within ten of their own.
    const many = xs.slice(0, 20).map((from) =>
      line(
        xs.map((x) => x + from / 4),
        `line number ${from}`,
      ),
    );
    expect(layOut({ xs, lines: many }).isCrowded).toBe(true);
    expect(
      layOut({
        xs,
        lines: [
          line(xs),
          line(
            xs.map(() => 2),
            'b',
          ),
        ],
      }).isCrowded,
    ).toBe(false);
  });

  it('never leaves the plot and never prints NaN', () => {
    const value = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 40 }),
        fc.constantFrom('linear' as const, 'log' as const),
        (rows, kind) => {
          const xs = rows.map((_, i) => 1950 + i);
          const lines = [
            line(rows.map((row) => row[0])),
            line(
              rows.map((row) => row[1]),
              'b',
            ),
          ];
          const layout = layOut({ xs, lines, kind });
          expect(JSON.stringify(layout)).not.toMatch(/NaN|Infinity/);
          for (const spot of layout.lines.flatMap((drawn) => drawn.spots)) {
            for (const part of spot) {
              expect(part).toBeGreaterThanOrEqual(0);
              expect(part).toBeLessThanOrEqual(100);
            }
          }
        },
      ),
    );
  });
});

describe('the years of the axis', () => {
  it('are round, and every other one gives way on a phone', () => {
    expect(timeTicks([1959, 2024])).toEqual(
      [1960, 1970, 1980, 1990, 2000, 2010, 2020].map((value) => ({ value, isMinor: (value / 10) % 2 === 1 })),
    );
  });
});

describe('reading a drawing back', () => {
  it('gives the spots that made the path', () => {
    const spots = [[0, 1.5], null, [20, 3], [30.1, 100]] as const;
    expect(pathSpots(linePath(spots))).toEqual(spots.filter(Boolean));
  });

  it('ties each row of the table to its place', () => {
    const rows = readDrawing(
      ['M0,50l50,-10', 'M50,10l50,-10'],
      [
        ['1970', '5', '—'],
        ['1971', '6', '9'],
        ['1972', '—', '10'],
      ],
    );
    expect(rows).toEqual([
      { x: 0, key: '1970', cells: ['5', ''], spots: [[0, 50], undefined] },
      {
        x: 50,
        key: '1971',
        cells: ['6', '9'],
        spots: [
          [50, 40],
          [50, 10],
        ],
      },
      { x: 100, key: '1972', cells: ['', '10'], spots: [undefined, [100, 0]] },
    ]);
    expect(nearestRow(rows, 74)).toBe(1);
    expect(nearestRow(rows, 400)).toBe(2);
    expect(nearestRow([], 4)).toBe(-1);
  });
});
