import type { InflationClaimId, pairedClaims } from '@/content/claims/owner';
import type { ClaimWords } from './words';

export const pairedWords: Record<keyof typeof pairedClaims, ClaimWords> = {
  'owner-cpi-2024': {
    title: 'Price level of May 2025, the last stop of the Time Machine',
    how: 'Set by this site. It is the index of that month ({cpi-may-2025}), rounded up.',
    caveat:
      'The official average of 2024 is {owner-cpi-2024:official}. It would give results {cpi-base-difference} lower.',
  },
  'owner-house-2024': {
    title: 'Median house, 2024',
    table: { title: 'Our prices of 2024', row: 'Median house' },
    how: 'Set by this site. It is the median price of existing homes in May 2025 (National Association of Realtors).',
    caveat: 'The official figure beside it is for new houses, as the mean of the four quarters of 2024.',
  },
  'owner-car-2024': {
    title: 'New car, 2024',
    table: { title: 'Our prices of 2024', row: 'New car' },
    how: 'Set by this site: a modest new car.',
    caveat: 'The figure beside it is what buyers of all cars, pickups and SUVs paid on average in November 2024.',
  },
  'owner-coffee-2024': {
    title: 'Cup of coffee, 2024',
    table: { title: 'Our prices of 2024', row: 'Cup of coffee' },
    how: 'Set by this site: about the price of a café latte.',
    caveat: 'The figure beside it is plain coffee in US restaurants, from payment data. No official series exists.',
  },
  'owner-bread-2024': {
    title: 'Loaf of bread, 2024',
    table: { title: 'Our prices of 2024', row: 'Loaf of bread' },
    how: 'Set by this site: a loaf of a known brand.',
    caveat: 'The official price is per pound of white bread. A loaf of 20 ounces would cost about {bread-loaf-2024}.',
  },
  'owner-milk-2024': {
    title: 'Gallon of milk, 2024',
    table: { title: 'Our prices of 2024', row: 'Gallon of milk' },
    how: 'Set by this site.',
    caveat: 'The official average for whole milk is {milk-below-ours} below it: {owner-milk-2024:official}.',
  },
  'owner-gas-2024': {
    title: 'Gallon of gasoline, 2024',
    table: { title: 'Our prices of 2024', row: 'Gallon of gasoline' },
    how: 'Set by this site.',
    caveat:
      'The figure beside it is regular gasoline in US cities. The Energy Information Administration publishes another, lower average.',
  },
  'owner-btc-price-2017': {
    title: 'Bitcoin price of 2017',
    table: { title: 'Our bitcoin prices', row: '2017' },
    how: 'Set by this site. It fits the price at the end of the year ({btc-year-end-2017}).',
    caveat: 'The average of all days in 2017 was {owner-btc-price-2017:official}, less than a third of it.',
  },
  'owner-btc-price-2020': {
    title: 'Bitcoin price of 2020',
    table: { title: 'Our bitcoin prices', row: '2020' },
    how: 'Set by this site. It fits the price at the end of the year ({btc-year-end-2020}).',
    caveat: 'The average of all days in 2020 was {owner-btc-price-2020:official}.',
  },
  'owner-btc-price-2021': {
    title: 'Bitcoin price of 2021',
    table: { title: 'Our bitcoin prices', row: '2021' },
    how: 'Set by this site. It fits the average of the year.',
    caveat: 'The price at the end of the year was {btc-year-end-2021}.',
  },
  'owner-btc-price-2024': {
    title: 'Bitcoin price of 2024',
    table: { title: 'Our bitcoin prices', row: '2024' },
    how: 'Set by this site. It fits the average of the year.',
    caveat: 'The price at the end of the year was {btc-year-end-2024}.',
  },
  'owner-energy-bitcoin': {
    title: 'Electricity of the Bitcoin network',
    table: { title: 'Electricity per year', row: 'Bitcoin network' },
    how: 'Set by this site. The Cambridge index showed {energy-bitcoin-2023} in July 2023, before Cambridge lowered its estimates.',
    caveat: 'The Cambridge survey of 2024 gives {owner-energy-bitcoin:official}.',
  },
  'owner-energy-banking': {
    title: 'Electricity of the banking system',
    table: { title: 'Electricity per year', row: 'Banking system' },
    how: 'Set by this site: the estimate of Galaxy Digital of 2021, rounded down.',
    caveat: 'Galaxy Digital is a crypto company. Banks serve far more people and payments than Bitcoin does.',
  },
  'owner-energy-data-centers': {
    title: 'Electricity of data centers',
    table: { title: 'Electricity per year', row: 'Data centers' },
    how: 'Set by this site. It is an older estimate of the International Energy Agency, for 2018.',
    caveat: 'For 2024 the agency counts {owner-energy-data-centers:official}, twice as much.',
  },
  'owner-energy-gaming': {
    title: 'Electricity of gaming',
    table: { title: 'Electricity per year', row: 'Gaming' },
    how: 'Set by this site: gaming PCs in the whole world in 2012.',
    caveat:
      'It leaves out consoles and everything since 2012. All gaming devices in the United States used {energy-gaming-us} in 2016.',
  },
  'owner-energy-christmas-lights': {
    title: 'Electricity of Christmas lights',
    table: { title: 'Electricity per year', row: 'Christmas lights' },
    how: 'Set by this site: the estimate for the United States of 2008, rounded.',
    caveat:
      'LED lamps use less. The Center for Global Development, which quoted it, later lowered it to {energy-christmas-lights-later}.',
  },
  'owner-renewable-share': {
    title: 'Renewable share of Bitcoin mining',
    how: 'Set by this site: a survey of the Bitcoin Mining Council, an industry group, from mid-2022 ({sustainable-share-industry-2022}).',
    caveat:
      'Cambridge found {sustainable-share-cambridge-2022} for early 2022 and {sustainable-share-cambridge-2024} in mid-2024. All three counts include nuclear power, which is not renewable. Without it, Cambridge’s count for mid-2024 is {renewable-share-cambridge-2024}.',
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

export const inflationWords = Object.fromEntries(
  inflationYears.flatMap((year) =>
    inflationRows.map((row): [InflationClaimId, ClaimWords] => [
      `owner-${row}-${year}`,
      {
        title: `${inflationTitles[row]}, ${year}`,
        table: { title: inflationTitles[row], row: `${year}` },
        how: 'Set by this site.',
        caveat: inflationCaveats[row],
      },
    ]),
  ),
) as Record<InflationClaimId, ClaimWords>;
