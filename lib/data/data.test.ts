import { CHART_IDS } from '@/content/charts';
import type { DataId } from '@/content/data';
import { DATA_SUBJECTS } from '@/content/data-subjects';
import { FIGURE_IDS } from '@/content/figures';
import { getChart } from '@/lib/charts/get-chart';
import { getTable } from '@/lib/content/figures/figures';
import { parseCsv } from '@/tests/parse-csv';
import { bibtexCitation, plainCitation } from './citation';
import { describe as describeData, spanInWords } from './describe';
import { getDrawing } from './drawing';
import { embedCode, embedHeight } from './embed';
import { csvFiles, csvName, jsonFile } from './files';
import { formatKey } from './format-values';
import { DATA_IDS, idsOf } from './ids';
import { getTables, textOf } from './tables';

const mainCsv = (id: DataId) => csvFiles(id).get(csvName(id)) ?? '';

it('every figure and every chart has one page', () => {
  expect([...DATA_IDS].sort()).toEqual([...FIGURE_IDS, ...CHART_IDS].sort());
  expect(DATA_SUBJECTS.every((subject) => idsOf(subject).length > 0)).toBe(true);
});

it('no two pages have the same question', () => {
  const questions = DATA_IDS.map((id) => describeData(id, 'en').question);
  expect(new Set(questions).size).toBe(questions.length);
  for (const question of questions) expect(question).toMatch(/^[A-Z][^{}]+\?$/);
});

describe.each(DATA_IDS)('%s', (id) => {
  it('has a table for each table of its file, with a label for every column and key', () => {
    const tables = getTables(id, 'en');
    expect(tables.length).toBe(csvFiles(id).size);
    for (const { name, columns, rows, title } of tables) {
      expect(title).not.toBe(name);
      for (const { label } of columns) expect(label).toMatch(/^[A-Z]/);
      for (const row of rows) {
        expect(row).toHaveLength(columns.length);
        // A camelCase key in the output means that its words are missing.
        for (const cell of row) expect(textOf(cell)).not.toMatch(/^[a-z]+[A-Z]\w*$|undefined|NaN/);
      }
    }
  });

  it('has CSV files with source, unit and vintage and as many rows as the tables', () => {
    const tables = getTables(id, 'en');
    [...csvFiles(id).values()].forEach((text, i) => {
      expect(text).toMatch(/^\ufeff# .+\r\n# Source: .+https:/);
      expect(text).toMatch(/\r\n# Unit: .+\r\n# As of: \d{4}/);
      expect(parseCsv(text)).toHaveLength((tables[i]?.rows.length ?? 0) + 1);
    });
  });

  it('has the same values in JSON as in CSV', () => {
    const json = JSON.parse(jsonFile(id));
    expect(json.sources.length).toBeGreaterThan(0);
    const [head = [], ...rows] = parseCsv(mainCsv(id));
    const [table] = json.tables;
    expect(head.slice(0, table.columns.length)).toEqual(table.columns);
    expect(rows.map((row) => row.slice(0, table.columns.length))).toEqual(
      table.rows.map((row: unknown[]) => row.map((cell) => String(cell ?? ''))),
    );
  });

  it('draws every line with one value for each x', () => {
    const drawing = getDrawing(id, 'en');
    if (drawing.kind === 'bars') {
      expect(drawing.bars.every(({ value }) => value > 0)).toBe(true);
      return;
    }
    expect(drawing.xs).toEqual([...new Set(drawing.xs)].sort((a, b) => a - b));
    for (const { values, label } of drawing.lines) {
      expect(values).toHaveLength(drawing.xs.length);
      expect(label).not.toMatch(/[a-z][A-Z]/);
    }
  });

  it('names publisher and page in both citations', () => {
    const { figures } = describeData(id, 'en');
    const published = figures.filter(({ source }) => source.url);
    for (const { source } of published) expect(plainCitation(id, 'en')).toContain(source.publisher);
    for (const text of [plainCitation(id, 'en'), bibtexCitation(id, 'en')]) {
      expect(text).toContain(`/data/${id}`);
      expect(text).not.toMatch(/null|undefined|\{\w+Id\}/);
    }
    // BibTeX rejects unbalanced braces.
    const braces =
      bibtexCitation(id, 'en')
        .replace(/\\[{}]/g, '')
        .match(/[{}]/g) ?? [];
    expect(braces.filter((brace) => brace === '{')).toHaveLength(braces.length / 2);
  });
});

it.each(CHART_IDS)('the CSV of the chart %s has exactly its points', (id) => {
  const chart = getChart(id);
  const [head = [], ...rows] = parseCsv(mainCsv(id));
  expect(rows.map((row) => row[0])).toEqual(chart.keys);
  for (const column of chart.columns) {
    const at = head.indexOf(column.id);
    expect(rows.map((row) => (row[at] === '' ? null : Number(row[at])))).toEqual(column.values);
  }
});

it('CSV files mark values that were not read', () => {
  expect(mainCsv('families-poverty')).toContain('1996,11,5.6,13.8,32.6,read,read,estimate,read');
  expect(mainCsv('families-poverty')).toContain('1959,18.5,,,42.6,estimate,,,estimate');
  expect(csvFiles('median-house-price').get('median-house-price-census-before1963.csv')).toContain(
    '1940,2938,estimate',
  );
});

it('block heights have separators, and years have none', () => {
  const halvings = getTables('btc-network', 'en').find(({ name }) => name === 'halvings');
  expect(halvings?.rows.map(([height]) => height)).toContain('840,000');
  expect(getTables('cpi-u', 'en')[0]?.rows.map(([year]) => year)).toContain('1971');
});

it('tables mark estimates, and sort named rows by value, largest first', () => {
  const [poverty] = getTables('families-poverty', 'en');
  expect(poverty?.rows[0]).toEqual(['1959', '≈18.5', '—', '—', '≈42.6']);
  const [energy] = getTables('energy', 'en');
  expect(energy?.rows.map((row) => row[2])).toEqual(
    energy?.rows.map((row) => row[2]).toSorted((a, b) => Number(b) - Number(a)),
  );
  expect(energy?.columns.map(({ label }) => label)).not.toContain('Url');
  expect(getTable('energy').data[0]?.[0]).toBe('bitcoin');
});

it.each([...FIGURE_IDS, ...CHART_IDS])('the span of %s is that of the rows of its table', (id) => {
  const [table] = getTables(id, 'en');
  const { count, first, last } = describeData(id, 'en').span;
  expect(count).toBe(table?.rows.length);
  if (!first || !last) return;
  expect(textOf(table?.rows[0]?.[0] ?? '')).toBe(formatKey(first, 'en'));
  expect(textOf(table?.rows.at(-1)?.[0] ?? '')).toBe(formatKey(last, 'en'));
});

it('spanInWords leaves out periods where rows are names', () => {
  expect(spanInWords('btc-price-monthly', 'en')).toMatch(/^\d+ rows, July 2010 to \w+ \d{4}$/);
  expect(spanInWords('energy', 'en')).toMatch(/^\d+ rows$/);
});

it('embedCode escapes the title and names an address of the site', () => {
  expect(embedCode('cpi-u', 'en')).toMatch(
    /^<iframe src="https:\/\/[^"]+\/embed\/cpi-u" title="[^"<>]+" width="100%" height="\d+" loading="lazy" style="border: 0"><\/iframe>$/,
  );
});

it('embedHeight grows with the key, the bars and the sources', () => {
  expect(embedHeight('item-prices', 'en')).toBeGreaterThan(embedHeight('cpi-u', 'en'));
  expect(embedHeight('money-and-homes', 'en')).toBeGreaterThan(embedHeight('m2', 'en'));
  for (const id of DATA_IDS) expect(embedHeight(id, 'en') % 20).toBe(0);
});
