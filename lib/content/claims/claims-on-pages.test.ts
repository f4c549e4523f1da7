/** Claims must agree with what pages show beside them: a chart, a price in a table, a constant of the protocol. */
import type { ChartId } from '@/content/charts/index';
import type { ClaimId } from '@/content/claims/index';
import { SUBSIDY_BTC, SUPPLY_CAP_BTC } from '@/lib/bitcoin';
import { getChart, getColumn } from '@/lib/charts/get-chart';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getHousingRows } from '@/lib/content/figures/series';
import { formatNumber } from '@/lib/format/number';

const formatted = (id: ClaimId) => formatClaim(getClaim(id), 'en');

describe('a number under a chart is a point of the chart', () => {
  const END = -1;

  it.each<[ChartId, ClaimId, column: string, year: number]>([
    ['dollar-value', 'hundred-dollars-in-1971', 'power', 1971],
    ['dollar-value', 'hundred-dollars-latest', 'power', END],
    ['home-and-income', 'house-price-to-income-1965', 'ratio', 1965],
    ['home-and-income', 'house-price-to-income-1971', 'ratio', 1971],
    ['home-and-income', 'house-price-to-income-2021', 'ratio', 2021],
    ['home-and-income', 'house-price-to-income-2023', 'ratio', END],
    ['work-and-pay', 'productivity-1948-to-2024', 'productivity', END],
    ['work-and-pay', 'pay-1948-to-2024', 'pay', END],
    ['child-weight', 'obesity-teens-1971', 'age12to19', 1971],
    ['child-weight', 'obesity-school-age-1971', 'age6to11', 1971],
    ['child-weight', 'obesity-teens-1976', 'age12to19', 1976],
    ['child-weight', 'obesity-teens-latest', 'age12to19', END],
    ['child-weight', 'obesity-school-age-1976', 'age6to11', 1976],
    ['child-weight', 'obesity-school-age-latest', 'age6to11', END],
    ['family-poverty', 'poverty-all-1970', 'allFamilies', 1970],
    ['family-poverty', 'poverty-all-2020', 'allFamilies', END],
    ['family-poverty', 'poverty-woman-1989', 'femaleHouseholder', 1989],
    ['family-poverty', 'poverty-woman-2020', 'femaleHouseholder', END],
  ])('%s: %s', (id, claim, column, year) => {
    const chart = getChart(id);
    const { values } = getColumn(chart, column);
    const drawn = year === END ? values.findLast((value) => value !== null) : values[chart.xs.indexOf(year)];
    expect(formatClaim(getClaim(claim), 'en', drawn ?? Number.NaN)).toBe(formatted(claim));
  });

  it.each<[ChartId, ClaimId, column: string, key: string]>([
    ['money-and-homes', 'm2-multiple-1963-to-latest', 'm2Index', '2026-05'],
    ['money-and-homes', 'new-house-multiple-since-1963', 'priceIndex', '2026-05'],
    ['money-and-homes', 'new-house-after-inflation-since-1963', 'realPriceIndex', '2026-05'],
    ['money-prices-output', 'm2-multiple-1959-to-2024', 'm2Index', '2024'],
    ['money-prices-output', 'output-multiple-1959-to-2024', 'outputIndex', '2024'],
    ['money-prices-output', 'prices-multiple-1959-to-2024', 'cpiIndex', '2024'],
  ])('%s: %s is the index of its year divided by 100', (id, claim, column, key) => {
    const chart = getChart(id);
    const index = getColumn(chart, column).values[chart.keys.indexOf(key)] ?? Number.NaN;
    expect(formatClaim(getClaim(claim), 'en', index / 100)).toBe(formatted(claim));
  });
});

it('the titles of the rows name the last years of the panels', () => {
  expect(getChart('home-and-income').periods.to).toBe('2023');
  expect(getChart('work-and-pay').periods.to).toBe('2024');
  expect(getChart('family-poverty').periods.to).toBe('2020');
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
  const stated = rows.map(({ year }) => [year, formatted(`house-in-bitcoin-${prices}-${year}` as ClaimId)]);
  expect(Object.fromEntries(stated)).toEqual(expected);
});

it.each<[ClaimId, string]>([
  ['coin-1980', '49¢'], // 40.5 / 82.4
  ['coin-2024', '13¢'], // 40.5 / 321.5
  ['price-of-a-1971-dollar', '$7.94'], // 321.5 / 40.5
  ['prices-multiple-since-1959', '11x'], // 321.5 / 29.1
  ['m2-multiple-between-the-months', '75x'], // 21,454.2 / 287.7 = 74.57
  ['m2-multiple-1959-to-2024', '72x'], // 21,134.5 / 293.3 = 72.06
  ['m2-multiple-1959-to-1971', '2.3x'], // 674.4 / 293.3 = 2.299
  ['new-house-multiple-1963-to-1971', '1.4x'], // 25,225 / 18,050 = 1.398
  ['m2-multiple-1971-to-2024', '31x'], // 21,134.5 / 674.4 = 31.34
  ['output-multiple-1959-to-2024', '56x'], // 29,184.9 / 521.7 = 55.94
  ['prices-multiple-1959-to-2024', '11x'], // 313.689 / 29.15 = 10.76
  ['m2-per-year-1959-to-1971', '7.2%'], // (674.4 / 293.3) ^ (1/12) = 1.0718
  ['m2-per-year-1971-to-1983', '9.7%'],
  ['m2-per-year-1971-to-2024', '6.7%'], // (21,134.5 / 674.4) ^ (1/53) = 1.0672
  ['m2-per-year-1983-to-2024', '5.8%'],
  ['output-per-year-1959-to-1971', '6.9%'],
  ['output-per-year-1971-to-1983', '9.9%'],
  ['output-per-year-1971-to-2024', '6.3%'],
  ['real-output-per-year-1959-to-1971', '4.0%'],
  ['real-output-per-year-1971-to-1983', '2.8%'],
  ['real-output-per-year-1971-to-2024', '2.8%'],
  ['real-output-per-year-1983-to-2024', '2.8%'],
  ['prices-per-year-1959-to-1971', '2.8%'], // (40.492 / 29.15) ^ (1/12) = 1.0278
  ['prices-per-year-1971-to-1983', '7.8%'], // (99.6 / 40.492) ^ (1/12) = 1.0779
  ['prices-per-year-1983-to-2024', '2.8%'], // (313.689 / 99.6) ^ (1/41) = 1.0284
  ['m2-multiple-1963-to-latest', '61x'], // 23,052.3 / 379.6 = 60.73
  ['m2-since-2022', '6.7%'], // 23,052.3 / 21,607.4 = 1.0669
  ['new-house-below-2022', '5.1%'], // 1 - 410,700 / 432,950 = 0.0514
  ['new-house-multiple-since-1963', '23x'], // 410,700 / 18,050 = 22.75
  ['new-house-after-inflation-since-1963', '2.1x'], // 22.75 / (335.123 / 30.625)
  ['hundred-dollars-in-1971', '$71.99'], // 100 × 29.15 / 40.492
  ['treasury-bills-since-1971', '11.0x'],
  ['treasury-bills-per-year-since-1971', '4.6%'], // 10.9527 ^ (1/53) = 1.0462
  ['treasury-bills-after-prices', '41%'], // 10.9527 / 7.7469
  ['btc-fall-2011', '93%'], // 1 − 2.1051 / 29.03 = 0.9275
  ['btc-fall-2013-to-2015', '85%'], // 1 − 175.64 / 1,134.93 = 0.8452
  ['btc-return-per-year-since-june-2021', '11%'], // five years
  ['btc-return-per-year-since-october-2021', '−1%'],
  ['pizza-coins-at-the-high', '1.2 billion US dollars'], // 10,000 × 124,824.45
  ['hundred-dollars-latest', '$8.70'], // 100 × 29.15 / 335.123
  ['income-multiple-since-1959', '19x'], // 100,800 / 5,417 = 18.61
  ['productivity-1971-to-1979', '9.0%'], // 216.3 / 198.5 = 1.0897
  ['pay-1971-to-1979', '5.4%'], // 187.4 / 177.8 = 1.0540
  ['prices-1965-to-1971', '29%'], // 40.492 / 31.508 = 1.2851
  ['dollar-value-lost-1913-to-1971', '76%'], // 1 − 9.883 / 40.492 = 0.7559
  ['prices-multiple-1913-to-1971', '4.1x'], // 40.492 / 9.883 = 4.097
  ['inflation-per-year-1913-to-1971', '2.5%'], // (40.492 / 9.883)^(1/58) = 1.0246
  ['inflation-per-year-1971-to-2024', '3.9%'], // (313.689 / 40.492)^(1/53) = 1.0394
  ['inflation-per-year-1983-to-2020', '2.6%'], // (258.811 / 99.6)^(1/37) = 1.0261
  ['dollar-value-lost-since-1971-latest', '87.9%'], // 1 − 40.492 / 335.123 = 0.8792
  ['prices-multiple-since-1913', '34x'], // 335.123 / 9.883 = 33.91
  ['inflation-latest', '4.2%'], // 335.123 / 321.465 = 1.0425
  ['m2-multiple-latest', '80x'], // 23,052.3 / 286.6 = 80.43
  ['new-house-after-inflation', '2.1x'], // (418,975 / 25,225) / (313.689 / 40.492) = 2.144
  ['house-in-bitcoin-latest', '7.0'], // 410,700 / 58,523.93 = 7.018
  ['btc-highest-close', '$124,824'],
  ['thousand-dollars-lost-1980', '$130'], // 1000 − 1000 / 1.148 = 128.9
  ['cpi-1914', '10.0'],
  ['cpi-1920', '20.0'],
  ['btc-fall-2021-to-2022', '77%'], // 1 − 15,758.29 / 67,541.76 = 0.7667
  ['house-in-bitcoin-2022-low', '9.1'], // 432,950 / 47,560.01
  ['house-in-bitcoin-2022-high', '27.5'], // 432,950 / 15,758.29
])('%s is %s', (id, expected) => {
  expect(formatted(id)).toBe(expected);
});

it('the protocol has one block reward and one limit', () => {
  expect([getClaim('block-reward').value, getClaim('supply-limit').value]).toEqual([SUBSIDY_BTC, SUPPLY_CAP_BTC]);
});
