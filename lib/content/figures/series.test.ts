import { getTable } from '@/lib/content/figures/figures';
import { getHousingRows, getInflationTable, getItemPrices, getPublishedPrices } from '@/lib/content/figures/series';

describe('the tables of the calculators', () => {
  it('use the owner\u2019s prices for 2024 and published ones before', () => {
    const prices = new Map(getItemPrices().map((row) => [row.year, row.prices]));
    expect(prices.get(2024)).toEqual({ car: 35_000, medianHouse: 422_800, coffee: 5, bread: 3.5, milk: 4.5, gas: 3.5 });
    expect(prices.get(1971)).toEqual({
      car: 3742,
      medianHouse: 25_225,
      bread: 0.25,
      milk: 1.34,
      gas: 0.364,
    });
    expect(getPublishedPrices()).toEqual({
      car: 48_724,
      medianHouse: 418_975,
      coffee: 3.08,
      bread: 1.97,
      milk: 3.984,
      gas: 3.449,
    });
    expect([...prices.keys()]).toEqual([1913, 1959, 1971, 1980, 1990, 2000, 2008, 2010, 2017, 2020, 2021, 2024]);
  });

  it('name the definition of each bitcoin price in the housing table', () => {
    expect(getHousingRows('owner').map((row) => row.basis)).toEqual(['year-end', 'year-end', 'average', 'average']);
    expect(getHousingRows('average').map((row) => row.btcPriceUsd)).toEqual([3994.49, 11119.06, 47438.67, 65972.32]);
  });

  it('have the owner\u2019s bitcoin prices or yearly averages, beside the house price of the year', () => {
    const owner = getTable('owner', 'btcPrice').data;
    expect(getHousingRows('owner').map((row) => [row.year, row.btcPriceUsd, row.basis])).toEqual(owner);
    const houses = new Map(getItemPrices().map((row) => [row.year, row.prices.medianHouse]));
    for (const prices of ['owner', 'average'] as const) {
      for (const row of getHousingRows(prices)) expect(row.housePriceUsd).toBe(houses.get(row.year));
    }
    expect(new Set(getHousingRows('average').map((row) => row.basis))).toEqual(new Set(['average']));
  });

  it('have the owner\u2019s inflation beside the official one of the same year', () => {
    const rows = getInflationTable();
    expect(rows.map(({ year }) => year)).toEqual([2020, 2021, 2022, 2023, 2024]);
    expect(rows[0]).toEqual({
      year: 2020,
      owner: { housing: 16, groceries: 2, wages: 3 },
      official: { housePrices: 10.4, shelter: 1.8, groceries: 3.9, wages: 5.4 },
    });
  });
});
