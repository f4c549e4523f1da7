import type { lessonSums } from '@/content/claims/lesson-sums';
import { formatReference } from '@/lib/content/claims/fill-claims';

const sums: Record<keyof typeof lessonSums, string> = {
  'inflation-per-year-1960-to-1965': '1.3%', // (31.5 / 29.6) ^ (1/5) = 1.0126
  'inflation-1972': '3.3%',
  'inflation-1974': '11.1%',
  'inflation-1934': '3.5%',
  'household-income-1971': '9,028',
  'household-income-2024': '83,730',
  'household-income-after-inflation-since-1971': '20%', // (83,730 / 9,028) / (313.689 / 40.492) = 1.197
  'gasoline-1971': '$0.36',
  'gasoline-2024': '$3.45',
  'house-in-household-incomes-1971': '2.8', // 25,225 / 9,028
  'house-in-household-incomes-2022': '5.8',
  'house-in-household-incomes-2024': '5.0', // 418,975 / 83,730
  'thousand-of-2020-bought': '$825', // 1,000 × 258.811 / 313.689 = 825.1
  'thousand-of-2020-melted': '$175',
  'thousand-in-bitcoin-october-2021': '$1,000',
  'thousand-in-bitcoin-december-2022': '$269',
  'thousand-in-bitcoin-december-2024': '$1,520',
  'thousand-in-bitcoin-june-2026': '$953',
  'btc-fall-october-2021-to-december-2022': '73%',
  'btc-fall-december-2021-to-december-2022': '64%',
  'btc-fall-since-highest-month-of-2025': '49%',
  'btc-volatility-first-five-years': '152%',
  'btc-volatility-last-five-years': '55%',
  'btc-volatility-since-january-2025': '39%',
  'gold-volatility-since-january-2025': '18%',
  'btc-transactions-2025-millions': '154',
  'btc-fee-2021': '$10.43',
  'btc-fee-2025': '$1.13',
  'coins-of-first-four-years': '10,500,000', // 210,000 × 50
  'coins-of-second-four-years': '5,250,000', // 210,000 × 25
  'gold-of-a-dollar-in-1934': '59%', // 20.67 / 35
  'mt-gox-share': '7%', // 850,000 / 12.2 million
};

it.each(Object.entries(sums))('the sum %s is %s', (id, expected) => {
  expect(formatReference(id, 'en')).toBe(expected);
});
