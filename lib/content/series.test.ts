import {
  getDrawnM2,
  getHousingRows,
  getItemPrices,
  getPriceToIncome,
  getPurchasingPower,
  toIndex,
} from '@/lib/content/series';

describe('the series the charts draw', () => {
  it('let 100 dollars of 1959 fall to 9.05', () => {
    const points = getPurchasingPower();
    expect(points[0]).toEqual([1959, 100]);
    expect(points.at(-1)).toEqual([2024, 9.05]); // 100 × 29.1 / 321.5
    expect(points).toHaveLength(66);
    expect(points.find(([year]) => year === 1971)).toEqual([1971, 71.85]); // 100 × 29.1 / 40.5
  });

  it('let M2 run from 0.287 to 20.773 trillion, with annual averages between', () => {
    const points = getDrawnM2();
    expect(points[0]).toEqual([1959, 0.287]);
    expect(points.at(-1)).toEqual([2024, 20.773]);
    expect(points).toHaveLength(66);
    expect(points.find(([year]) => year === 2022)).toEqual([2022, 21.6073]);
  });

  it('put a house at 2.89 years of income in 1965 and 4.32 in 2021', () => {
    const ratio = new Map(getPriceToIncome());
    expect([ratio.get(1965), ratio.get(1971), ratio.get(2021)]).toEqual([2.89, 2.45, 4.32]);
  });

  it('start an index at 100 in its base year', () => {
    expect(
      toIndex(
        [
          [1963, 50],
          [1964, 55],
        ],
        1963,
      ),
    ).toEqual([
      [1963, 100],
      [1964, 110],
    ]);
    expect(() => toIndex([[1963, 50]], 1959)).toThrow('no value in 1959');
  });

  it('use the owner\u2019s prices for 2024 and sourced ones before', () => {
    const prices = new Map(getItemPrices().map((row) => [row.year, row.prices]));
    expect(prices.get(2024)).toEqual({ car: 35_000, medianHouse: 422_800, coffee: 5, bread: 3.5, milk: 4.5, gas: 3.5 });
    expect(prices.get(1971)).toEqual({
      car: 3742,
      medianHouse: 25_225,
      coffee: 0.25,
      bread: 0.25,
      milk: 1.34,
      gas: 0.364,
    });
    expect([...prices.keys()]).toEqual([1913, 1959, 1971, 1980, 1990, 2000, 2008, 2010, 2017, 2020, 2021, 2024]);
  });

  it('say which definition each bitcoin price of the housing table has', () => {
    expect(getHousingRows('owner').map((row) => row.basis)).toEqual(['year-end', 'year-end', 'average', 'average']);
    expect(getHousingRows('average').map((row) => row.btcPriceUsd)).toEqual([3994.49, 11119.06, 47438.67, 65972.32]);
  });
});
