import { cellsAt, pointAt, toReading } from '@/lib/charts/reading';

const rows = [
  ['1970', '$1', '—'],
  ['1971', '$2', '$1'],
];
const linear = {
  kind: 'linear' as const,
  points: [
    { x: 0, ys: [75, null] },
    { x: 100, ys: [50, 75] },
  ],
};
const log = {
  kind: 'log' as const,
  points: [
    { x: 0, ys: [100, null] },
    { x: 100, ys: [70, 100] },
  ],
};

describe('a reading', () => {
  const reading = toReading(rows, [linear, log]);

  it('has every row and its place at each scale', () => {
    expect(rows.map((_, row) => cellsAt(reading, row))).toEqual(rows);
    expect(rows.map((_, row) => pointAt(reading, row, 'linear'))).toEqual(linear.points);
    expect(rows.map((_, row) => pointAt(reading, row, 'log'))).toEqual(log.points);
  });

  it('has the places of the first drawing when no scale is chosen, or one that is not drawn', () => {
    expect(pointAt(toReading(rows, [log]), 1)).toEqual(log.points[1]);
    expect(pointAt(toReading(rows, [linear]), 1, 'log')).toEqual(linear.points[1]);
  });

  it('has no place outside its rows, and none when it is empty', () => {
    expect(pointAt(reading, 2)).toBeNull();
    expect(pointAt(toReading([], []), 0)).toBeNull();
    expect(cellsAt(toReading([], []), 0)).toEqual([]);
  });
});
