/** A page and its row on /sources must not tell two truths: each number that a page computes for itself is held to its claim. */
import type { ClaimId } from '@/content/claims';
import { SUBSIDY_BTC, SUPPLY_CAP_BTC } from '@/lib/bitcoin';
import { BASE_YEAR, housingInBtc } from '@/lib/calculators/time-machine';
import { getChart } from '@/lib/charts/catalogue';
import { getClaim } from '@/lib/content/claims';
import { getSeries, getValue } from '@/lib/content/figures';
import { getCpiTable, getHousingRows } from '@/lib/content/series';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';

const rounded = (id: ClaimId, value = getClaim(id).value) => roundHalfAwayFromZero(value, getClaim(id).format.decimals);

it.each<[ClaimId, Parameters<typeof getChart>[0], string]>([
  ['hundred-dollars-in-1971', 'dollar-value', 'leftIn1971'],
  ['purchasing-power-of-100-dollars', 'dollar-value', 'left'],
  ['prices-multiple-since-1959', 'dollar-value', 'pricesTimes'],
  ['income-multiple-since-1959', 'dollar-value', 'incomeTimes'],
  ['m2-multiple-since-1963', 'money-and-homes', 'm2Times'],
  ['new-house-multiple-since-1963', 'money-and-homes', 'priceTimes'],
  ['house-price-to-income-1965', 'home-and-income', 'r1965'],
  ['house-price-to-income-1971', 'home-and-income', 'r1971'],
  ['house-price-to-income-2021', 'home-and-income', 'r2021'],
  ['house-price-to-income-2024', 'home-and-income', 'rLast'],
  ['productivity-1948-to-2024', 'work-and-pay', 'productivity'],
  ['pay-1948-to-2024', 'work-and-pay', 'pay'],
  ['productivity-1971-to-1979', 'work-and-pay', 'productivity7179'],
  ['pay-1971-to-1979', 'work-and-pay', 'pay7179'],
  ['productivity-1979-to-2024', 'work-and-pay', 'productivity79'],
  ['pay-1979-to-2024', 'work-and-pay', 'pay79'],
  ['obesity-teens-1976', 'child-weight', 'teens1976'],
  ['obesity-teens-latest', 'child-weight', 'teensLast'],
  ['obesity-school-age-1976', 'child-weight', 'school1976'],
  ['obesity-school-age-latest', 'child-weight', 'schoolLast'],
  ['poverty-all-first', 'family-poverty', 'allFrom'],
  ['poverty-all-1971', 'family-poverty', 'all1971'],
  ['poverty-all-latest', 'family-poverty', 'allTo'],
  ['poverty-woman-1971', 'family-poverty', 'woman1971'],
  ['poverty-woman-latest', 'family-poverty', 'womanTo'],
])('%s is what the chart %s says as %s', (id, chart, fact) => {
  const stated = getChart(chart).facts[fact];
  expect(stated).toBeDefined();
  expect(rounded(id)).toBe(rounded(id, stated?.value));
});

it('the titles of the rows name the years the panels end in', () => {
  expect(getChart('home-and-income').facts.to?.value).toBe(2024);
  expect(getChart('work-and-pay').facts.to?.value).toBe(2024);
  expect(getChart('family-poverty').facts.to?.value).toBe(2021);
  expect(getChart('child-weight').keys.at(-1)).toMatch(/^2017/);
});

it.each([1980, 1990, 2000, 2010, 2024] as const)('the coin of %s is the one on the shelf', (year) => {
  const cpi = getCpiTable();
  expect(rounded(`coin-${year}`)).toBe(Math.round((100 * Number(cpi[1971])) / Number(cpi[year])));
});

it.each([
  ['owner', 'owner'],
  ['yearly-average', 'average'],
] as const)('the housing table with the prices "%s" is the one of the Time Machine', (prices, name) => {
  const rows = housingInBtc(getHousingRows(prices));
  expect(rows.map((row) => row.year)).toEqual([2017, 2020, 2021, BASE_YEAR]);
  for (const row of rows) {
    const id = `house-in-bitcoin-${name}-${row.year}` as ClaimId;
    expect([id, rounded(id)]).toEqual([id, rounded(id, row.btcPerHouse)]);
  }
});

it('the sentences under the housing table say the same', () => {
  const close = (year: number, column: string) => getValue('btc-price-monthly', year, column, 'annual');
  const house = getValue('median-house-price', 2022, 'price');
  const last = getSeries<string>('btc-price-monthly', 'close').at(-1)?.[1] ?? Number.NaN;
  // 1 − 15,758.29 / 67,541.76 = 0.7667; highest close of all: 124,824.45 in 2025
  expect(rounded('btc-fall-2021-to-2022')).toBe(77);
  expect(getClaim('house-in-bitcoin-2022-low').value).toBeCloseTo(house / close(2022, 'highestClose'), 6);
  expect(getClaim('house-in-bitcoin-2022-high').value).toBeCloseTo(house / close(2022, 'lowestClose'), 6);
  expect(getClaim('btc-below-highest-close').value).toBeCloseTo(100 * (1 - last / 124824.45), 6);
});

it('the sentences of the other exhibits say the same', () => {
  const cpi = (year: number) => getValue('cpi-u', year, 'cpi');
  expect(rounded('prices-1965-to-1971')).toBe(Math.round((cpi(1971) / cpi(1965) - 1) * 100));
  expect(rounded('prices-multiple-since-1913')).toBe(Math.round(cpi(2024) / cpi(1913)));
  expect(rounded('price-of-a-1971-dollar')).toBe(7.94); // 321.5 / 40.5
  expect(rounded('thousand-dollars-lost-1980')).toBe(130); // 1000 − 1000 / 1.148 = 128.9
  expect([rounded('cpi-1914'), rounded('cpi-1920')]).toEqual([10, 20]);
  expect([getClaim('block-reward').value, getClaim('supply-limit').value]).toEqual([SUBSIDY_BTC, SUPPLY_CAP_BTC]);
});
