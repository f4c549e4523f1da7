/** Every page that prints a figure says of what time it is, beside the figure. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDate } from '@/lib/format/date';
import { LOCALES } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { parseHtml } from '../html';
import { exportedPaths, htmlOf } from '../site';

type Period = number | string;
type Row = [period: Period, ...values: unknown[]];
interface Figure {
  vintage: string;
  columns: string[];
  data: Row[];
  tables?: Record<string, { columns: string[]; data: Row[] }>;
}

const folder = path.resolve(import.meta.dirname, '../../content/figures');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const figures = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Figure);
/** Links to these rows of the sources page lead to a data series and not to a number. */
const notClaims = ['corrections', ...files.map((file) => path.basename(file, '.json'))];

const ORDINALS = [
  ['first quarter of', 'primer trimestre de', 'primeiro trimestre de'],
  ['second quarter of', 'segundo trimestre de'],
  ['third quarter of', 'tercer trimestre de', 'terceiro trimestre de'],
  ['fourth quarter of', 'cuarto trimestre de', 'quarto trimestre de'],
];

/** The ways to name a period: "June 2026", "second quarter of 2026", "junio de 2026". A year is "2024". */
function namesOf(period: Period): string[] {
  const [, year = '', quarter, month] = /^(\d{4})(?:-Q(\d)|-(\d{2}))?/.exec(String(period)) ?? [];
  if (quarter) {
    const last = `${year}-${String(Number(quarter) * 3).padStart(2, '0')}`;
    const inWords = LOCALES.flatMap((locale) => [String(period), last].map((one) => formatDate(one, locale)));
    return [...(ORDINALS[Number(quarter) - 1] ?? []).map((ordinal) => `${ordinal} ${year}`), ...inWords];
  }
  return month ? LOCALES.map((locale) => formatDate(`${year}-${month}`, locale)) : [year];
}

/** The last values of the series that move every month or quarter, as a page prints them, with the names of their period. */
const movingValues = figures.flatMap(({ columns, data, tables = {} }) =>
  [{ columns, data }, ...Object.values(tables)].flatMap((table) => {
    const [period, ...values] = table.data.at(-1) ?? [''];
    // Shorter tables hold single months of an old edition.
    if (!/^(month|quarter)$/.test(table.columns[0] ?? '') || table.data.length < 24) return [];
    return values
      .filter((value) => typeof value === 'number')
      .flatMap((value) => [
        ...new Set(
          LOCALES.flatMap((locale) => [0, 1, 2, 3].map((max) => formatNumber(value, locale, { min: 0, max }))),
        ),
      ])
      .filter((text) => text.replace(/\D/g, '').length >= 4)
      .map((text) => ({ text, names: namesOf(period) }));
  }),
);

/** `NodeFilter.SHOW_TEXT`, which Node lacks. */
const SHOW_TEXT = 4;

interface Fault {
  rule: string;
  text: string;
}

function faultsOf(html: string): Fault[] {
  const doc = parseHtml(html);
  for (const element of doc.querySelectorAll('script, style, template, head')) element.remove();
  const main = doc.querySelector('main') ?? doc.body;
  const textNodesOf = function* (element: Element) {
    const walker = doc.createTreeWalker(element, SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node;
  };
  const textOf = (element: Element | null | undefined) =>
    [...(element ? textNodesOf(element) : [])]
      .map((node) => node.textContent)
      .join(' ')
      .replace(/\s+/g, ' ');
  const faults: Fault[] = [];
  const report = (rule: string, element: Element) => faults.push({ rule, text: textOf(element).slice(0, 160) });
  const hasDate = (text: string) => /\b(1[89]|20)\d\d\b/.test(text);
  const hasAge = (text: string) => /\b(data to|datos hasta|dados até) [^.;]*\d{4}/i.test(text);

  // A large number on a card that turns: the same face says up to when.
  const hasEnd = (text: string) => /\b(to|by|in|hasta|en|até|em) (\p{L}+ )?(de )?(19|20)\d\d\b/u.test(text);
  for (const front of main.querySelectorAll('button:has(.flip-card-turn-hint) > span > :first-child')) {
    if (/\d\s*[%x]/.test(textOf(front)) && !hasEnd(textOf(front))) report('a card front without a date', front);
  }
  for (const frame of main.querySelectorAll('.figure:has(table)')) {
    if (!hasDate(textOf(frame.querySelector('.figure-note')))) report('a table without the age of its data', frame);
  }
  for (const value of main.querySelectorAll('li:has(h3 a[href^="/data/"]) strong')) {
    if (!hasDate(textOf(value.closest('p')))) report('a value without its date', value);
  }
  // The page of a figure says its age once, for its drawing, tables and uses.
  if (hasAge(textOf(main.querySelector('[aria-labelledby=about]')))) return faults;

  for (const link of main.querySelectorAll('a[href*="/sources#"]')) {
    if (notClaims.includes(link.getAttribute('href')?.split('#')[1] ?? '')) continue;
    const block = link.closest('p, li, td, dd, figcaption') ?? link.parentElement;
    if (block && !hasDate(textOf(block))) report('a number without a date', block);
  }
  for (const chart of main.querySelectorAll('figure:has(a[href*="/data/"])')) {
    if (!hasAge(textOf(chart))) report('a chart without the age of its data', chart);
  }
  // The last value of a series, wherever a page prints it.
  const blocks = new Map<Element, string>();
  for (const node of textNodesOf(main)) {
    const block = node.parentElement?.closest('p, li, td, dd, tr, label, figcaption, figure, section') ?? main;
    blocks.set(block, `${blocks.get(block) ?? ''} ${node.textContent}`);
  }
  const isPrinted = (number: string, text: string) =>
    text.includes(number) && new RegExp(`(?<![\\d.,])${number.replace('.', '\\.')}(?!\\d|[.,]\\d)`).test(text);
  for (const [block, text] of blocks) {
    const printed = movingValues.filter(({ text: number }) => isPrinted(number, text));
    if (printed.length === 0) continue;
    // A key of a chart is a list in its figure.
    const place = block.closest('tr') ?? block.closest('figure') ?? block.closest('li, article, .calculator');
    const around = textOf(place ?? block);
    for (const { text: number, names } of printed) {
      if (!names.some((name) => around.includes(name))) report(`${number} without ${names[0]}`, block);
    }
  }
  return faults;
}

test('the rules find a figure without its date, and accept one with it', () => {
  const rulesOf = (body: string) =>
    faultsOf(`<html><body><main>${body}</main></body></html>`).map(({ rule }) => rule.replace(/^[\d.,]+/, '#'));
  const [moving] = movingValues;
  expect(moving).toBeDefined();
  const claim = (words: string) => `<p>It lost <a class="claim" href="/sources#x">87%</a> ${words}.</p>`;
  expect(rulesOf(claim('since then'))).toEqual(['a number without a date']);
  expect(rulesOf(claim('by May 2025'))).toEqual([]);
  const chart = (words: string) => `<figure><svg></svg><a href="/data/m2">${words}</a></figure>`;
  expect(rulesOf(chart('Definition'))).toEqual(['a chart without the age of its data']);
  expect(rulesOf(chart('Data to May 2026'))).toEqual([]);
  expect(rulesOf(`<p>It stands at ${moving?.text}.</p>`)).toEqual([`# without ${moving?.names[0]}`]);
  expect(rulesOf(`<p>In ${moving?.names[0]} it stood at ${moving?.text}.</p>`)).toEqual([]);
  const card = (front: string) =>
    `<button><span><span>${front}<span class="flip-card-turn-hint"></span></span><span>In 2025</span></span></button>`;
  expect(rulesOf(card('87% lost since 1971'))).toEqual(['a card front without a date']);
  expect(rulesOf(card('87% lost by May 2025'))).toEqual([]);
});

test('every figure on every page has its date beside it', () => {
  const faults: string[] = [];
  for (const address of exportedPaths()) {
    const found = faultsOf(htmlOf(address));
    faults.push(...found.map(({ rule, text }) => `${address}: ${rule}: ${text}`));
  }
  expect(faults).toEqual([]);
});

test('every guide says when it was checked', () => {
  const guides = exportedPaths().filter((address) => address.startsWith('/guides/'));
  expect(guides.length).toBeGreaterThan(15);
  const undated = guides.filter((address) => !/<time dateTime="\d{4}-\d\d-\d\d"/i.test(htmlOf(address)));
  expect(undated).toEqual([]);
});
