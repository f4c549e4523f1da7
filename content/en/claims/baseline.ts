import type { baselineClaims } from '@/content/claims/baseline';
import type { ClaimWords } from './words';

const inflation = (years: string, how: string, caveat: string): ClaimWords => ({
  title: `Inflation per year in the United States, ${years}`,
  table: { title: 'Inflation per year in the United States', row: years },
  how,
  caveat,
});
const steadyPace = 'The steady pace that leads from the average price level of the first year to that of the last.';

export const baselineWords: Record<keyof typeof baselineClaims, ClaimWords> = {
  'dollar-value-lost-1913-to-1971': {
    title: 'Value the dollar lost from 1913 to 1971',
    how: '1 minus the average price level of 1913 divided by that of 1971.',
    caveat:
      'This is cash without interest. In these years came two world wars, the end of gold for citizens in 1933 and a devaluation in 1934. To the average of 1970, the last full year before the gold window closed, the loss is {dollar-value-lost-1913-to-1970}.',
  },
  'prices-multiple-1913-to-1971': {
    title: 'Prices in 1971 as a multiple of 1913',
    how: 'The average price level of 1971 divided by that of 1913.',
    caveat:
      'To 1970 the multiple is {prices-multiple-1913-to-1970}. Prices did not rise evenly: they fell in the 1920s and 1930s.',
  },
  'inflation-per-year-1913-to-1971': inflation(
    '1913 to 1971',
    steadyPace,
    'The dollar was tied to gold for nearly all of these years, for citizens only until 1933.',
  ),
  'inflation-per-year-1971-to-2024': inflation(
    '1971 to 2024',
    steadyPace,
    'It was fastest from 1973 to 1982, with two oil shocks. After that the pace was lower on average.',
  ),
  'inflation-per-year-1983-to-2020': inflation(
    '1983 to 2020',
    steadyPace,
    'A chosen stretch: after the high inflation of the 1970s and before that of 2021.',
  ),
  'prices-fall-1929-to-1933': {
    title: 'Fall of consumer prices from 1929 to 1933',
    how: '1 minus the average price level of 1933 divided by that of 1929.',
    caveat:
      'Falling prices help those who have cash and a job. Debts stay as high as they were, and many people lost their jobs.',
  },
  'dollar-value-lost-since-1971-latest': {
    title: 'Value the dollar lost from 1971 to May 2026',
    how: '1 minus the average price level of 1971 divided by that of May 2026 ({cpi-latest}).',
    caveat: 'This is cash without interest. {last-cpi-month} is the last month in our data.',
  },
  'prices-multiple-since-1913': {
    title: 'Prices in May 2026 as a multiple of 1913',
    how: 'The price level of May 2026 ({cpi-latest}) divided by the average of 1913. With the average of 2024 ({owner-cpi-2024:official}) it is {prices-multiple-1913-to-2024}.',
    caveat: 'The basket of goods has changed completely since. Pay rose too.',
  },
  'inflation-latest': {
    title: 'Inflation in the year to May 2026',
    how: 'The price level of May 2026 ({cpi-latest}) compared with that of May 2025 ({cpi-may-2025}).',
    caveat:
      'One month compared with the same month a year earlier. News reports on the release say that energy caused more than half of that month’s rise (over the year about a third, by our sum from the rises they give), and that prices without food and energy rose by less. In June 2026 it was {inflation-june-2026}, and in July {inflation-july-2026}.',
  },
  'm2-multiple-latest': {
    title: 'The money supply of May 2026 as a multiple of January 1959',
    how: 'M2 of May 2026 divided by M2 of January 1959, both in the 2026 edition of the data.',
    caveat: 'The number of people and the output of the economy grew too. More money is not the same as higher prices.',
  },
  'new-house-after-inflation': {
    title: 'Price of a new house, 2024 compared with 1971, after inflation',
    how: 'The median new house of 2024 is {house-price-ratio:official:number} times the price of 1971, and prices in general rose to {prices-multiple-1971-to-2024}. One divided by the other gives the rise after inflation.',
    caveat:
      'Not corrected for size or quality. The price in dollars and the loss of the dollar’s value contain the same inflation, so the two must not be added up.',
  },
};
