import { getChart } from '@/lib/charts/get-chart';
import { getFigure } from '@/lib/content/figures/figures';
import { csvFiles, csvName, jsonFile } from './files';

const lines = (id: Parameters<typeof csvFiles>[0], table?: string) =>
  csvFiles(id)
    .get(csvName(id, table))
    ?.replace(/^\ufeff/, '')
    .split('\r\n') ?? [];

it.each([
  [undefined, 'median-house-price.csv'],
  ['quarterly', 'median-house-price-quarterly.csv'],
  ['existingHomes', 'median-house-price-existing-homes.csv'],
])('csvName of the table %s is %s', (table, name) => {
  expect(csvName('median-house-price', table)).toBe(name);
  expect([...csvFiles('median-house-price').keys()]).toContain(name);
});

it('a CSV file begins with title, source, unit and date, then the note on estimates and the columns', () => {
  expect(lines('families-poverty').slice(0, 8)).toEqual([
    '# Families in poverty by type of family',
    expect.stringMatching(/^# Source: US Census Bureau, Historical Poverty Tables: .+, https:\/\/www\.census\.gov\//),
    '# Unit: Percent of families',
    `# As of: ${getFigure('families-poverty').vintage}`,
    expect.stringMatching(/^# A column "…_status" says "estimate"/),
    '# Compiled by Bitcoin Journey. The figures belong to their publishers.',
    'year,allFamilies,marriedCouple,maleHouseholder,femaleHouseholder,allFamilies_status,marriedCouple_status,maleHouseholder_status,femaleHouseholder_status',
    '1959,18.5,,,42.6,estimate,,,estimate',
  ]);
});

it('a CSV file without estimates has neither the note nor a column for them', () => {
  expect(lines('m2').slice(4, 7)).toEqual([
    '# Compiled by Bitcoin Journey. The figures belong to their publishers.',
    'year,m2',
    '1959,293.3',
  ]);
});

it('the CSV file of a further table names that table', () => {
  expect(lines('median-house-price', 'existingHomes')[0]).toMatch(
    /^# Median price of a new house in the United States: .*[Ee]xisting/,
  );
  expect(lines('median-house-price')[0]).toBe('# Median price of a new house in the United States');
});

it('a CSV file has the unit of its own table', () => {
  expect(lines('owner', 'itemPrices')[2]).toBe('# Unit: US dollars of the time');
  expect(lines('cpi-u', 'twelveMonthChange')[2]).toBe('# Unit: Percent');
  expect(lines('cpi-u', 'monthly')[2]).toBe('# Unit: Index, average of 1982 to 1984 = 100');
});

it('figures without a source elsewhere name the site as their source', () => {
  expect(lines('owner')[1]).toMatch(/^# Source: Bitcoin Journey, .+, https:\/\/[^,]+$/);
});

it('the CSV file of a chart names each of its sources with unit and date', () => {
  const { columns, figures } = getChart('money-and-homes');
  const file = lines('money-and-homes');
  expect(file.filter((line) => line.startsWith('# Source: '))).toHaveLength(figures.length);
  expect(file.filter((line) => line.startsWith('# Unit: '))).toEqual(
    expect.arrayContaining(['# Unit: Billions of US dollars', '# Unit: US dollars of the time']),
  );
  expect(file.filter((line) => line.startsWith('# As of: '))).toEqual(
    figures.map((id) => `# As of: ${getFigure(id).vintage}`),
  );
  expect(file).toContain(['period', ...columns.map(({ id }) => id)].join(','));
});

describe('the JSON file', () => {
  it('has the words, address and sources of the page', () => {
    const { tables, ...entry } = JSON.parse(jsonFile('median-house-price'));
    const { source, vintage, retrieved } = getFigure('median-house-price');
    expect(entry).toEqual({
      id: 'median-house-price',
      title: 'Median price of a new house in the United States',
      question: expect.stringMatching(/\?$/),
      url: expect.stringMatching(/^https:\/\/[^/]+\/data\/median-house-price$/),
      definition: expect.stringMatching(/\.$/),
      unit: 'US dollars of the time',
      limits: [expect.stringMatching(/\.$/)],
      caveats: expect.arrayContaining([expect.stringMatching(/\.$/)]),
      sources: [{ ...source, vintage, retrieved }],
      compiledBy: 'Bitcoin Journey',
    });
    expect(tables.map(({ name }: { name: string }) => name)).toEqual([
      'median-house-price',
      'quarterly',
      'censusBefore1963',
      'existingHomes',
    ]);
  });

  it('leaves out the day of the copy where it is not known', () => {
    expect(JSON.parse(jsonFile('gdp')).sources[0]).not.toHaveProperty('retrieved');
  });

  it('lists the rows that are estimates, by column and without empty cells', () => {
    const estimated = (id: Parameters<typeof jsonFile>[0], table = 0) =>
      JSON.parse(jsonFile(id)).tables[table].estimated;
    expect(estimated('inflation-2020-2024')).toEqual({ rentCpi: [2023] });
    expect(estimated('families-poverty').marriedCouple.slice(0, 2)).toEqual([1973, 1974]);
    expect(estimated('median-house-price')).toEqual({});
    expect(estimated('median-house-price', 2)).toEqual({ price: [1940, 1950, 1960, 1970] });
    expect(estimated('child-weight')).toEqual({});
  });

  it('states the unit of each table of a figure, and none for a chart, whose columns have units of their own', () => {
    const units = (id: Parameters<typeof jsonFile>[0]) =>
      JSON.parse(jsonFile(id)).tables.map(({ unit }: { unit?: string }) => unit);
    expect(units('cpi-u')).toEqual([
      'Index, average of 1982 to 1984 = 100',
      'Index, average of 1982 to 1984 = 100',
      'Percent',
    ]);
    expect(units('money-and-homes')).toEqual([undefined]);
    expect('unit' in JSON.parse(jsonFile('money-and-homes')).tables[0]).toBe(false);
  });
});
