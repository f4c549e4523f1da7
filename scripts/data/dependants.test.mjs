import { readdirSync, readFileSync } from 'node:fs';
import { changedNumbers, loadClaims, placesOf } from './dependants.mjs';
import { formatByHand, formatReport } from './report.mjs';
import { SERIES } from './series.mjs';

const figures = Object.fromEntries(
  readdirSync('content/figures')
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(`content/figures/${file}`, 'utf8'))]),
);
const price = figures['btc-price-monthly'];
const after = { ...price, data: [...price.data, ['2099-01', 1_000_000]] };
let claims;

beforeAll(async () => {
  claims = await loadClaims('.');
});

it('computes every claim as the site does, so that equal figures change none', () => {
  expect(changedNumbers(claims, figures, figures)).toEqual([]);
  const read = Object.values(claims.claims).filter((row) => 'compute' in row);
  expect(read.length).toBeGreaterThan(50);
});

it('finds the claims and workings whose number a new point changes, and no other', () => {
  const changed = changedNumbers(claims, figures, { ...figures, 'btc-price-monthly': after });
  const names = changed.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['btc-below-highest-close', 'btc-price-last-month']));
  expect(names).not.toContain('btc-worst-drawdown');
  expect(names).not.toContain('btc-supply-year-end');
  expect(changed.find(({ name }) => name === 'btc-price-last-month')).toMatchObject({
    from: price.data.at(-1)[1],
    to: 1_000_000,
  });
  const cpi = {
    ...figures['cpi-u'],
    data: figures['cpi-u'].data.map(([year, value]) => [year, year === 2024 ? 314 : value]),
  };
  expect(changedNumbers(claims, figures, { ...figures, 'cpi-u': cpi }).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['purchasing-power-lost-since-1959 (official)', 'prices-multiple-1913-to-2024']),
  );
});

it('names the lines that print a number, the words of the figure, and the code that reads it', () => {
  const { sentences, readers } = placesOf('.', price, [{ name: 'btc-worst-drawdown', from: 1, to: 2 }]);
  for (const place of sentences) {
    const [file, line] = place.split(':');
    expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toMatch(
      /btc-worst-drawdown|btc-price-monthly|<Cite id="coinmetrics/,
    );
  }
  expect(sentences).toContainEqual(expect.stringMatching(/^content\/en\/guides\/what-is-bitcoin\.mdx:/));
  expect(sentences).toContainEqual(expect.stringMatching(/^content\/en\/data\/figures\.ts:/));
  // These prices are typed, and have a source of their own.
  expect(sentences).toContainEqual(expect.stringMatching(/^content\/en\/guides\/dollar-cost-averaging\.mdx:/));
  expect(readers).toContain('lib/content/figures/series.ts');
  expect(readers.filter((file) => file.includes('.test.'))).toEqual([]);
});

it('reports new points before revised ones, numbers, sentences, and what was left alone', () => {
  const changes = [
    { table: 'annual', key: 2025, column: 'average', from: 1, to: 2 },
    { table: 'data', key: '2099-01', column: 'close', from: undefined, to: 1_000_000 },
  ];
  const result = {
    figure: 'btc-price-monthly',
    before: price,
    after: { ...after, vintage: '2099-01', retrieved: '2099-02-01' },
    changes,
  };
  const dependants = {
    numbers: [{ name: 'btc-price-last-month', from: 58523.93, to: 1e6 }],
    sentences: ['a.mdx:3', 'c.mdx:9', 'a.mdx:7'],
    readers: ['b.ts'],
  };
  expect(formatReport([{ figure: 'm2', error: 'no answer' }, result], () => dependants).join('\n')).toBe(
    `- **m2: not touched.** no answer.
- **btc-price-monthly**: data to 2099-01, before ${price.vintage}, read 2099-02-01
  - 1 new
    - 2099-01 close 1000000
  - 1 revised
    - annual: 2025 average 1 → 2
  - numbers that changed
    - btc-price-last-month: 58523.93 → 1000000
  - sentences to read again
    - a.mdx:3, 7
    - c.mdx:9
  - charts and calculators that use it
    - b.ts`,
  );
});

it('every figure is fetched or listed as updated by hand, with its source and the end of its data', () => {
  const fetched = SERIES.map(({ figure }) => figure);
  const neither = Object.entries(figures).filter(([id, { byHand }]) => !byHand && !fetched.includes(id));
  // Repair: say in `byHand` of the file why it is updated by hand, or add a row to scripts/data/series.mjs.
  expect(neither.map(([id]) => `content/figures/${id}.json`)).toEqual([]);
  const lines = formatByHand(figures);
  expect(lines).toContainEqual(
    expect.stringMatching(/families-poverty: data to 2021, US Census Bureau, https:\/\/www\.census\.gov\S+ \(Table 4/),
  );
  expect(lines.filter((line) => /undefined|null/.test(line))).toEqual([]);
});
