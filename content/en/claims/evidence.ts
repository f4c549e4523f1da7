import type { evidenceClaims } from '@/content/claims/evidence';
import type { ClaimWords } from './words';

const growth = (what: string, years: string, caveat: string): ClaimWords => ({
  title: `${what}, growth per year, ${years}`,
  table: { title: `${what}, growth per year`, row: years },
  how: 'The steady pace that leads from the value of the first year to that of the last.',
  caveat,
});

const inflation = (years: string, caveat: string): ClaimWords => ({
  title: `Inflation per year in the United States, ${years}`,
  table: { title: 'Inflation per year in the United States', row: years },
  how: 'The steady pace that leads from the average price level of the first year to that of the last.',
  caveat,
});

const multiple = (what: string, caveat: string): ClaimWords => ({
  title: `${what} in 2024 as a multiple of 1959`,
  how: 'The average of 2024 divided by that of 1959.',
  caveat,
});

const since1971 = (what: string, caveat: string): ClaimWords => ({
  title: `${what} in 2023 as a multiple of 1971`,
  how: 'The value of 2023 divided by that of 1971. The year 2023 is the last whose family income we could read.',
  caveat,
});

const people = 'The number of people grew too, and faster before 1971 than after.';
const sameLength = 'As many years as from 1959 to 1971.';
const oneFigure = 'A pace says nothing about the cause. Banking rules, wars, oil prices and the baby boom changed too.';

export const evidenceWords: Record<keyof typeof evidenceClaims, ClaimWords> = {
  'm2-multiple-between-the-months': {
    title: 'The money supply of November 2024 as a multiple of February 1959',
    how: 'M2 of November 2024 ({m2-nov-2024:billions} billion dollars) divided by that of February 1959 ({m2-feb-1959:billions} billion). It is the same rise as the one given in percent, counted in the unit in which prices are given beside it.',
    caveat:
      'Two single months of the edition of early 2025. Output in dollars grew to {output-multiple-1959-to-2024} from 1959 to 2024.',
  },
  'm2-multiple-1959-to-2024': multiple(
    'M2 money supply',
    'Output in dollars grew to {output-multiple-1959-to-2024} in the same years.',
  ),
  'm2-multiple-1959-to-1971': {
    title: 'M2 money supply in 1971 as a multiple of 1959',
    how: 'The average of 1971 divided by that of 1959.',
    caveat: oneFigure,
  },
  'new-house-multiple-1963-to-1971': {
    title: 'Price of a new house in 1971 as a multiple of 1963',
    how: 'The median price of new houses in 1971 divided by that of 1963, the first year of the series.',
    caveat: 'Not corrected for size or quality. See the rise since 1971.',
  },
  'm2-multiple-1971-to-2024': {
    title: 'M2 money supply in 2024 as a multiple of 1971',
    how: 'The average of 2024 divided by that of 1971.',
    caveat: `More years than from 1959 to 1971: compare the growth per year. ${oneFigure}`,
  },
  'output-multiple-1959-to-2024': multiple(
    'Output in dollars',
    'It contains the rise in prices. The official value of 2024 is revised every September.',
  ),
  'new-house-multiple-1971-to-2023': since1971(
    'Median price of a new house',
    'Not corrected for size or quality. New houses grew larger and better equipped.',
  ),
  'family-income-multiple-1971-to-2023': since1971(
    'Median family income',
    'Before taxes and in dollars of each year. More families have two earners than in 1971.',
  ),
  'prices-multiple-1971-to-2023': since1971(
    'Consumer prices',
    'An average basket, whose contents changed a lot. Since 1983 it counts rent in place of house prices.',
  ),
  'prices-multiple-1959-to-2024': multiple(
    'Consumer prices',
    'An average basket, whose contents changed a lot. Since 1983 it counts rent in place of house prices.',
  ),
  'm2-per-year-1959-to-1971': growth('M2 money supply', '1959 to 1971', oneFigure),
  'm2-per-year-1971-to-1983': growth('M2 money supply', '1971 to 1983', `${sameLength} ${oneFigure}`),
  'm2-per-year-1971-to-2024': growth(
    'M2 money supply',
    '1971 to 2024',
    `The pace was faster to 1983 and slower after it. ${oneFigure}`,
  ),
  'm2-per-year-1983-to-2024': growth('M2 money supply', '1983 to 2024', oneFigure),
  'output-per-year-1959-to-1971': growth('Output in dollars', '1959 to 1971', 'It contains the rise in prices.'),
  'output-per-year-1971-to-1983': growth(
    'Output in dollars',
    '1971 to 1983',
    `${sameLength} It contains the rise in prices.`,
  ),
  'output-per-year-1971-to-2024': growth('Output in dollars', '1971 to 2024', 'It contains the rise in prices.'),
  'real-output-per-year-1959-to-1971': growth('Output after inflation', '1959 to 1971', people),
  'real-output-per-year-1971-to-1983': growth('Output after inflation', '1971 to 1983', `${sameLength} ${people}`),
  'real-output-per-year-1971-to-2024': growth('Output after inflation', '1971 to 2024', people),
  'real-output-per-year-1983-to-2024': growth('Output after inflation', '1983 to 2024', people),
  'prices-per-year-1959-to-1971': inflation(
    '1959 to 1971',
    'Most of the rise came after 1965, while the dollar was still tied to gold.',
  ),
  'prices-per-year-1971-to-1983': inflation('1971 to 1983', `${sameLength} Two oil shocks fall into them.`),
  'prices-per-year-1983-to-2024': inflation(
    '1983 to 2024',
    'It starts after the high inflation of the 1970s and includes that of 2021 and 2022.',
  ),
  'm2-multiple-1963-to-latest': {
    title: 'The money supply of May 2026 as a multiple of 1963',
    how: 'M2 of May 2026 divided by the average of 1963 ({m2-in-1963}).',
    caveat: 'A single month compared with a yearly average. Output and the number of people grew too.',
  },
  'm2-since-2022': {
    title: 'Rise of the money supply from 2022 to May 2026',
    how: 'M2 of May 2026 divided by the average of 2022, minus 1.',
    caveat: 'In between it fell: from March 2022 to October 2023 by {m2-fall-2022-to-2023}.',
  },
  'new-house-below-2022': {
    title: 'Fall of the price of a new house from 2022 to the second quarter of 2026',
    how: '1 minus the median price of the second quarter of 2026 divided by the average of 2022.',
    caveat: 'New houses became smaller in these years, and mortgage rates rose.',
  },
  'new-house-after-inflation-since-1963': {
    title: 'Price of a new house, 2026 compared with 1963, after inflation',
    how: 'The median price of the second quarter of 2026 divided by that of 1963, and the result divided by the rise of consumer prices from 1963 to May 2026.',
    caveat: 'Not corrected for size or quality. New houses grew larger and better equipped.',
  },
  'treasury-bills-since-1971': {
    title: 'What a dollar in Treasury bills became, from the end of 1971 to the end of 2024',
    how: 'The published rate is a discount on the face value. The average of each year from 1972 to 2024 is turned into what a buyer earned: a bill of 91 days costs its face value less 91/360 of the rate, and is renewed until the end of the year.',
    caveat:
      'In 2024 prices were {prices-multiple-1971-to-2024} those of 1971, so bills paid the whole loss back and more. That is before tax. After it, many savers still lost. Bills fell behind prices in 1974 to 1977, 1979 and 1980, and in most years from 2003 to 2024.',
  },
  'treasury-bills-per-year-since-1971': {
    title: 'Interest of Treasury bills per year, 1972 to 2024',
    how: 'The steady pace that leads to the same end as three-month bills that are renewed all the time. It is what a buyer earned, which is more than the published discount rate.',
    caveat: 'Before tax. Single years went from almost nothing to more than fifteen percent.',
  },
  'treasury-bills-after-prices': {
    title: 'What Treasury bills gained after inflation, from the end of 1971 to the end of 2024',
    how: 'What a dollar in bills became, divided by the rise of prices from the average of 1971 to that of 2024, minus 1.',
    caveat:
      'Before tax. Prices are averages of the two years: with those of December the gain is about a point larger. Bills gained in the 1980s and 1990s, and lost a part of that after 2002.',
  },
  'hundred-dollars-latest': {
    title: 'What 100 dollars of 1959 still bought in May 2026',
    how: '100 times the average price level of 1959 divided by that of May 2026.',
    caveat: 'In dollars of 1959, for cash without interest. A single month compared with a yearly average.',
  },
};
