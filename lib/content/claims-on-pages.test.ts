/** Pages print claims. What stands beside one (a drawn line, a price in a table, a constant of the protocol) must agree with it. */
import type { ChartId } from '@/content/charts';
import type { ClaimId } from '@/content/claims';
import { SUBSIDY_BTC, SUPPLY_CAP_BTC } from '@/lib/bitcoin';
import { formatValue } from '@/lib/charts/format-value';
import { getChart } from '@/lib/charts/get-chart';
import { type Fact, getColumn } from '@/lib/charts/spec';
import { formatClaim, getClaim } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { getHousingRows } from '@/lib/content/series';
import { formatNumber } from '@/lib/format/number';

const printed = (id: ClaimId) => formatClaim(getClaim(id), 'en');

describe('a claim under a chart is the point that the chart draws', () => {
  const END = -1;
  const print = (value: number | null | undefined, { format }: Fact) =>
    formatValue(value ?? null, format, 'en', getContent('en').charts.values);

  it.each<[ChartId, fact: string, column: string, year: number]>([
    ['dollar-value', 'leftIn1971', 'power', 1971],
    ['dollar-value', 'left', 'power', END],
    ['home-and-income', 'r1965', 'ratio', 1965],
    ['home-and-income', 'r1971', 'ratio', 1971],
    ['home-and-income', 'r2021', 'ratio', 2021],
    ['home-and-income', 'rLast', 'ratio', END],
    ['work-and-pay', 'productivity', 'productivity', END],
    ['work-and-pay', 'pay', 'pay', END],
    ['child-weight', 'teens1976', 'age12to19', 1976],
    ['child-weight', 'teensLast', 'age12to19', END],
    ['child-weight', 'school1976', 'age6to11', 1976],
    ['child-weight', 'schoolLast', 'age6to11', END],
    ['family-poverty', 'allFrom', 'allFamilies', 1959],
    ['family-poverty', 'all1971', 'allFamilies', 1971],
    ['family-poverty', 'allTo', 'allFamilies', END],
    ['family-poverty', 'woman1971', 'femaleHouseholder', 1971],
    ['family-poverty', 'womanTo', 'femaleHouseholder', END],
  ])('%s: %s', (id, name, column, year) => {
    const chart = getChart(id);
    const fact = chart.facts[name] as Fact;
    const drawn = getColumn(chart, column).values.at(year === END ? END : chart.xs.indexOf(year));
    expect(print(fact.value, fact)).toBe(print(drawn, fact));
  });

  it.each(['m2', 'price'])('money-and-homes: %sTimes is the index it ends in, which starts from 100', (column) => {
    const chart = getChart('money-and-homes');
    const fact = chart.facts[`${column}Times`] as Fact;
    expect(print(fact.value, fact)).toBe(print((getColumn(chart, `${column}Index`).values.at(-1) ?? 0) / 100, fact));
  });
});

it('the titles of the rows name the years the panels end in', () => {
  expect(getChart('home-and-income').facts.to?.value).toBe(2024);
  expect(getChart('work-and-pay').facts.to?.value).toBe(2024);
  expect(getChart('family-poverty').facts.to?.value).toBe(2021);
  expect(getChart('child-weight').keys.at(-1)).toMatch(/^2017/);
});

it.each<[Parameters<typeof getHousingRows>[0], Record<number, string>]>([
  // 322,425 / 14,000; 328,150 / 29,000; 383,000 / 47,000; 422,800 / 65,964
  ['owner', { 2017: '23.0', 2020: '11.3', 2021: '8.1', 2024: '6.4' }],
  // 322,425 / 3,994.49; 328,150 / 11,119.06; 383,000 / 47,438.67; 422,800 / 65,972.32
  ['average', { 2017: '80.7', 2020: '29.5', 2021: '8.1', 2024: '6.4' }],
])('a row of the housing table with the prices "%s" divides the two prices it shows', (prices, expected) => {
  const rows = getHousingRows(prices);
  const divided = rows.map((row) => [row.year, formatNumber(row.housePriceUsd / row.btcPriceUsd, 'en', 1)]);
  expect(Object.fromEntries(divided)).toEqual(expected);
  const stated = rows.map(({ year }) => [year, printed(`house-in-bitcoin-${prices}-${year}` as ClaimId)]);
  expect(Object.fromEntries(stated)).toEqual(expected);
});

it.each<[ClaimId, string]>([
  ['coin-1980', '49¢'], // 40.5 / 82.4
  ['coin-2024', '13¢'], // 40.5 / 321.5
  ['price-of-a-1971-dollar', '$7.94'], // 321.5 / 40.5
  ['prices-multiple-since-1959', '11x'], // 321.5 / 29.1
  ['income-multiple-since-1959', '20x'], // 105,800 / 5,417 = 19.53
  ['productivity-1971-to-1979', '9.0%'], // 216.3 / 198.5 = 1.0897
  ['pay-1971-to-1979', '5.4%'], // 187.4 / 177.8 = 1.0540
  ['prices-1965-to-1971', '29%'], // 40.492 / 31.508 = 1.2851
  ['prices-multiple-since-1913', '32x'], // 313.689 / 9.883 = 31.74
  ['thousand-dollars-lost-1980', '$130'], // 1000 − 1000 / 1.148 = 128.9
  ['cpi-1914', '10.0'],
  ['cpi-1920', '20.0'],
  ['btc-fall-2021-to-2022', '77%'], // 1 − 15,758.29 / 67,541.76 = 0.7667
  ['house-in-bitcoin-2022-low', '9.1'], // 432,950 / 47,560.01
  ['house-in-bitcoin-2022-high', '27.5'], // 432,950 / 15,758.29
  ['btc-below-highest-close', '53%'], // 1 − 58,523.93 / 124,824.45 = 0.5312
])('%s is %s', (id, expected) => {
  expect(printed(id)).toBe(expected);
});

it('the protocol has one block reward and one limit', () => {
  expect([getClaim('block-reward').value, getClaim('supply-limit').value]).toEqual([SUBSIDY_BTC, SUPPLY_CAP_BTC]);
});
