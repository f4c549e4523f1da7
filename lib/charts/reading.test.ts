import fc from 'fast-check';
import { cellsAt, formsOf, placesOf, pointAt, type Reading, toReading } from '@/lib/charts/reading';

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

describe('the forms of an entry', () => {
  const reading = toReading(
    [
      ['1970', '$1.50', '—'],
      ['1971', '$22.75', '7'],
      ['1972', '$91.00', '8'],
      ['1973', '—', '—'],
    ],
    [{ kind: 'linear', points: [0, 30, 60, 100].map((x) => ({ x, ys: [50] })) }],
  );

  it('are its values over all rows, each with its digits as zeros', () => {
    expect(formsOf(reading, { name: 'Bread', columns: [0] })).toEqual(['$0.00', '$00.00', '—']);
    expect(formsOf(reading, { name: 'Bread', columns: [0, 1], further: 'index {n}' })).toEqual([
      '$0.00',
      '$00.00 index 0',
      '—',
    ]);
  });

  it('include every value, so that the longest one has room', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\$?\d{1,9}(\.\d{1,3})?%?$/), { minLength: 1 }), (values) => {
        const many = toReading(
          values.map((value, row) => [String(row), value]),
          [{ kind: 'linear', points: values.map((_, row) => ({ x: row, ys: [0] })) }],
        );
        const forms = formsOf(many, { name: 'Any', columns: [0] });
        for (const value of values) expect(forms).toContain(value.replace(/\d/g, '0'));
      }),
    );
  });
});
