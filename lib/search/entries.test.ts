import { brotliCompressSync } from 'node:zlib';
import { writtenLocales } from '@/lib/content/content';
import { getGlossary } from '@/lib/content/glossary';
import { getAvailableGuides } from '@/lib/content/guides/guides';
import { allChapters, writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLesson } from '@/lib/content/lessons/lessons';
import { localePath } from '@/lib/content/links';
import { DATA_IDS } from '@/lib/data/ids';
import { allPages } from '@/lib/pages/pages';
import { getSearchEntries, type SearchEntry } from './entries';
import { SEARCH_KINDS } from './kinds';
import type { IndexPiece } from './piece';
import { getPieces, piecePath, toPieces } from './pieces';

let entries: SearchEntry[];
beforeAll(async () => {
  entries = await getSearchEntries('en');
}, 120_000);

const of = (kind: SearchEntry['kind']) => entries.filter((entry) => entry.kind === kind);

it('getSearchEntries has every guide, lesson, chapter, word and figure', () => {
  expect(of('guide').map(({ title }) => title)).toEqual(getAvailableGuides('en').map(({ title }) => title));
  expect(of('lesson')).toHaveLength(writtenLessons.length);
  expect(of('chapter')).toHaveLength(allChapters.length);
  expect(of('term')).toHaveLength(getGlossary('en').length);
  expect(of('figure')).toHaveLength(DATA_IDS.length);
  for (const kind of SEARCH_KINDS) expect(of(kind).length).toBeGreaterThan(7);
});

it.each(writtenLocales)(
  'getSearchEntries has every page in the language %s but the search itself',
  async (locale) => {
    const own = locale === 'en' ? entries : await getSearchEntries(locale);
    const found = new Set(own.map(({ path }) => path.split('#')[0]));
    const missing = allPages().filter((page) => page.locale === locale && !found.has(page.path));
    expect(missing.map(({ path }) => path)).toEqual([localePath(locale, '/search')]);
  },
  120_000,
);

it('no entry has what a reader chooses from: a wrong option would be shown as an answer', async () => {
  for (const { id } of writtenLessons) {
    const { check, opening } = (await getLesson(id, 'en'))?.content ?? fail(id);
    const entry = entries.find(({ path }) => path === `/lesson/${id}`) ?? fail(id);
    const texts = new Set(entry.sections.flatMap((section) => section.texts));
    const options = [...check.flatMap((question) => question.options), ...opening.guess.options];
    for (const { text } of options) expect(texts).not.toContain(text);
  }
});

function fail(id: string): never {
  throw new Error(`There is no lesson ${id}`);
}

it('every entry has a title and a line in words', () => {
  for (const { title, line, path } of entries) {
    expect([title, line, path].join()).not.toMatch(/\{\w+\}|undefined|NaN|null/);
    expect(line).not.toBe('');
    expect(title).not.toBe('');
  }
});

it('getPieces has a first piece that leaves room for the code of the search within 70 kB, and others of at most 80 kB', async () => {
  const weights = (await getPieces('en')).map(({ text }) => brotliCompressSync(text).length / 1000);
  expect(weights[0]).toBeLessThan(58);
  for (const weight of weights.slice(1)) expect(weight).toBeLessThan(80);
});

it('piecePath changes with the text', async () => {
  const [first, second] = await getPieces('en');
  expect(first && piecePath(first)).toMatch(/^\/search-index\/en-[0-9a-f]{16}\.json$/);
  expect(first?.name).not.toBe(second?.name);
});

it('toPieces splits a text into its first sentence and the others, and numbers sections through all pieces', () => {
  const guide: SearchEntry = {
    kind: 'guide',
    title: 'A guide',
    line: 'About it.',
    path: '/guides/a',
    sections: [{ id: 'b', heading: 'B', texts: ['One. Two.', 'Three.'] }],
  };
  const source: SearchEntry = { kind: 'source', title: 'S', line: 'P', path: '/guides/a#sources', sections: [] };
  const pieces: IndexPiece[] = toPieces([guide, source], 'en');
  expect(pieces[0]).toEqual({
    entries: [['guide', 'A guide', 'About it.', '/guides/a']],
    sections: [[0, 'b', 'B', ['One.']]],
    rest: [],
  });
  expect(pieces[1]?.rest).toEqual([[0, ['Two.', 'Three.']]]);
  expect(pieces.at(-1)?.entries).toEqual([['source', 'S', 'P', '/guides/a#sources']]);
});
