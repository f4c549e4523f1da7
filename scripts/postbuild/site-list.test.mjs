import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measured } from '../../lib/offline/measured.mjs';
import { writeLists } from './site-list.mjs';

let out;
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
};
const read = (file) => readFileSync(path.join(out, file), 'utf8');
const list = (language = 'en') => JSON.parse(read(`offline/${language}.json`));
const start = '_next/static/offline/start-1.js';
const page = (text, language = 'en', base = '') =>
  `<html lang="${language}"><head><script id="loader" src="${base}/_next/static/islands/loader-1.js" defer=""></script></head>` +
  `<body>${text}</body></html>`;

beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'list-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  write('index.html', page('home', 'en'));
  write('about.html', page(`keeps ${measured.stored} <i data-properties="/_next/static/islands/en1.json"></i>`));
  write('es/about.html', page('acerca <i data-properties="/_next/static/islands/es1.json"></i>', 'es'));
  write('404.html', page('nothing here'));
  write('embed/cpi-u.html', '<html lang="en"><body>an embed has no loader</body></html>');
  write('_next/static/islands/loader-1.js', 'load()');
  write('_next/static/islands/en1.json', '[]');
  write('_next/static/islands/es1.json', '[1]');
  write('explore/en.json', '{}');
  for (const file of [
    'data/cpi-u/cpi-u.csv',
    'data/cpi-u/cpi-u.json',
    'og/home.png',
    'sw.js',
    'sitemap.xml',
    '_headers',
  ])
    write(file, 'x');
});
afterEach(() => rmSync(out, { recursive: true }));

test('a list has the pages of its language and the files that they need', async () => {
  await writeLists(out, start);
  expect(Object.keys(list().pages)).toEqual(['about', '']);
  expect(list().files).toEqual([
    '_next/static/islands/en1.json',
    '_next/static/islands/loader-1.js',
    'explore/en.json',
  ]);
  expect(Object.keys(list('es').pages)).toEqual(['es/about']);
  expect(list('es').files).toContain('_next/static/islands/es1.json');
});

test('a page names its own version and the script, below the path of the site', async () => {
  write('guides.html', page('guides', 'en', '/bitcoin-journey'));
  await writeLists(out, start);
  expect(read('about.html')).toContain(`data-version="${list().pages.about}"`);
  expect(read('about.html')).toContain(`data-offline="/${start}"`);
  expect(read('guides.html')).toContain(`data-offline="/bitcoin-journey/${start}"`);
  expect(read('404.html')).toContain('data-offline');
  expect(read('404.html')).not.toContain('data-version');
});

test('the version of a page, and that of the list, change with the page only', async () => {
  await writeLists(out, start);
  const before = list();
  for (const file of ['index.html', 'about.html', 'es/about.html', '404.html'])
    write(file, read(file).replace(/ data-(version|offline)="[^"]*"/g, ''));
  write('index.html', read('index.html').replace('home', 'another home'));
  await writeLists(out, start);
  expect(list().pages.about).toBe(before.pages.about);
  expect(list().pages['']).not.toBe(before.pages['']);
  expect(list().version).not.toBe(before.version);
});

test('the version of the list changes with a file whose name stays', async () => {
  await writeLists(out, start);
  const before = list().version;
  write('explore/en.json', '{"a":1}');
  for (const file of ['index.html', 'about.html', 'es/about.html', '404.html'])
    write(file, read(file).replace(/ data-(version|offline)="[^"]*"/g, ''));
  await writeLists(out, start);
  expect(list().version).not.toBe(before);
});

test('sentences get the number of bytes, in the words of their language', async () => {
  write('_next/static/media/big.woff2', 'x'.repeat(12_345_678));
  await writeLists(out, start);
  expect(read('about.html')).toContain('keeps 12 MB');
  expect(list().bytes.stored).toBeGreaterThan(12_345_678);
  expect(list().bytes.sent).toBeLessThan(list().bytes.stored);
});
