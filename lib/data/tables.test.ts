import { getTables, textOf } from './tables';

const table = (id: Parameters<typeof getTables>[0], name?: string) => {
  const found = getTables(id, 'en').find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${id} has no table ${name}`);
  return found;
};
const labels = (id: Parameters<typeof getTables>[0], name?: string) =>
  table(id, name).columns.map(({ label }) => label);

it('rows of names are in the order of their values, others in the order of the file', () => {
  const first = (id: Parameters<typeof getTables>[0], name?: string) => textOf(table(id, name).rows[0]?.[0] ?? '');
  expect([first('energy'), table('energy').order]).toEqual(['Data centers, AI and crypto, 2022', 'value']);
  expect([first('inflation-2020-2024', 'cumulative2019to2024'), table('inflation-2020-2024').order]).toEqual([
    'House prices (Case-Shiller)',
    'time',
  ]);
  expect([first('cpi-u'), table('cpi-u').order]).toEqual(['1913', 'time']);
  // Values of different units cannot be compared.
  expect([first('owner', 'feePriority'), table('owner', 'feePriority').order]).toEqual(['Low priority', 'none']);
});

it('links a publisher to its page instead of showing the address', () => {
  expect(labels('energy')).toEqual(['What', 'Year', 'Electricity per year', 'Publisher']);
  expect(table('energy').rows.at(-1)).toEqual([
    'Christmas lights, United States, 2008',
    '2008',
    '6.63',
    {
      text: 'US Department of Energy',
      url: 'https://www.cgdev.org/blog/us-holiday-lights-use-more-electricity-el-salvador-does-year',
    },
  ]);
  expect(table('energy', 'sustainableShare').rows[0]).toEqual([
    'Industry survey',
    '2022 Q2',
    '59.5',
    'Bitcoin Mining Council',
  ]);
});

it('shows periods and words in the language of the reader, and years without separators', () => {
  expect(table('weimar-1923', 'readPoints').rows[0]).toEqual(['January 2, 1923', '7,257']);
  expect(table('median-house-price', 'quarterly').rows[0]?.[0]).toBe('2019 Q1');
  expect(table('owner', 'btcPrice').rows[0]).toEqual(['2017', '14,000', 'Year-end price']);
  expect(table('owner', 'm2').rows[0]?.[2]).toBe('January 1959');
  expect(table('btc-network', 'halvings').rows[0]).toEqual(['0', 'January 3, 2009', '50']);
  expect(table('item-prices', 'status').rows[0]?.slice(0, 3)).toEqual(['1913', 'From memory', 'No value']);
  expect(table('childhood-obesity', 'cycles').rows[0]).toEqual(['1963', '1963–1965']);
});

it('aligns the decimals of a column of one decimal', () => {
  expect(table('productivity-pay').rows[0]).toEqual(['1948', '0.0', '0.0']);
  expect(table('gdp').rows[0]).toEqual(['1929', '104.6', '1,191.1']);
});

it.each([
  ['cpi-u', undefined, 'Index, average of 1982 to 1984 = 100'],
  ['cpi-u', 'twelveMonthChange', 'Percent'],
  ['m2', 'monthly', 'Billions of US dollars'],
  ['owner', undefined, 'Index, average of 1982 to 1984 = 100'],
  ['owner', 'm2', 'Trillions of US dollars'],
  ['families-poverty', undefined, 'Percent of families'],
  // Each column has a unit of its own.
  ['btc-network', undefined, null],
  ['owner', 'strikeTerms', null],
  // A table without numbers.
  ['item-prices', 'publisher', ''],
  ['money-and-homes', undefined, ''],
] as const)('the unit of %s, table %s, is %p', (id, name, unit) => {
  expect(table(id, name).unit).toBe(unit);
});

it('tells apart columns of numbers, of names and of years', () => {
  const numbers = (id: Parameters<typeof getTables>[0], name?: string) =>
    table(id, name).columns.map(({ isNumber }) => isNumber);
  expect(numbers('energy')).toEqual([false, false, true, false]);
  expect(numbers('item-prices', 'status')).toEqual(Array(7).fill(false));
  expect(numbers('dollar-value')).toEqual([false, true, true]);
  expect(numbers('m2')).toEqual([false, true]);
});

it('says whether a table has estimates, which its explanation depends on', () => {
  expect([table('families-poverty'), table('family-poverty')].map(({ hasEstimates }) => hasEstimates)).toEqual([
    true,
    false,
  ]);
  expect([table('m2'), table('money-and-homes')].map(({ hasEstimates }) => hasEstimates)).toEqual([false, false]);
  expect(table('median-house-price').hasEstimates).toBe(false);
  expect(table('median-house-price', 'censusBefore1963').hasEstimates).toBe(true);
});

it('a table of a chart is in the order of time, with the words of the chart', () => {
  const { columns, order, rows, title } = table('dollar-value');
  expect([title, order]).toEqual(['All values', 'time']);
  expect(columns.map(({ label }) => label)).toEqual([
    'Year or month',
    'Consumer price index',
    'Buying power of $100 from 1959',
  ]);
  expect(rows[0]).toEqual(['1959', '29.2', '$100']);
});

it('further tables have titles of their own', () => {
  expect(getTables('energy', 'en').map(({ title }) => title)).toEqual([
    'All values',
    'Bitcoin: share of electricity from sustainable sources',
    'A later estimate for Christmas lights',
  ]);
});
