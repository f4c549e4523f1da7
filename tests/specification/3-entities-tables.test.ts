/* The owner's values: section 3, tables and inputs of calculators. No line changes without the owner. */
import { DCA_DEFAULTS } from '@/lib/calculators/dollar-cost-averaging';
import { FEE_DEFAULTS } from '@/lib/calculators/fee';
import { HARDWARE_WALLET_DEFAULTS } from '@/lib/calculators/hardware-wallet';
import { INFLATION_DEFAULT_YEAR } from '@/lib/calculators/inflation-by-year';
import { MINING_DEFAULTS } from '@/lib/calculators/mining';
import { TIME_PREFERENCE_DEFAULTS } from '@/lib/calculators/time-preference';
import { getChart, getColumn } from '@/lib/charts/get-chart';
import { getSeries, getTable, getValue } from '@/lib/content/figures/figures';
import { getCpiTable, getHousingRows, getItemPrices } from '@/lib/content/figures/series';

describe('tables', () => {
  it.each([
    [1913, 9.9],
    [1959, 29.1],
    [1971, 40.5],
    [1980, 82.4],
    [1990, 130.7],
    [2000, 172.2],
    [2008, 215.3],
    [2010, 218.1],
    [2020, 258.8],
    [2024, 321.5],
  ])('CPI of %i is %d', (year, cpi) => expect(getCpiTable()[year]).toBe(cpi));

  it('item prices: twelve years, six categories; 2024 has the values of the owner', () => {
    const table = getItemPrices();
    expect(table.map(({ year }) => year)).toEqual([
      1913, 1959, 1971, 1980, 1990, 2000, 2008, 2010, 2017, 2020, 2021, 2024,
    ]);
    expect(table.at(-1)?.prices).toEqual({
      car: 35_000,
      medianHouse: 422_800,
      coffee: 5,
      bread: 3.5,
      milk: 4.5,
      gas: 3.5,
    });
    // Goods without a source have no price.
    for (const { prices } of table) expect(Object.keys(prices).length).toBeGreaterThanOrEqual(4);
  });

  it('bitcoin average price: 2017 14000, 2020 29000, 2021 47000, 2024 65964', () => {
    expect(getHousingRows('owner').map(({ year, btcPriceUsd }) => [year, btcPriceUsd])).toEqual([
      [2017, 14_000],
      [2020, 29_000],
      [2021, 47_000],
      [2024, 65_964],
    ]);
  });

  it('M2 in trillions from 1959 (0.287) to January 2024 (20.773)', () => {
    expect(getTable('owner', 'm2').data.map(([year, m2]) => [year, m2])).toEqual([
      [1959, 0.287],
      [2024, 20.773],
    ]);
    expect(getSeries('m2', 'm2')[0]?.[0]).toBe(1959);
  });

  it('dollar purchasing power from 100 (1959) to 9.05 (321.5), as 100 x CPI(1959) / CPI(year)', () => {
    const chart = getChart('dollar-value');
    expect(chart.keys[0]).toBe('1959');
    expect(getColumn(chart, 'power').values[0]).toBe(100);
    expect(chart.dots.map(({ value }) => Number(value.toFixed(2)))).toEqual([9.05]);
  });

  it('inflation table by year 2020-2024: housing, groceries, wages percentages', () => {
    expect(getTable('owner', 'inflation').data).toEqual([
      [2020, 16, 2, 3],
      [2021, 19, 6, 4],
      [2022, 18, 11, 5],
      [2023, 7, 5, 4],
      [2024, 5, 2, 3],
    ]);
  });

  it('fee priority level: rate in sat per vB and time in minutes', () => {
    expect(getTable('owner', 'feePriority').data).toEqual([
      ['low', 1, 5, 2 * 60, 24 * 60],
      ['medium', 10, 20, 10, 60],
      ['high', 50, null, 10, 20],
      ['emergency', 100, null, 1, 10],
    ]);
  });

  it('energy in TWh/year: network 150, banking 260, data centers 200, gaming 75, US Christmas lights 6.6', () => {
    const value = (key: string) => getValue('owner', key, 'twhPerYear', 'energy');
    expect(['bitcoin', 'banking', 'dataCentres', 'gaming', 'christmasLights'].map(value)).toEqual([
      150, 260, 200, 75, 6.6,
    ]);
  });
});

describe('calculator inputs', () => {
  it('mining: hashRate 100 TH/s, powerConsumption 3000 W, electricityCost 0.12 $/kWh, btcPrice 43000', () =>
    expect(MINING_DEFAULTS).toEqual({
      hashRateThs: 100,
      powerW: 3000,
      electricityUsdPerKwh: 0.12,
      btcPriceUsd: 43_000,
    }));

  it('hardware wallet: bitcoinAmount 0.1, btcPrice 43000, exchangeHackProbability 5, hardwareWalletCost 79', () =>
    expect(HARDWARE_WALLET_DEFAULTS).toEqual({
      bitcoinAmount: 0.1,
      btcPriceUsd: 43_000,
      exchangeRiskPercent: 5,
      walletCostUsd: 79,
    }));

  it('time preference: monthlyAmount 500, years 10, inflationRate 3.5, bitcoinAnnualReturn 45', () =>
    expect(TIME_PREFERENCE_DEFAULTS).toEqual({
      monthlyAmountUsd: 500,
      years: 10,
      inflationPercent: 3.5,
      bitcoinReturnPercent: 45,
    }));

  it('DCA: amount 100, frequency weekly', () => expect(DCA_DEFAULTS).toEqual({ amountUsd: 100, frequency: 'weekly' }));

  it('fee: size 250 bytes, rate 20 sat/vB', () =>
    expect(FEE_DEFAULTS).toEqual({ sizeVbytes: 250, rateSatsPerVbyte: 20 }));

  it('inflation view: selected year 2024', () => expect(INFLATION_DEFAULT_YEAR).toBe(2024));
});
