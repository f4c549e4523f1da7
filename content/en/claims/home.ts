import { COIN_YEARS, type CoinClaimId, type homeClaims } from '@/content/claims/home';
import { baselineWords } from './baseline';
import { evidenceWords } from './evidence';
import type { ClaimWords } from './words';

const coins = Object.fromEntries(
  COIN_YEARS.map((year): [string, ClaimWords] => {
    const when = year === 2024 ? 'May 2025' : `${year}`;
    return [
      `coin-${year}`,
      {
        title: `What was left of a 1971 dollar in ${when}`,
        table: { title: 'What was left of a 1971 dollar', row: when },
        how: '100 cents times the price level of 1971 ({owner-cpi-1971}) divided by the one used for the year.',
        caveat: 'For cash without interest. The last price level is that of May 2025.',
      },
    ];
  }),
) as Record<CoinClaimId, ClaimWords>;

const obesity = (who: string, when: string): ClaimWords => ({
  title: `Obesity among ${who}, ${when}`,
  table: { title: 'Obesity among children and teenagers', row: `${when}, ${who}` },
  how: 'Taken from the survey as published.',
  caveat: 'One survey of a few thousand children. Its sampling error is a few points, and it measures no cause.',
});

const poverty = (who: string, when: string): ClaimWords => ({
  title: `Families in poverty, ${who}, ${when}`,
  table: { title: 'Families in poverty', row: `${when}, ${who}` },
  how: 'Taken from a copy of the yearly table of the Census Bureau.',
  caveat: 'It counts cash income only, without tax credits and food aid.',
});

const productivity = (what: 'productivity' | 'typical pay', years: string, how: string): ClaimWords => ({
  title: `Rise in ${what}, ${years}`,
  table: { title: 'Rise in productivity and typical pay', row: `${years}, ${what}` },
  how,
  caveat:
    'Economic Policy Institute, release of January 2026. The two lines use different price measures and groups of workers.',
});
const asPublished = 'Taken from the series as published, which counts from 1948.';

const incomes = (year: number, caveat: string): ClaimWords => ({
  title: `Years of family income for a new house, ${year}`,
  table: { title: 'Years of family income for a new house', row: `${year}` },
  how: 'The median price of a new house divided by the median family income of the year.',
  caveat,
});

const priceLevel = (year: number, caveat: string): ClaimWords => ({
  title: `US price level of ${year}`,
  table: { title: 'US price level', row: `${year}` },
  how: 'The average of the consumer price index for the year.',
  caveat,
});

export const homeWords: Record<keyof typeof homeClaims, ClaimWords> = {
  ...coins,
  ...baselineWords,
  ...evidenceWords,
  'price-of-a-1971-dollar': {
    title: 'What a thing for one dollar of 1971 cost in May 2025',
    how: 'The price level of May 2025 ({owner-cpi-2024}) divided by that of 1971 ({owner-cpi-1971}).',
    caveat: 'An average of many prices. Some things became far dearer than that, others cheaper.',
  },
  'hundred-dollars-in-1971': {
    title: 'What 100 dollars of 1959 still bought in 1971',
    how: '100 times the average price level of 1959 divided by that of 1971.',
    caveat: 'In dollars of 1959, for cash without interest. So a good part of the loss came before August 1971.',
  },
  'm2-multiple-since-1963': {
    title: 'The money supply of January 2024 as a multiple of 1963',
    how: 'The value marked beside the line ({m2-jan-2024}) divided by the average of 1963 ({m2-in-1963}).',
    caveat: 'A single month, in the edition of early 2025. Output and the number of people grew too.',
  },
  'new-house-multiple-since-1963': {
    title: 'Growth of the price of a new house since 1963',
    how: 'The median price of a new house in the second quarter of 2026 divided by that of 1963.',
    caveat: 'Not corrected for size or quality. New houses grew larger and better equipped.',
  },
  'prices-multiple-since-1959': {
    title: 'Prices as a multiple of 1959',
    how: 'The price level of May 2025 ({owner-cpi-2024}) divided by that of 1959 ({owner-cpi-1959}).',
    caveat: 'With the official average of 2024 ({owner-cpi-2024:official}) the multiple is a little lower.',
  },
  'income-multiple-since-1959': {
    title: 'Median family income as a multiple of 1959',
    how: 'The median family income of 2023 divided by that of 1959, in dollars of each year.',
    caveat: 'Prices rose in the same years. More families had two earners than in 1959.',
  },
  'house-price-to-income-1965': incomes(
    1965,
    'The price of money is missing: mortgage rates were lower in 1965 than in the 1970s and 1980s.',
  ),
  'house-price-to-income-1971': incomes(1971, 'Houses were then close to their cheapest.'),
  'house-price-to-income-2021': incomes(
    2021,
    'New houses were much larger than in 1965, and mortgage rates in 2021 were very low.',
  ),
  'house-price-to-income-2023': incomes(2023, 'The price of borrowing is not counted.'),
  'productivity-1948-to-2024': productivity('productivity', '1948 to 2024', asPublished),
  'pay-1948-to-2024': productivity('typical pay', '1948 to 2024', asPublished),
  'productivity-1971-to-1979': productivity(
    'productivity',
    '1971 to 1979',
    'The index of 1979 ({productivity-index-1979}) divided by that of 1971, minus 1.',
  ),
  'pay-1971-to-1979': productivity(
    'typical pay',
    '1971 to 1979',
    'The index of 1979 ({pay-index-1979}) divided by that of 1971, minus 1.',
  ),
  'obesity-teens-1971': obesity('teenagers (ages 12 to 19)', '1971 to 1974'),
  'obesity-teens-1976': obesity('teenagers (ages 12 to 19)', '1976 to 1980'),
  'obesity-teens-latest': obesity('teenagers (ages 12 to 19)', '2017 to 2020'),
  'obesity-school-age-1971': obesity('schoolchildren (ages 6 to 11)', '1971 to 1974'),
  'obesity-school-age-1976': obesity('schoolchildren (ages 6 to 11)', '1976 to 1980'),
  'obesity-school-age-latest': obesity('schoolchildren (ages 6 to 11)', '2017 to 2020'),
  'poverty-all-1970': poverty('all', '1970'),
  'poverty-all-2020': poverty('all', '2020'),
  'poverty-woman-1989': poverty('led by a woman, no spouse', '1989'),
  'poverty-woman-2020': poverty('led by a woman, no spouse', '2020'),
  'prices-1965-to-1971': {
    title: 'Rise in prices from 1965 to 1971',
    how: 'The average price level of 1971 divided by that of 1965, minus 1.',
    caveat: 'Yearly averages. The gold window closed in August 1971, so a few months after it are included.',
  },
  'thousand-dollars-lost-1980': {
    title: 'What 1,000 dollars in a drawer lost in the year to March 1980',
    how: '1,000 minus 1,000 divided by the rise in prices over the twelve months, rounded to tens.',
    caveat:
      'In buying power, for cash without interest. Savings accounts paid some of it back, and Treasury bills most of it, before tax.',
  },
  'cpi-1914': priceLevel(1914, 'The index was rebuilt later from records of the time. The basket was small.'),
  'cpi-1920': priceLevel(1920, 'The war, scarce goods and new money came together. Prices fell again in 1921.'),
  'block-reward': {
    title: 'New bitcoins in each block since April 2024',
    how: 'The first blocks brought {block-reward-2009} bitcoins each. Every {halving-blocks} blocks the reward is cut in half: to {block-reward-2012}, {block-reward-2016}, {block-reward-2020}, and to {block-reward} at block {fourth-halving-block}.',
    caveat:
      'A rule of the program that each computer of the network checks. Miners also keep the fees of the payments.',
  },
  'supply-limit': {
    title: 'The most bitcoins that can ever exist',
    how: 'The first {halving-blocks} blocks brought {block-reward-2009} bitcoins each, and every later stretch brings half of the one before it. All later stretches together bring as much as the first.',
    caveat:
      'A little less will be issued, because the smallest fractions are cut off. Coins whose keys are lost still count.',
  },
};
