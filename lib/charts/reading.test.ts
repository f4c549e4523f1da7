import fc from 'fast-check';
import { cellsAt, placesOf, pointAt, type Reading, toReading } from '@/lib/charts/reading';

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

const at = (reading: Reading, row: number, scale?: 'linear' | 'log') => pointAt(placesOf(reading), row, scale);

describe('a reading', () => {
  const reading = toReading(rows, [linear, log]);

  it('has every row and its place at each scale', () => {
    expect(rows.map((_, row) => cellsAt(reading, row))).toEqual(rows);
    expect(rows.map((_, row) => at(reading, row, 'linear'))).toEqual(linear.points);
    expect(rows.map((_, row) => at(reading, row, 'log'))).toEqual(log.points);
  });

  it('has no cells of a column that is not read', () => {
    expect(rows.map((_, row) => cellsAt(toReading(rows, [linear], [1]), row))).toEqual(
      rows.map(([key, , second]) => [key, '', second]),
    );
  });

  it('has the places of the first drawing when no scale is chosen, or one that is not drawn', () => {
    expect(at(toReading(rows, [log]), 1)).toEqual(log.points[1]);
    expect(at(toReading(rows, [linear]), 1, 'log')).toEqual(linear.points[1]);
  });

  it('has no place outside its rows, and none when it is empty', () => {
    expect(at(reading, 2)).toBeNull();
    expect(at(toReading([], []), 0)).toBeNull();
    expect(cellsAt(toReading([], []), 0)).toEqual([]);
  });

  it('has the places of any drawing to a tenth of a percent, with its gaps', () => {
    const place = fc.integer({ min: -2000, max: 2000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(fc.tuple(place, fc.option(place), fc.option(place))), (points) => {
        const drawn = points.map(([x, ...ys]) => ({ x, ys }));
        const places = placesOf(toReading([], [{ kind: 'linear', points: drawn }]));
        expect(points.map((_, row) => pointAt(places, row))).toEqual(drawn);
      }),
    );
  });
});
