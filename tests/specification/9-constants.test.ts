/* The owner's values: section 9, formulas and constants. No line changes without the owner. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Level } from '@/components/guides/level';
import { FIRST_SUBSIDY_BTC, MAX_SUPPLY_SATS, SATS_PER_BTC, SUPPLY_CAP_BTC } from '@/lib/bitcoin';
import { dollarCostAveraging, FREQUENCIES } from '@/lib/calculators/dollar-cost-averaging';
import { fee } from '@/lib/calculators/fee';
import { hardwareWallet } from '@/lib/calculators/hardware-wallet';
import { inflationByYear } from '@/lib/calculators/inflation-by-year';
import { mining } from '@/lib/calculators/mining';
import type { Outcome } from '@/lib/calculators/outcome';
import { adjustedAmount, BASE_YEAR, MAX_AMOUNT_USD, QUICK_AMOUNTS_USD } from '@/lib/calculators/time-machine';
import { timePreference } from '@/lib/calculators/time-preference';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getCpiTable, getHousingRows, getInflationTable } from '@/lib/content/figures/series';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/format/locale';
import { formatMoney, formatNumber } from '@/lib/format/number';

function resultOf<Value, Field extends string>(outcome: Outcome<Value, Field>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

it('languages: default en; supported en, es, pt', () => {
  expect(DEFAULT_LOCALE).toBe('en');
  expect(LOCALES).toEqual(['en', 'es', 'pt']);
});

describe('calculator: adjusted value = amount x CPI of target year / CPI of source year', () => {
  it('has the quick amounts 10, 100, 10000, 100000, 1000000, the maximum 1,000,000 and the base year 2024', () => {
    expect(QUICK_AMOUNTS_USD).toEqual([10, 100, 10_000, 100_000, 1_000_000]);
    expect(MAX_AMOUNT_USD).toBe(1_000_000);
    expect(BASE_YEAR).toBe(2024);
  });

  it.each([
    // 100 × 321.5 ÷ 9.9, 29.1, 40.5, 82.4, 130.7, 172.2, 215.3, 218.1, 258.8
    [1913, '$3,247.47'],
    [1959, '$1,104.81'],
    [1971, '$793.83'],
    [1980, '$390.17'],
    [1990, '$245.98'],
    [2000, '$186.70'],
    [2008, '$149.33'],
    [2010, '$147.41'],
    [2020, '$124.23'],
    [2024, '$100.00'],
  ])('$100 of %i is %s of 2024', (year, result) => {
    expect(formatMoney(adjustedAmount(100, year, 2024, getCpiTable()), 'en')).toBe(result);
  });

  it.each([
    [1913, '$3.08'],
    [1959, '$9.05'],
    [1971, '$12.60'],
    [1980, '$25.63'],
    [2020, '$80.50'],
  ])('$100 of 2024 is in %s dollars %s', (year, result) => {
    expect(formatMoney(adjustedAmount(100, 2024, year, getCpiTable()), 'en')).toBe(result);
  });

  it('is 0 if a year is unknown', () => {
    expect(adjustedAmount(100, 1912, 2024, getCpiTable())).toBe(0);
    expect(adjustedAmount(100, 2024, 2025, getCpiTable())).toBe(0);
  });
});

it('housing in BTC = house price / BTC price, to one decimal, for 2017, 2020, 2021 and 2024', () => {
  const rows = getHousingRows('owner').map(({ year, housePriceUsd, btcPriceUsd }) => [
    year,
    formatNumber(housePriceUsd / btcPriceUsd, 'en', 1),
  ]);
  // 322,425 ÷ 14,000; 328,150 ÷ 29,000; 383,000 ÷ 47,000; 422,800 ÷ 65,964
  expect(rows).toEqual([
    [2017, '23.0'],
    [2020, '11.3'],
    [2021, '8.1'],
    [2024, '6.4'],
  ]);
});

describe('headline stats', () => {
  it.each([
    ['dollar-value-lost-since-1971', '87%'],
    ['house-price-multiple', '16x'],
    ['year-1971', '1971'],
    ['m2-increase-since-1959', '7,357%'],
    ['m2-increase-drawn-series', '7,138%'],
    ['purchasing-power-lost-since-1959', '90.95%'],
    ['purchasing-power-lost-since-1959-rounded', '91%'],
    ['purchasing-power-of-100-dollars', '$9.05'],
  ] as const)('%s is %s', (id, words) => expect(formatClaim(getClaim(id), 'en')).toBe(words));

  it('money supply 70x is the rounded multiple of the series', () => {
    const { owner, value } = getClaim('m2-multiple-since-1959');
    expect(owner).toBe(70);
    // 20.773 ÷ 0.287 = 72.4
    expect(value).toBeCloseTo(72.4, 1);
  });
});

describe('DCA: annual total = amount x purchases per year', () => {
  const annual = (amountUsd: number, frequency: string) =>
    resultOf(dollarCostAveraging({ amountUsd, frequency })).annualTotalUsd;

  it.each([
    ['daily', 365],
    ['weekly', 52],
    ['bi-weekly', 26],
    ['monthly', 12],
    ['unknown', 52],
  ])('%s is %i purchases', (frequency, purchases) => {
    expect(annual(1, frequency)).toBe(purchases);
    expect(annual(100, frequency)).toBe(100 * purchases);
  });

  it('has the frequencies daily, weekly, bi-weekly, monthly', () =>
    expect(FREQUENCIES).toEqual(['daily', 'weekly', 'bi-weekly', 'monthly']));
});

describe('fees: total satoshis = size x rate; BTC = that / 1e8; USD at 45000 per BTC', () => {
  it.each([
    [250, 20, 5_000, 0.00005, '$2.25'],
    [150, 1, 150, 0.0000015, '$0.07'],
    [1000, 100, 100_000, 0.001, '$45.00'],
    [400, 35, 14_000, 0.00014, '$6.30'],
  ])('%i bytes at %i sat/vB are %i satoshis, %d BTC, %s', (sizeVbytes, rateSatsPerVbyte, sats, btc, usd) => {
    const result = resultOf(fee({ sizeVbytes, rateSatsPerVbyte }));
    expect(result).toMatchObject({ sats, btc });
    expect(formatMoney(result.usd, 'en')).toBe(usd);
  });
});

it.each([
  [2020, 16, 2, 3],
  [2021, 19, 6, 4],
  [2022, 18, 11, 5],
  [2023, 7, 5, 4],
  [2024, 5, 2, 3],
])('inflation in %i: housing +%i%%, groceries +%i%%, wages +%i%%', (year, housing, groceries, wages) => {
  expect(inflationByYear(year, getInflationTable())).toMatchObject({
    value: { year, owner: { housing, groceries, wages } },
  });
});

describe('mining: block reward 3.125 BTC, network 600,000,000 TH/s, 144 blocks per day', () => {
  it.each([
    // 3.125 × (hash rate ÷ 6e8) × 144; × price; watts ÷ 1000 × 24 × cost; revenue − power cost
    [100, 3000, 0.12, 43_000, '0.00007500', '$3.23', '$8.64', '−$5.42'],
    [200, 3500, 0.05, 60_000, '0.00015000', '$9.00', '$4.20', '$4.80'],
    [600_000_000, 0, 0, 1, '450.00000000', '$450.00', '$0.00', '$450.00'],
  ])('%d TH/s, %d W, $%d/kWh, $%d: %s BTC, %s − %s = %s', (...row) => {
    const [hashRateThs, powerW, electricityUsdPerKwh, btcPriceUsd, btc, revenue, power, profit] = row;
    const result = resultOf(mining({ hashRateThs, powerW, electricityUsdPerKwh, btcPriceUsd }));
    expect(formatNumber(result.dailyBtc, 'en', 8)).toBe(btc);
    expect(formatMoney(result.dailyRevenueUsd, 'en')).toBe(revenue);
    expect(formatMoney(result.dailyPowerCostUsd, 'en')).toBe(power);
    expect(formatMoney(result.dailyProfitUsd, 'en')).toBe(profit);
  });
});

describe('hardware wallet: value, annual risk exposure, protection cost %, value protected', () => {
  it.each([
    // amount × price; value × risk ÷ 100; cost ÷ value × 100; value − cost
    [0.1, 43_000, 5, 79, '$4,300', '$215', '1.8', '$4,221'],
    [0.02, 50_000, 2.5, 149, '$1,000', '$25', '14.9', '$851'],
  ])('%d BTC at $%d, %d%%, $%d: %s, %s, %s%%, %s', (...row) => {
    const [bitcoinAmount, btcPriceUsd, exchangeRiskPercent, walletCostUsd, value, risk, cost, left] = row;
    const result = resultOf(hardwareWallet({ bitcoinAmount, btcPriceUsd, exchangeRiskPercent, walletCostUsd }));
    expect(formatMoney(result.portfolioValueUsd, 'en', 0)).toBe(value);
    expect(formatMoney(result.annualRiskUsd, 'en', 0)).toBe(risk);
    expect(formatNumber(result.protectionCostPercent ?? Number.NaN, 'en', 1)).toBe(cost);
    expect(formatMoney(result.valueProtectedUsd, 'en', 0)).toBe(left);
  });
});

describe('time preference: deposits i = 0 … n − 1 of 12 x years', () => {
  const plan = (monthlyAmountUsd: number, years: number, inflationPercent: number, bitcoinReturnPercent: number) =>
    resultOf(timePreference({ monthlyAmountUsd, years, inflationPercent, bitcoinReturnPercent }));

  it.each([
    [500, 10, 3.5, 45],
    [100, 1, 12, 12],
    [250, 3, 0, 0],
  ])('$%d for %d years at %d%% and %d%% follows the sums of the specification', (amount, years, inflation, growth) => {
    const n = 12 * years;
    let [real, bitcoin] = [0, 0];
    for (let i = 0; i < n; i++) {
      real += amount / (1 + inflation / 100 / 12) ** i;
      bitcoin += amount * (1 + growth / 100 / 12) ** (n - i);
    }
    const result = plan(amount, years, inflation, growth);
    expect(result.months).toBe(n);
    expect(result.totalContributedUsd).toBe(amount * n);
    expect(result.nominalUsd).toBe(amount * n);
    expect(result.realValueUsd).toBeCloseTo(real, 4);
    expect(result.bitcoinValueUsd).toBeCloseTo(bitcoin, 2);
    expect(result.purchasingPowerLossPercent).toBeCloseTo(((amount * n - real) / (amount * n)) * 100, 8);
  });

  it('gives $60,000, $50,711 and 15.5% for its defaults', () => {
    const result = plan(500, 10, 3.5, 45);
    expect(formatMoney(result.nominalUsd, 'en', 0)).toBe('$60,000');
    expect(formatMoney(result.realValueUsd, 'en', 0)).toBe('$50,711');
    expect(formatNumber(result.purchasingPowerLossPercent ?? Number.NaN, 'en', 1)).toBe('15.5');
  });
});

it('21 million supply cap; 100 million satoshis per bitcoin', () => {
  expect(SUPPLY_CAP_BTC).toBe(21_000_000);
  expect(SATS_PER_BTC).toBe(100_000_000);
  expect(FIRST_SUBSIDY_BTC).toBe(50);
  expect(MAX_SUPPLY_SATS).toBeLessThan(21_000_000 * 100_000_000);
});

it.each([
  ['Beginner', 'moss'],
  ['Intermediate', 'ochre'],
  ['Advanced', 'loss'],
] as const)('difficulty colors green, yellow, red: %s is %s', (level, color) => {
  expect(renderToStaticMarkup(createElement(Level, { level, locale: 'en' }))).toContain(`text-${color}`);
});
