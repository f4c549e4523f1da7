import fc from 'fast-check';
import { layOut } from '@/lib/charts/layout';
import { nearestPoint } from '@/lib/charts/nearest-point';
import type { LineSpec, Mark } from '@/lib/charts/types';

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
    expect(lines[0]?.path).toBe('M0,100l50-50l50-50');
    expect(lines[0]?.end).toEqual([100, 0]);
    expect(yTicks.at(0)).toEqual({ value: 0, y: 100 });
    expect(yTicks.at(-1)).toEqual({ value: 100, y: 0 });
  });

  it('leaves a gap where there is no value, and a dot for a value between two gaps', () => {
    const { lines } = layOut({ xs: [0, 1, 2, 3, 4], lines: [line([100, 100, null, 100, null])] });
    expect(lines[0]?.path).toBe('M0,0l25,0M75,0Z');
    expect(lines[0]?.end).toEqual([75, 0]);
  });

  it('connects a last value after a gap to the line when the line asks for it, and leaves the gaps before it', () => {
    const values = [100, null, 100, 100, null, null, 100, null];
    const xs = [0, 10, 20, 30, 40, 60, 80, 100];
    const pathOf = (values: (number | null)[]) =>
      layOut({ xs: xs.slice(0, values.length), lines: [{ ...line(values), joinsLast: true }] }).lines[0]?.path;
    expect(pathOf(values)).toBe('M0,0ZM20,0l10,0l50,0');
    expect(pathOf([100, 50])).toBe('M0,0l100,50');
    expect(pathOf([null, null, 100])).toBe('M100,0Z');
    expect(pathOf([null, null])).toBe('');
  });

  it('leaves out what a log axis cannot show', () => {
    const { lines, yTicks } = layOut({ xs: [0, 1, 2], lines: [line([0, 10, 1000])], kind: 'log' });
    expect(lines[0]?.path).toBe('M50,100l50-100');
    expect(yTicks.map((tick) => tick.value)).toEqual([10, 20, 50, 100, 200, 500, 1000]);
  });

  it('marks the ratio of two lines on a log axis alone, with its number off both lines', () => {
    const xs = [0, 25, 50, 75, 100];
    const lines = [line([10, 20, 40, 100, 1000]), line([5, 5, 10, 20, 100], 'b')];
    const ratioMarks = [0, 75].map((x) => ({ x, between: [0, 1] as const, label: String(x) }));
    expect(layOut({ xs, lines, ratioMarks }).ratioMarks).toEqual([]);
    const [early, late] = layOut({ xs, lines, ratioMarks, kind: 'log' }).ratioMarks;
    // Below the lower line at the right, and between the lines at the left.
    expect(early).toMatchObject({ at: 0, to: 100, anchor: 'start' });
    expect(early?.labelAt[1]).toBeGreaterThan(100);
    expect(late).toMatchObject({ at: 75, anchor: 'end' });
    expect(late?.labelAt[1]).toBeGreaterThan(late?.from ?? 0);
    expect(late?.labelAt[1]).toBeLessThan(late?.to ?? 0);
  });

  it('draws a mark only inside the stretch of time', () => {
    const marks = [1971, 1990].map((x) => ({ x, label: String(x), kind: 'main' as const }));
    expect(layOut({ xs: [1980, 2000], lines: [line([1, 2])], marks }).marks).toMatchObject([{ x: 1990, at: 50 }]);
  });

  it('places the label of a near dot at its spot, and behind the line of a mark just right of it', () => {
    const dot = { id: 'dot', line: 0, x: 2005, value: 60, label: 'May 2005', near: 'above' } as const;
    const input = { xs: [2000, 2010], lines: [line([0, 100])] };
    expect(layOut({ ...input, dots: [dot] }).dots).toEqual([
      { ...dot, at: [50, 40], labelAt: [50, 40], anchor: 'middle' },
    ]);
    const mark = { x: 2005.5, label: '', kind: 'main' } as const;
    const [beside] = layOut({ ...input, dots: [dot], marks: [mark] }).dots;
    expect([beside?.labelAt, beside?.anchor]).toEqual([[56, 40], 'start']);
    const ends = [2000, 2010].map((x) => layOut({ ...input, dots: [{ ...dot, x }] }).dots[0]?.anchor);
    expect(ends).toEqual(['start', 'end']);
  });

  it('keeps the label of a near dot off a gridline, and breaks it before it crosses a mark', () => {
    const near = { id: 'dot', line: 0, x: 2005, value: 75, label: 'May', near: 'above' } as const;
    const input = { xs: [2000, 2010], lines: [line([0, 100])] };
    const gridline = 20;
    expect(layOut({ ...input, dots: [near] }).yTicks.map(({ y }) => y)).toContain(gridline);
    // The dot is at 25, so its label would be on the gridline: its place is counted from there.
    expect(layOut({ ...input, dots: [near] }).dots[0]?.labelAt).toEqual([50, gridline + 2]);
    const below = { ...near, value: 85, near: 'below' } as const;
    expect(layOut({ ...input, dots: [below] }).dots[0]?.labelAt).toEqual([50, gridline - 2]);

    const late = { ...near, x: 2010, value: 50, label: 'May 2010: 34x since 1913' };
    const marks = [{ x: 2005, label: '', kind: 'main' }] as const;
    expect(layOut({ ...input, dots: [late] }).dots[0]?.label).toBe(late.label);
    expect(layOut({ ...input, dots: [late], marks }).dots[0]?.label.split('\n')).toHaveLength(2);
  });

  it('has room for a dated dot after the last row', () => {
    const dot = { id: 'dot', line: 0, x: 2020, value: 100, label: '2020' };
    const { points, dots } = layOut({ xs: [2000, 2010], lines: [line([0, 100])], dots: [dot] });
    expect(points.map(({ x }) => x)).toEqual([0, 50]);
    expect(dots[0]?.at).toEqual([100, 0]);
  });

  it('places a dated dot by its own x and value, and its label inside the plot', () => {
    const dot = { id: 'dot', line: 0, x: 2005, value: 60, label: 'May 2005' };
    const { dots } = layOut({ xs: [2000, 2010], lines: [line([0, 100])], dots: [dot] });
    // Above the line from (0, 100) to (100, 0), whose label of a width of 24 goes to 56.
    expect(dots).toEqual([
      {
        ...dot,
        at: [50, 40],
        labelAt: [56, 36],
        side: 'above',
        leader: [
          [50, 36],
          [50, 40],
        ],
      },
    ]);
  });

  it.each([
    ['8 px to the left', 2006, 0.9, true],
    ['12 px to the left', 2004, 0.9, false],
    ['9 px above', 2010, 3.2, true],
    ['11 px above', 2010, 4, false],
  ])(
    'has no dot at the end of a line that a ring is nearer to than 10 px of the smallest plot: %s',
    (_, x, up, isRinged) => {
      // A line at half height, 200 px wide: 10 years are 20 px. One in a hundred is 2.8 px high.
      const dot = { id: 'dot', line: 0, x, value: 50 + up, label: 'May' };
      const layout = layOut({ xs: [1910, 2010], lines: [line([50, 50])], dots: [dot], include: [100] });
      expect(layout.lines[0]?.isRinged).toBe(isRinged);
      expect(layOut({ xs: [1910, 2010], lines: [line([50, 50])], include: [100] }).lines[0]?.isRinged).toBe(false);
      const shapes = (['diamond', 'point'] as const).map(
        (shape) =>
          layOut({ xs: [1910, 2010], lines: [line([50, 50])], dots: [{ ...dot, shape }], include: [100] }).lines[0],
      );
      expect(shapes.map((drawn) => drawn?.isRinged)).toEqual([false, false]);
    },
  );

  it('accepts a line without any value', () => {
    const { lines } = layOut({ xs: [0, 1], lines: [line([null, null])] });
    expect(lines[0]).toMatchObject({ path: '', end: undefined });
  });

  it('keeps all points inside the plot and never contains NaN', () => {
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
          const parts = layout.points.flatMap(({ x, ys }) => [x, ...ys.filter((y) => y !== null)]);
          expect(parts.filter((part) => !(part >= 0 && part <= 100))).toEqual([]);
        },
      ),
    );
  });
});

describe('the labels of a chart', () => {
  const flat = (value: number, label: string, last?: string) => ({
    ...line([value, value, value], label),
    label,
    last,
  });
  const layoutOf = (lines: LineSpec[], marks?: Mark[]) => layOut({ xs: [0, 50, 100], lines, marks, include: [100] });

  it('are 6 high for each line of text and 1.5 apart when their lines end together', () => {
    const { lines } = layoutOf([flat(50, 'one'), flat(50, 'two\nrows', '$5')]);
    // Heights of 7.5 and 19.5, so the centers are 13.5 apart, and their mean is 50.
    expect(lines.map(({ labelY }) => labelY)).toEqual([43.3, 56.8]);
  });

  it('extend at most 6 below the plot', () => {
    expect(layoutOf([flat(0, 'one'), flat(0, 'two')]).lines.map(({ labelY }) => labelY)).toEqual([94.8, 102.3]);
  });

  // The line is 2 below the top, so its label is directly below it, or below the 9 high label of the mark at the left.
  it.each<[string, Partial<LineSpec>, markLetters: number, center: number]>([
    ['45.5 wide for ten letters, beside a mark 53.05 wide', { label: 'ten letter' }, 11, 7],
    ['45.5 wide for ten letters, below a mark 57.6 wide', { label: 'ten letter' }, 12, 13],
    ['42.25 wide for a last value of ten letters, beside a mark 57.6 wide', { last: '$123456789' }, 12, 10],
    ['42.25 wide for a last value of ten letters, below a mark 62.15 wide', { last: '$123456789' }, 13, 16],
  ])('are %s', (_, words, letters, center) => {
    const { lines } = layoutOf([{ ...flat(98, 'a'), ...words }], [{ x: 0, label: 'm'.repeat(letters), kind: 'note' }]);
    expect(lines[0]?.inside).toEqual([100, center]);
  });

  it.each([
    ['10 from its line', 100, 'one row', false],
    ['11 from its line', 95, 'two\nrows', true],
  ])('need a key on narrow screens when one is more than 10 from its line: %s', (_, value, label, isCrowded) => {
    const mark: Mark = { x: 0, label: label.padEnd(40, '.'), kind: 'note' };
    expect(layoutOf([flat(value, 'a')], [mark]).isCrowded).toBe(isCrowded);
  });

  it.each([
    ['three labels', 3, false],
    ['four labels', 4, true],
  ])('need a key on narrow screens when there are more than three: %s', (_, count, isCrowded) => {
    const lines = Array.from({ length: count }, (_, i) => flat(20 + 20 * i, `line ${i}`));
    expect(layoutOf(lines).isCrowded).toBe(isCrowded);
  });
});

describe('the points of a chart', () => {
  it('keep each value in its own row when a value is missing', () => {
    const { points } = layOut({ xs: [2000, 2001, 2002, 2003], lines: [line([1, null, 3, 4])] });
    expect(points).toEqual([
      { x: 0, ys: [75] },
      { x: 33.3, ys: [null] },
      { x: 66.7, ys: [25] },
      { x: 100, ys: [0] },
    ]);
  });

  it('keep their rows when a log axis cannot show the first value', () => {
    const { points } = layOut({ xs: [0, 1, 2], lines: [line([0, 10, 1000])], kind: 'log' });
    expect(points).toEqual([
      { x: 0, ys: [null] },
      { x: 50, ys: [100] },
      { x: 100, ys: [0] },
    ]);
  });

  it('are as many as the rows when the rows are closer than a tenth of a percent', () => {
    const xs = Array.from({ length: 1500 }, (_, i) => i);
    const { points } = layOut({ xs, lines: [line(xs)] });
    expect(points).toHaveLength(1500);
    // The axis ends at 1,500: 100 - 749 / 15 = 50.07.
    expect(points[749]).toEqual({ x: 50, ys: [50.1] });
  });

  it('are found by the nearest x', () => {
    expect([-3, 24, 26, 74, 400].map((x) => nearestPoint([0, 50, 100], x))).toEqual([0, 0, 1, 1, 2]);
    expect(nearestPoint([], 4)).toBe(-1);
  });
});
