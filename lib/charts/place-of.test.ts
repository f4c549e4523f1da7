import fc from 'fast-check';
import { placeOf } from './place-of';

const twoDigits = (number: number) => String(number).padStart(2, '0');

test('placeOf puts a year at its tick, and a month at its middle, counted from the middle of the year', () => {
  expect(placeOf(2025)).toBe(2025);
  expect(placeOf('2025')).toBe(2025);
  expect(placeOf('2026-05')).toBe(2025.875);
  expect(placeOf('2025-12')).toBeCloseTo(2025.46, 2);
});

test('placeOf puts a quarter where its middle month is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 4 }), (year, quarter) => {
      expect(placeOf(`${year}-Q${quarter}`)).toBeCloseTo(placeOf(`${year}-${twoDigits(3 * quarter - 1)}`), 10);
    }),
  );
});

test('placeOf keeps a day within its month, and months in order', () => {
  const date = fc.record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(date, ({ year, month, day }) => {
      const key = `${year}-${twoDigits(month)}`;
      const next = month === 12 ? `${year + 1}-01` : `${year}-${twoDigits(month + 1)}`;
      expect(placeOf(next) - placeOf(key)).toBeCloseTo(1 / 12, 10);
      expect(Math.abs(placeOf(`${key}-${twoDigits(day)}`) - placeOf(key))).toBeLessThan(1 / 24);
    }),
  );
});

test('placeOf gives the mean of the twelve months for their year', () => {
  const months = Array.from({ length: 12 }, (_, month) => placeOf(`1971-${twoDigits(month + 1)}`));
  expect(months.reduce((sum, place) => sum + place, 0) / 12).toBeCloseTo(placeOf(1971), 10);
});

test('placeOf throws for a key that is not a period', () => {
  for (const key of ['bitcoin', '1971-13', '1971-Q5', ''])
    expect(() => placeOf(key)).toThrow('is not a period of time');
});
