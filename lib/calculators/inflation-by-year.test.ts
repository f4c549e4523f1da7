import { INFLATION_DEFAULT_YEAR, inflationByYear, realChangePercent } from '@/lib/calculators/inflation-by-year';
import { getInflationTable } from '@/lib/content/figures/series';

const table = getInflationTable();

describe('inflationByYear', () => {
  it('has the official row', () => {
    expect(inflationByYear(2020, table)).toMatchObject({
      value: { official: { housePrices: 10.4, shelter: 1.8, groceries: 3.9, wages: 5.4 } },
    });
  });

  it('starts with the latest year', () => {
    expect(table.at(-1)?.year).toBe(INFLATION_DEFAULT_YEAR);
  });

  it.each([2019, 2025, Number.NaN, 2020.5])('has no row for %p', (year) => {
    expect(inflationByYear(year, table)).toEqual({ ok: false, problem: 'unknown-year' });
  });
});

it.each([
  [0, 300, -75], // 1 ÷ 4
  [4, 1.8, 2.2], // 1.04 ÷ 1.018 = 1.0216
  [4.9, 11.8, -6.2], // 1.049 ÷ 1.118 = 0.9383
  [4, 4, 0],
])('realChangePercent for pay up %p%% and prices up %p%% is %p%%', (pay, prices, change) => {
  expect(realChangePercent(pay, prices)).toBe(change);
});
