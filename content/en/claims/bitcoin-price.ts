import type { bitcoinPriceClaims } from '@/content/claims/bitcoin-price';
import type { ClaimWords } from './words';

const returnSince = (month: string, caveat: string): ClaimWords => ({
  title: `Return of bitcoin per year, ${month} to June 2026`,
  table: { title: 'Return of bitcoin per year', row: `${month} to June 2026` },
  how: 'The steady pace that leads from the first month-end price to the last.',
  caveat,
});

export const bitcoinPriceWords: Record<keyof typeof bitcoinPriceClaims, ClaimWords> = {
  'btc-fall-2011': {
    title: 'Largest fall of the bitcoin price in 2011, by daily closes',
    how: 'From the highest daily close of 2011, in June ({btc-high-2011}), to the lowest after it, on November 18 ({btc-low-2011}).',
    caveat: 'The market was tiny, and most trades were on one exchange. Month-end prices show a smaller fall.',
  },
  'btc-fall-2013-to-2015': {
    title: 'Fall of the bitcoin price from 2013 to 2015, by daily closes',
    how: 'From the highest daily close of 2013 ({btc-high-2013}) to the lowest of 2015 ({btc-low-2015}).',
    caveat:
      'Within a day the price moved further. From the high of 2017 to the low of 2018 it fell about as far: {btc-fall-2017-to-2018}.',
  },
  'btc-return-per-year-since-june-2021': returnSince(
    'June 2021',
    'A chosen start, after a first fall in the spring of that year. Taxes and fees are left out.',
  ),
  'btc-return-per-year-since-october-2021': returnSince(
    'October 2021',
    'A chosen start, close to a high. Taxes and fees are left out.',
  ),
  'pizza-coins-at-the-high': {
    title: 'Value of the coins paid for two pizzas at the highest daily close of 2025',
    how: 'The number of coins, read elsewhere on this page, times the highest daily close of 2025 ({btc-high-2025}).',
    caveat: 'Nobody could have sold so many coins at that price in one day without moving it.',
  },
};
