import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { palette } from '@/components/picture/shapes';
import { getContent } from '@/lib/content/content';
import { DATA_IDS } from '@/lib/data/ids';
import { dataSvg } from './data-picture';
import { datasetData } from './structured-data';

const { data } = getContent('en');

it('the pictures have the colors of the light theme', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  for (const name of ['loss', 'bitcoin', 'gain', 'line', 'control'] as const) {
    expect(css).toContain(`--color-${name}: light-dark(${palette[name]},`);
  }
});

describe.each(DATA_IDS)('the files of %s', (id) => {
  it('contain a well-formed drawing that names its source and has no external reference', () => {
    const svg = dataSvg(id, 'en');
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.textContent).toContain('Source: ');
    expect(parsed.documentElement.textContent).toContain(`/data/${id}`);
    expect(parsed.documentElement.getAttribute('font-family')).toBe('Figtree, system-ui, sans-serif');
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/href=|url\(|@import|<style|<image|NaN/);
    for (const text of parsed.querySelectorAll('text')) {
      const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
      expect([x >= 0 && x <= 1200, y >= 0 && y <= 630]).toEqual([true, true]);
    }
  });

  it('draw each line from its first point to its last, in pixels', () => {
    const lines = [...dataSvg(id, 'en').matchAll(/ d="(M[^"z]*l[^"z]*)"/g)].map(([, d = '']) => d);
    for (const line of lines) {
      expect(line).toMatch(/^(?:M-?[\d.]+ -?[\d.]+(?:l-?[\d.]+ -?[\d.]+)*Z?)+$/);
      const steps = line.matchAll(/([Ml])(-?[\d.]+) /g);
      const end = [...steps].reduce((x, [, step, by]) => (step === 'M' ? 0 : x) + Number(by), 0);
      // The lines of all series end in the right half of their drawing, which is 1200 pixels wide.
      expect(end).toBeGreaterThan(600);
    }
  });

  // schema-dts checks names and types of the properties. https://developers.google.com/search/docs/appearance/structured-data/dataset lists the required properties.
  it('are described by a Dataset with what Google asks for', () => {
    // Through JSON: what a search engine reads.
    const data = JSON.parse(JSON.stringify(datasetData(id, 'en')));
    expect(data).toMatchObject({
      '@type': 'Dataset',
      name: expect.stringMatching(/\w/),
      url: expect.stringMatching(new RegExp(`^https://.+/data/${id}$`)),
      isAccessibleForFree: true,
      creator: expect.arrayContaining([
        { '@type': 'Organization', name: expect.any(String), url: expect.stringMatching(/^https:/) },
      ]),
      variableMeasured: expect.arrayContaining([expect.objectContaining({ '@type': 'PropertyValue' })]),
    });
    if ('license' in data) expect(data.license).toMatch(/^https:/);
    const { length } = data.description;
    expect([length >= 50, length <= 5000]).toEqual([true, true]);
    if (data.temporalCoverage) expect(data.temporalCoverage).toMatch(/^\d{4}(-\d{2})?\/\d{4}(-\d{2})?$/);
    for (const file of data.distribution) {
      expect(file).toMatchObject({ '@type': 'DataDownload', contentUrl: expect.stringContaining(`/data/${id}/`) });
      expect(file.encodingFormat).toMatch(/^(text\/csv|application\/json)$/);
    }
    expect(data.distribution.length).toBeGreaterThan(1);
    expect(JSON.stringify(data)).not.toMatch(/undefined|null|\{\w+\}/);
  });
});

it('a page has question, limits, whole table, uses, downloads and citations in its HTML', async () => {
  const { DataPage } = await import('./data-page');
  document.body.innerHTML = renderToStaticMarkup(<DataPage id="gold-price" locale="en" />);
  expect(document.querySelector('h1')).toHaveTextContent('What has an ounce of gold cost since 1900?');
  expect(document.body).toHaveTextContent('What this does not show');
  const [table] = document.querySelectorAll('table');
  expect(table?.querySelectorAll('tbody tr:not(.folded)')).toHaveLength(126);
  expect(table?.querySelector('.folded')).toHaveTextContent(/^Not shown: 1905 to 2020$/);
  const downloads = [...document.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'));
  expect(downloads).toEqual(
    expect.arrayContaining([
      '/data/gold-price/gold-price.csv',
      '/data/gold-price/gold-price.json',
      '/data/gold-price/gold-price.svg',
      '/og/data-gold-price.png',
    ]),
  );
  expect(document.body).toHaveTextContent('@misc{bitcoin-journey-gold-price');
  const [, , code] = [...document.querySelectorAll('pre')].map((pre) => pre.textContent ?? '');
  document.body.innerHTML = code ?? '';
  expect(document.querySelector('iframe')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:.+\/embed\/gold-price$/),
  );
  expect(document.querySelector('iframe')).toHaveAttribute('title', expect.stringContaining('old'));
  expect(document.querySelector('iframe')).toHaveAttribute('loading', 'lazy');
});

it('the page of a figure without uses says so', async () => {
  const { Uses } = await import('./uses');
  const html = renderToStaticMarkup(<Uses id="median-household-income" locale="en" />);
  expect(html).toContain(data.page.uses.none);
});

it('a table aligns the decimal points of a column without adding a digit', async () => {
  const { DataTable } = await import('./data-table');
  const columns = [
    { label: 'Year', isNumber: false },
    { label: 'Index', isNumber: true },
    { label: 'Power', isNumber: true },
    { label: 'Difficulty', isNumber: true },
  ];
  const rows = [
    ['1913', '9.9', '1.5 × 10⁻⁴', '1.1829'],
    ['2021', '270.97', '1', '14,484.16'],
    ['2022', '292.655', '2.5', '1,159,929'],
    ['2023', '300', '—', '—'],
    ['2024', '—', '3', '148,258,400,000,000'],
  ];
  const table = { title: data.page.table.main, unit: '', columns, rows, order: 'time', hasEstimates: false } as const;
  document.body.innerHTML = renderToStaticMarkup(
    <DataTable
      table={{ ...table, columns, rows }}
      label={data.page.table.title}
      showAll="Show all"
      folded="{first} to {last}"
    />,
  );
  const cells = [...document.querySelectorAll('td')].map((cell) => [cell.textContent, cell.dataset.pad ?? '']);
  expect(cells).toEqual([
    ['9.9', '00'],
    ['1.5 × 10⁻⁴', ''],
    ['1.1829', ''],
    ['270.97', '0'],
    ['1', ''],
    ['14,484.16', ''],
    ['292.655', ''],
    ['2.5', ''],
    ['1,159,929', ''],
    ['300', '.000'],
    ['—', ''],
    ['—', ''],
    ['—', ''],
    ['3', ''],
    ['148,258,400,000,000', ''],
  ]);
});

it('a small drawing on a log axis says so', async () => {
  const { DataIndex } = await import('./data-index');
  document.body.innerHTML = renderToStaticMarkup(<DataIndex locale="en" />);
  const card = (question: RegExp) =>
    [...document.querySelectorAll('li')].find((item) => question.test(item.querySelector('h3')?.textContent ?? ''));
  for (const log of [/one bitcoin cost/, /Bitcoin network become/, /Germany in 1923/, /loaf of bread/])
    expect(card(log)).toHaveTextContent(/, log axis$/);
  // The unit of a chart is above its drawing.
  expect(card(/family income\?/)).toHaveTextContent('Dollars of each year, log axis');
  expect(card(/ounce of gold/)).not.toHaveTextContent('log axis');
  expect(card(/electricity/)).toHaveTextContent('138 Bitcoin network, 2024');
});

it('each list of the index is in a section with a title', async () => {
  const { DataIndex } = await import('./data-index');
  document.body.innerHTML = renderToStaticMarkup(<DataIndex locale="en" />);
  const own = document.querySelector('a[href="/data/owner"]')?.closest('section');
  expect(own?.querySelector('h2')).toHaveTextContent(data.index.own.title);
  for (const link of document.querySelectorAll('a[href^="/data/"]')) {
    expect(link.closest('section')?.querySelector('h2')).toHaveTextContent(/\w/);
  }
});

it('a chart of the index has the name and the last value of each line at its end', async () => {
  const { DataIndex } = await import('./data-index');
  document.body.innerHTML = renderToStaticMarkup(<DataIndex locale="en" />);
  const card = [...document.querySelectorAll('li')].find((item) => /prices and output\?/.test(item.textContent ?? ''));
  const labels = [...(card?.querySelectorAll('svg svg text') ?? [])].map(({ textContent }) => textContent);
  expect(labels).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Outputin dollars\d+x$/), expect.stringMatching(/^Prices\d+x$/)]),
  );
});

it('the row of a series with several lines marks 1971 and draws the line of its value thick, and the first list says so', async () => {
  const { DataIndex } = await import('./data-index');
  document.body.innerHTML = renderToStaticMarkup(<DataIndex locale="en" />);
  const row = [...document.querySelectorAll('li')].find((item) => /loaf of bread/.test(item.textContent ?? ''));
  const [mark, ...paths] = row?.querySelectorAll('path') ?? [];
  expect(mark).toHaveClass('stroke-loss-fill');
  const widths = paths.map((path) => path.classList.contains('stroke-2'));
  expect(widths).toEqual([false, true]);
  expect(document.body.textContent?.split('The value belongs to the thick line.')).toHaveLength(2);
  expect(document.querySelector('section')).toHaveTextContent('The value belongs to the thick line.');
  expect(document.querySelector('section')).toHaveTextContent('The red line is 1971.');
});
