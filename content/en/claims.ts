import type { ClaimId, InflationClaimId } from '@/content/claims';

export interface ClaimWords {
  title: string;
  /** How the number is computed, so that a reader can do it again. */
  how: string;
  /** What to keep in mind when reading it. */
  caveat: string;
}

type NamedClaimId = Exclude<ClaimId, InflationClaimId>;

const named: Record<NamedClaimId, ClaimWords> = {
  'dollar-value-lost-since-1971': {
    title: 'Value the dollar lost since 1971',
    how: '1 minus the price level of 1971 (40.5) divided by the price level called 2024 (321.5).',
    caveat:
      'This is a dollar held as cash, without interest. Wages and savings rates rose too. The official yearly averages give 87 percent as well.',
  },
  'house-price-multiple': {
    title: 'Rise in the price of a house since 1971',
    how: 'The median house of 2024 (422,800 dollars) minus that of 1971 (25,225 dollars), divided by that of 1971. The rise is 15.8 times the first price, which rounds to 16.',
    caveat:
      'The price of 2024 is 16.8 times the price of 1971: the old price plus a rise of 15.8. The two prices come from different series, existing homes and new homes. New homes alone give a rise of 15.6, which rounds to 16 too. Houses also grew larger.',
  },
  'house-price-ratio': {
    title: 'Price of a house, 2024 compared with 1971',
    how: 'The median house of 2024 (422,800 dollars) divided by that of 1971 (25,225 dollars).',
    caveat: 'The price of 2024 is for existing homes and that of 1971 for new homes. New homes alone give 16.6.',
  },
  'year-1971': {
    title: 'The year the gold window closed',
    how: 'A date: on August 15, 1971 President Nixon ended the exchange of dollars for gold at a fixed price.',
    caveat:
      'Only foreign governments and central banks could still make that exchange. Many things changed in the 1970s, and timing does not prove a cause.',
  },
  'm2-increase-since-1959': {
    title: 'Rise in the money supply since 1959',
    how: 'M2 went from 287.7 billion dollars in February 1959 to 21,454.2 billion in November 2024, in the early-2025 edition of the data.',
    caveat:
      'It compares two single months. The line drawn on this site runs from 0.287 to 20.773 trillion dollars and rises 7,138 percent. From January 1959 to December 2024 the 2026 edition gives 7,397 percent.',
  },
  'm2-increase-drawn-series': {
    title: 'Rise of the money-supply line drawn on this site',
    how: 'From 0.287 trillion dollars (January 1959) to 20.773 trillion (January 2024 in the early-2025 edition).',
    caveat: 'The two ends are single months. Yearly averages of 1959 and 2024 in the 2026 edition give 7,106 percent.',
  },
  'm2-multiple-since-1959': {
    title: 'The money supply as a multiple of 1959',
    how: '20.773 trillion dollars divided by 0.287 trillion is 72.4, rounded to the nearest ten.',
    caveat: 'The number of people and the output of the economy grew too. More money is not the same as higher prices.',
  },
  'purchasing-power-lost-since-1959': {
    title: 'Value 100 dollars lost since 1959',
    how: '1 minus the price level of 1959 (29.1) divided by the price level called 2024 (321.5).',
    caveat: 'This is cash without interest. The official yearly averages of 1959 and 2024 give 90.71 percent.',
  },
  'purchasing-power-lost-since-1959-rounded': {
    title: 'Value the dollar lost since 1959, rounded',
    how: 'The same sum as for 90.95 percent, rounded to a whole percent.',
    caveat: 'This is cash without interest. The official yearly averages give 91 percent too.',
  },
  'purchasing-power-of-100-dollars': {
    title: 'What 100 dollars of 1959 still buy',
    how: '100 times the price level of 1959 (29.1) divided by the price level called 2024 (321.5).',
    caveat: 'In dollars of 1959. The official yearly averages give 9.29.',
  },
  'cpi-base-difference': {
    title: 'How much lower results would be with the official average of 2024',
    how: '1 minus the official average of 2024 (313.7) divided by the price level this site calls 2024 (321.5).',
    caveat: 'The price level 321.5 is that of May 2025. It stays the base of the Time Machine.',
  },
  'cpi-peak-1980': {
    title: 'Highest yearly inflation around 1980',
    how: 'Consumer prices in March 1980 compared with March 1979.',
    caveat: 'One month compared with the same month a year earlier, not a yearly average.',
  },
  'cpi-june-2022': {
    title: 'Yearly inflation in June 2022',
    how: 'Consumer prices in June 2022 compared with June 2021.',
    caveat: 'It was the highest in about forty years, and it fell in the months that followed.',
  },
  'm2-feb-2020-to-feb-2021': {
    title: 'Rise in the money supply in one year of the pandemic',
    how: 'M2 in February 2021 (19,641.8 billion dollars) compared with February 2020 (15,493.4 billion).',
    caveat: 'From spring 2022 to autumn 2023 the same measure fell by about five percent.',
  },
  'productivity-1979-to-2024': {
    title: 'Rise in productivity, 1979 to 2024',
    how: 'The index of 2024 (398.2) divided by that of 1979 (216.3), minus 1.',
    caveat: 'Economic Policy Institute, release of January 2026. Other price measures give other values.',
  },
  'pay-1979-to-2024': {
    title: 'Rise in typical pay, 1979 to 2024',
    how: 'The index of 2024 (242.9) divided by that of 1979 (187.4), minus 1.',
    caveat:
      'After inflation, for workers who are not managers. The average pay of all workers rose more, because high pay rose most.',
  },
  'house-price-to-income-1965': {
    title: 'Years of family income for a new house, 1965',
    how: 'The median price of a new house divided by the median family income of the year.',
    caveat: 'The price of money is missing: mortgage rates were lower in 1965 than in the 1970s and 1980s.',
  },
  'house-price-to-income-2021': {
    title: 'Years of family income for a new house, 2021',
    how: 'The median price of a new house divided by the median family income of the year.',
    caveat:
      'The income is from memory, checked against an official series. New houses were much larger than in 1965, and mortgage rates in 2021 were very low.',
  },
  'btc-worst-drawdown': {
    title: 'Largest fall of the bitcoin price between month-ends',
    how: 'The deepest fall from a month-end close to a later one: from 16.19 dollars in June 2011 to 2.97 in November 2011.',
    caveat:
      'Daily prices fell further. From one month-end to a later one, the price has fallen by more than half several times.',
  },
  'btc-price-last-month': {
    title: 'Latest month-end bitcoin price on this site',
    how: 'The close of the last day of June 2026.',
    caveat: 'This site does not load live prices. The price today will be different.',
  },
  'btc-supply-year-end': {
    title: 'Bitcoin issued by the end of 2025',
    how: 'All block subsidies paid out by December 31, 2025.',
    caveat: 'Lost coins are counted, because nobody can tell which ones are lost.',
  },
  'btc-hash-rate-latest': {
    title: 'Hash rate of the network in December 2025',
    how: 'The mean of the daily estimates of the month. One EH/s is a billion billion guesses per second.',
    caveat: 'An estimate from the difficulty and the blocks found. Daily values scatter by about 10 percent.',
  },
  'btc-energy-cambridge': {
    title: 'Electricity used by the Bitcoin network in 2024',
    how: 'Read in the Cambridge Digital Mining Industry Report of April 2025.',
    caveat: 'From a survey of 49 firms that run about half of the network. Read in a report about the study.',
  },
  'owner-cpi-2024': {
    title: 'Price level called 2024',
    how: 'Set by this site. It is the level of May 2025 (321.465), rounded up.',
    caveat: 'The official average of 2024 is 313.7. It would give results 2.4 percent lower.',
  },
  'owner-house-2024': {
    title: 'Median house, 2024',
    how: 'Set by this site. It is the median price of existing homes in May 2025 (National Association of Realtors).',
    caveat: 'The official figure beside it is for new houses, as the mean of the four quarters of 2024.',
  },
  'owner-car-2024': {
    title: 'New car, 2024',
    how: 'Set by this site: a modest new car.',
    caveat: 'The figure beside it is what buyers of all cars, pickups and SUVs paid on average in November 2024.',
  },
  'owner-coffee-2024': {
    title: 'Cup of coffee, 2024',
    how: 'Set by this site: about the price of a café latte.',
    caveat: 'The figure beside it is plain coffee in US restaurants, from payment data. No official series exists.',
  },
  'owner-bread-2024': {
    title: 'Loaf of bread, 2024',
    how: 'Set by this site: a loaf of a known brand.',
    caveat: 'The official price is per pound of white bread. A loaf of 20 ounces would cost about 2.46 dollars.',
  },
  'owner-milk-2024': {
    title: 'Gallon of milk, 2024',
    how: 'Set by this site.',
    caveat: 'The official average for whole milk is 13 percent below it: 3.98 dollars.',
  },
  'owner-gas-2024': {
    title: 'Gallon of gasoline, 2024',
    how: 'Set by this site.',
    caveat: 'The Bureau of Labor Statistics gives 3.45 dollars. The Energy Information Administration gives 3.30.',
  },
  'owner-btc-price-2017': {
    title: 'Bitcoin price of 2017',
    how: 'Set by this site. It fits the price at the end of the year (13,921 dollars).',
    caveat: 'The average of all days in 2017 was 3,994 dollars, less than a third of it.',
  },
  'owner-btc-price-2020': {
    title: 'Bitcoin price of 2020',
    how: 'Set by this site. It fits the price at the end of the year (29,023 dollars).',
    caveat: 'The average of all days in 2020 was 11,119 dollars.',
  },
  'owner-btc-price-2021': {
    title: 'Bitcoin price of 2021',
    how: 'Set by this site. It fits the average of the year.',
    caveat: 'The price at the end of the year was 46,355 dollars.',
  },
  'owner-btc-price-2024': {
    title: 'Bitcoin price of 2024',
    how: 'Set by this site. It fits the average of the year.',
    caveat: 'The price at the end of the year was 93,390 dollars.',
  },
  'owner-energy-bitcoin': {
    title: 'Electricity of the Bitcoin network',
    how: 'Set by this site. The Cambridge index showed 149 in 2023.',
    caveat: 'The newest Cambridge survey gives 138 for 2024.',
  },
  'owner-energy-banking': {
    title: 'Electricity of the banking system',
    how: 'Set by this site: the estimate of Galaxy Digital of 2021, rounded down.',
    caveat: 'Galaxy Digital is a crypto company. Banks serve far more people and payments than Bitcoin does.',
  },
  'owner-energy-data-centers': {
    title: 'Electricity of data centers',
    how: 'Set by this site. It fits older estimates of the International Energy Agency (about 190 to 200).',
    caveat: 'The agency now counts 415 for 2024, twice as much.',
  },
  'owner-energy-gaming': {
    title: 'Electricity of gaming',
    how: 'Set by this site: gaming PCs in the whole world in 2012.',
    caveat:
      'It leaves out consoles and everything since 2012. All gaming devices in the United States used 34 in 2016.',
  },
  'owner-energy-christmas-lights': {
    title: 'Electricity of Christmas lights',
    how: 'Set by this site: the estimate for the United States of 2008, rounded.',
    caveat: 'LED lamps use less. The Center for Global Development, which quoted it, later lowered it to 4.48.',
  },
  'owner-renewable-share': {
    title: 'Renewable share of Bitcoin mining',
    how: 'Set by this site: a survey of the Bitcoin Mining Council, an industry group, from mid-2022 (59.5 percent).',
    caveat:
      'Cambridge found 37.6 percent for early 2022 and 52.4 percent in mid-2024. Both counts include nuclear power, which is not renewable: 9.8 points of the 52.4.',
  },
};

const inflationTitles = { housing: 'Housing', groceries: 'Groceries', wages: 'Wages' };
const inflationCaveats = {
  housing:
    'The figure beside it follows house prices from December to December. No official series gives the same five values. Rents and shelter rose less in most years.',
  groceries: 'The figure beside it is food at home in the consumer price index, from December to December.',
  wages: 'The figure beside it is average hourly earnings of private employees, from December to December.',
};
const inflationYears = [2020, 2021, 2022, 2023, 2024] as const;
const inflationRows = ['housing', 'groceries', 'wages'] as const;

const inflation = Object.fromEntries(
  inflationYears.flatMap((year) =>
    inflationRows.map((row): [InflationClaimId, ClaimWords] => [
      `owner-${row}-${year}`,
      { title: `${inflationTitles[row]}, ${year}`, how: 'Set by this site.', caveat: inflationCaveats[row] },
    ]),
  ),
) as Record<InflationClaimId, ClaimWords>;

export const claimWords: Record<ClaimId, ClaimWords> = { ...named, ...inflation };
