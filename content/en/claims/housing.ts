import { HOUSING_YEARS, type HousingClaimId, type housingClaims } from '@/content/claims/housing';
import type { ClaimWords } from './words';

const houses = 'Houses are newly built ones, for 2024 existing homes of May 2025.';

const ratios = Object.fromEntries(
  HOUSING_YEARS.flatMap((year): [string, ClaimWords][] => [
    [
      `house-in-bitcoin-owner-${year}`,
      {
        title: `A house in bitcoin, ${year}, with our price`,
        table: { title: 'A house in bitcoin, with our price', row: `${year}` },
        how: 'The median house of the year divided by the bitcoin price this site set for it.',
        caveat: `Our prices of 2017 and 2020 are year-end prices, those of 2021 and 2024 averages. ${houses}`,
      },
    ],
    [
      `house-in-bitcoin-average-${year}`,
      {
        title: `A house in bitcoin, ${year}, with the yearly average`,
        table: { title: 'A house in bitcoin, with the yearly average', row: `${year}` },
        how: 'The median house of the year divided by the average bitcoin price of the year.',
        caveat: `Within a year the answer can change by several times. ${houses}`,
      },
    ],
  ]),
) as Record<HousingClaimId, ClaimWords>;

export const housingWords: Record<keyof typeof housingClaims, ClaimWords> = {
  ...ratios,
  'btc-fall-2021-to-2022': {
    title: 'Fall of bitcoin from its high of 2021 to its low of 2022',
    how: '1 minus the lowest daily close of 2022 divided by the highest daily close of 2021.',
    caveat: 'Daily closes. Within a day the price was higher and lower still.',
  },
  'house-in-bitcoin-2022-low': {
    title: 'A house in bitcoin at the highest close of 2022',
    table: { title: 'A house in bitcoin in 2022', row: 'At the highest close' },
    how: 'The median new house of 2022 divided by the highest daily close of bitcoin in that year.',
    caveat: 'One day of one year. The house price is the mean of four quarters.',
  },
  'house-in-bitcoin-2022-high': {
    title: 'A house in bitcoin at the lowest close of 2022',
    table: { title: 'A house in bitcoin in 2022', row: 'At the lowest close' },
    how: 'The median new house of 2022 divided by the lowest daily close of bitcoin in that year.',
    caveat: 'One day of one year. The house price is the mean of four quarters.',
  },
  'house-in-bitcoin-latest': {
    title: 'A house in bitcoin in June 2026',
    how: 'The median new house of the second quarter of 2026 ({new-house-latest}) divided by the bitcoin price at the end of June 2026 ({btc-price-last-month}).',
    caveat: 'Newly built homes, and the price of one day. The last quarter of the house series is preliminary.',
  },
  'btc-highest-close': {
    title: 'Highest daily close of bitcoin in our data',
    how: 'The highest of the daily closes of all full years. It belongs to 2025, and news reports date the record to October 6.',
    caveat: 'Within that day the price was higher still. Exchanges differ a little in what they report.',
  },
  'btc-below-highest-close': {
    title: 'How far bitcoin stood below its highest close',
    how: '1 minus the last month-end close in our data ({last-btc-month}) divided by the highest daily close of any full year.',
    caveat: 'This site loads no live price. Today the distance will be different.',
  },
};
