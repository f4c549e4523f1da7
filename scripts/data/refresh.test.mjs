import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { mergeFigure } from './merge.mjs';
import { refresh } from './refresh.mjs';
import { SERIES } from './series.mjs';

const [cpi, price] = ['cpi-u', 'btc-price-monthly'].map((id) => SERIES.find(({ figure }) => figure === id));
const monthly = (series, name) => ({ ...series, tables: { data: { ...series.tables[name], key: 'month' } } });
const all = [
  { ...monthly(cpi, 'monthly'), since: '2025-09-01' },
  { ...monthly(price, 'data'), since: '2026-03-01' },
];

const file = (id, unit, column, row) => `{
  "id": "${id}",
  "unit": "${unit}",
  "vintage": "${row[0]}",
  "columns": ["month", "${column}"],
  "estimated": {},
  "data": [
    ${JSON.stringify(row).replace(',', ', ')}
  ]
}
`;
const FILES = {
  'cpi-u.json': file('cpi-u', 'index-1982-84-100', 'cpi', ['2025-09', 324.8]),
  'btc-price-monthly.json': file('btc-price-monthly', 'usd', 'close', ['2026-03', 68214.87]),
};

/** The response of FRED for CPIAUCNS, without its first years. */
const FRED = `observation_date,CPIAUCNS
2025-09-01,324.800
2025-10-01,
2025-11-01,324.122
2025-12-01,324.054
`;

/** Coin Metrics' csv/btc.csv with fewer columns: the last day has reference rates only. */
const coinMetrics = `time,AdrActCnt,PriceUSD,ReferenceRateUSD,SplyCur
${Array.from({ length: 61 }, (_, i) => {
  const date = new Date(Date.UTC(2026, 2, 1 + i)).toISOString().slice(0, 10);
  return `${date},545348,${date < '2026-04-01' ? '68214.8700001' : '76299.62'},69707.285009059,20005363.65542135`;
}).join('\n')}
2026-05-01,,,68018.1534815897,
`;

let answers;
let server;
let base;
let folder;

beforeAll(async () => {
  server = createServer((request, response) => {
    const {
      status = 200,
      type,
      body,
    } = answers[request.url.startsWith('/graph/fredgraph.csv?id=CPIAUCNS') ? 'fred' : 'coins'];
    // Never responds, to test the timeout.
    if (body === undefined) return;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${server.address().port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  answers = {
    fred: { type: 'application/csv', body: FRED },
    coins: { type: 'text/plain; charset=utf-8', body: coinMetrics },
  };
  folder = mkdtempSync(path.join(os.tmpdir(), 'figures-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
});

afterEach(() => rmSync(folder, { recursive: true }));

const texts = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
const run = (options = {}) =>
  refresh({ folder, today: '2026-05-02', bases: { fred: base, coinMetrics: base }, all, ...options });

it('refresh writes new points with vintage and date, and reports them', async () => {
  const results = await run();
  expect(results.map(({ changes }) => changes?.map(({ key, to }) => [key, to]))).toEqual([
    [
      ['2025-11', 324.122],
      ['2025-12', 324.054],
    ],
    [['2026-04', 76299.62]],
  ]);
  expect(texts()['cpi-u.json']).toBe(
    FILES['cpi-u.json']
      .replace('"vintage": "2025-09",', '"vintage": "2025-12",\n  "retrieved": "2026-05-02",')
      .replace('["2025-09", 324.8]', '["2025-09", 324.8],\n    ["2025-11", 324.122],\n    ["2025-12", 324.054]'),
  );
});

it('refresh changes nothing when run twice, or in a dry run', async () => {
  await run({ isDryRun: true });
  expect(texts()).toEqual(FILES);
  await run();
  const written = texts();
  expect((await run()).map(({ changes }) => changes)).toEqual([[], []]);
  expect(texts()).toEqual(written);
});

it.each([
  ['an error of the server', { status: 503, type: 'text/html', body: 'busy' }, 'answered with status 503'],
  [
    'a page with status 200',
    { type: 'text/html; charset=utf-8', body: '<html></html>' },
    'sent text/html; charset=utf-8 and not a CSV',
  ],
  ['a page that says it is text', { type: 'text/plain', body: '<!DOCTYPE html>' }, 'is a page and not a CSV'],
  ['an archive', { type: 'application/zip', body: 'PK' }, 'sent application/zip and not a CSV'],
  ['an empty answer', { type: 'application/csv', body: '' }, 'lacks the column'],
  [
    'a shorter series',
    { type: 'application/csv', body: FRED.replace(/2025-09.*\n/, '') },
    'starts on 2025-11-01 and not on 2025-09-01',
  ],
  ['half an answer', { type: 'application/csv', body: FRED.slice(0, -8) }, 'ends in the middle of a line'],
  [
    'a revision beyond the bound',
    { type: 'application/csv', body: FRED.replace('324.800', '326') },
    'would change from 324.8 to 326',
  ],
])('with %s leaves the file as it is and refreshes the other figure', async (_, answer, message) => {
  answers.fred = answer;
  const [failed, refreshed] = await run();
  expect(failed).toEqual({ figure: 'cpi-u', error: expect.stringContaining(message) });
  expect(refreshed.changes).toHaveLength(1);
  expect(texts()['cpi-u.json']).toBe(FILES['cpi-u.json']);
  expect(Object.keys(texts()).sort()).toEqual(Object.keys(FILES).sort());
});

it('refresh names the host when it times out or cannot be reached', async () => {
  answers.fred = {};
  const [slow] = await run({ timeoutMs: 50, only: ['cpi-u'] });
  expect(slow.error).toBe(`127.0.0.1:${server.address().port} did not answer within 0.05 s`);
  const closed = createServer();
  await new Promise((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address();
  await new Promise((resolve) => closed.close(resolve));
  const [unreachable] = await run({ bases: { fred: `http://127.0.0.1:${port}` }, only: ['cpi-u'] });
  expect(unreachable.error).toBe(`127.0.0.1:${port} cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}`);
});

it('refresh throws for an id without a series', async () => {
  await expect(run({ only: ['cpi'] })).rejects.toThrow('no series refreshes cpi');
});

it.each(SERIES.map((series) => [series.figure, series]))('the row of %s matches its file', (id, series) => {
  const figure = JSON.parse(readFileSync(`content/figures/${id}.json`, 'utf8'));
  const tables = Object.entries(figure.tables ?? {}).map(([name, table]) => [name, { ...table, data: [] }]);
  const noValues = Object.fromEntries(Object.keys(series.columns).map((column) => [column, null]));
  const { changes } = mergeFigure(
    { ...figure, data: [], tables: Object.fromEntries(tables) },
    series,
    [{ date: '2026-05-31', ...noValues }],
    '2026-06-01',
  );
  expect(changes).toEqual([]);
});

it('the command exits with 1, names the failure and keeps the file when a figure fails', async () => {
  answers.fred = { type: 'text/html', body: '<html></html>' };
  const options = ['--folder', folder, '--only', 'cpi-u', '--fred', base, '--report', path.join(folder, 'report.md')];
  const { code, stdout, stderr } = await new Promise((resolve) => {
    execFile(process.execPath, ['scripts/data.mjs', ...options], (error, out, errors) =>
      resolve({ code: error?.code, stdout: out, stderr: errors }),
    );
  });
  expect(code).toBe(1);
  expect(stdout).toBe(`- **cpi-u: not touched.** ${new URL(base).host} sent text/html and not a CSV.\n`);
  expect(stderr).toContain('1 of 1 figures were not refreshed: cpi-u.');
  const { 'report.md': report, ...figures } = texts();
  expect(report).toBe(stdout);
  expect(figures).toEqual(FILES);
});
