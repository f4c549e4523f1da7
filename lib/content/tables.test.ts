import { concepts } from '@/content/concepts';
import { en } from '@/content/en';
import { checkTable, checkTables, checkWords, checkWordsById, type TableFile } from './tables';

const book = { id: 'a-book', title: 'A', author: 'B', cover: 'ink' };
const lesson = {
  id: 'a-lesson',
  minutes: 8,
  status: 'written',
  modules: ['story'],
  concepts: ['barter'],
};
const chapter = (changes: object) => ({ pathId: 'money-story', id: '1', lessons: [{ ...lesson, ...changes }] });
const event = {
  id: 'an-event',
  date: '1971-08-15',
  category: 'monetary',
  icon: 'scale',
  status: 'read',
  sourceUrl: 'https://a.example/',
};
const video = { id: 'a-film', youtubeId: 'YtFOxNbmD38', title: 'T', author: 'A', minutes: 39 };

it('accepts the tables and words of the site', () => {
  expect(() => checkTables()).not.toThrow();
  expect(() => checkWords(en, 'content/en')).not.toThrow();
  expect(() => checkWordsById(en, 'content/en')).not.toThrow();
});

it.each<[TableFile, string, unknown[], string, string]>([
  [
    'content/books.ts',
    'an unknown cover',
    [{ ...book, cover: 'pink' }],
    'row "a-book"',
    'cover: must be one of amber, rust',
  ],
  ['content/books.ts', 'no author', [{ ...book, author: undefined }], 'row "a-book"', 'author: is missing'],
  ['content/books.ts', 'an id given twice', [book, book], 'row "a-book"', 'id: another one has the same id'],
  ['content/books.ts', 'no id', [{ ...book, id: undefined }], 'row 1', 'id: is missing'],
  [
    'content/books.ts',
    'a misspelt field',
    [{ ...book, autor: 'B' }],
    'row "a-book"',
    'the whole entry: has the unknown field "autor"',
  ],
  [
    'content/videos.ts',
    'an address instead of an id',
    [{ ...video, youtubeId: 'https://x' }],
    'row "a-film"',
    'youtubeId: must be the eleven characters',
  ],
  [
    'content/videos.ts',
    'half a minute',
    [{ ...video, minutes: 0.5 }],
    'row "a-film"',
    'minutes: must be a whole number',
  ],
  [
    'content/concepts.ts',
    'an unknown difficulty',
    [{ id: 'barter', difficulty: 'hard' }],
    'row "barter"',
    'difficulty: must be one of beginner, intermediate (found: hard)',
  ],
  [
    'content/chapters.ts',
    'a chapter without lessons',
    [{ pathId: 'money-story', id: '1', lessons: [] }],
    'row "1"',
    'lessons: must list at least one lesson',
  ],
  [
    'content/chapters.ts',
    'an unknown status',
    [chapter({ status: 'soon' })],
    'lesson "a-lesson"',
    'status: must be one of written, coming-soon',
  ],
  [
    'content/chapters.ts',
    'an unknown concept',
    [chapter({ concepts: ['barterr'] })],
    'lesson "a-lesson"',
    `concepts > item 1: "barterr" is none of the ${concepts.length} known values; the nearest is "barter"`,
  ],
  [
    'content/chapters.ts',
    'more practice than minutes',
    [chapter({ practice: 9 })],
    'lesson "a-lesson"',
    'practice: must be less than the minutes',
  ],
  [
    'content/chapters.ts',
    'an id of another chapter',
    [chapter({}), { ...chapter({}), id: '2' }],
    'lesson "a-lesson"',
    'id: another one has the same id',
  ],
  [
    'content/timeline.ts',
    'a date in words',
    [{ ...event, date: 'August 1971' }],
    'row "an-event"',
    'date: must be a date such as "2026"',
  ],
  [
    'content/timeline.ts',
    'an unknown category',
    [{ ...event, category: 'war' }],
    'row "an-event"',
    'category: must be one of monetary',
  ],
  [
    'content/home/home-sources.ts',
    'an address without https',
    [{ id: 'ap', title: 'AP', url: 'http://a.example/' }],
    'row "ap"',
    'url: must be an address that starts with https://',
  ],
])('%s: names row and field for %s', (file, _, rows, row, message) => {
  expect(() => checkTable(file, rows)).toThrow(`${file}, ${row}, cannot be used:\n  - ${message}`);
});

describe('checkWords', () => {
  const entry = { id: 'fee', term: 'Fee', definition: 'What a payment costs.' };
  const correction = { date: '2026-11-21', what: 'A figure was wrong.', why: 'It was read in the wrong row.' };
  const words = { glossary: [entry], corrections: [correction] };

  it.each<[string, object, string]>([
    [
      'an empty definition',
      { glossary: [{ ...entry, definition: '' }] },
      'content/en/glossary.ts, entry "fee", cannot be used:\n  - definition: must not be empty',
    ],
    ['a link that is no guide', { glossary: [{ ...entry, see: 'bitcoin-fees' }] }, 'see: must be the path of a guide'],
    [
      'a day in words',
      { corrections: [{ ...correction, date: 'today' }] },
      'content/en/corrections.ts, entry 1, cannot be used:\n  - date: must be a day such as',
    ],
    [
      'corrections that are not sorted',
      { corrections: [{ ...correction, date: '2026-01-01', what: 'B was wrong.' }, correction] },
      'entry 2, cannot be used:\n  - date: must not be later than the entry above it',
    ],
    [
      'a correction given twice',
      { corrections: [correction, { ...correction, what: 'B was wrong.' }, correction] },
      'content/en/corrections.ts, entry 3, cannot be used:\n  - what: is that of entry 1; delete one of the two',
    ],
  ])('names file, entry and field for %s', (_, changes, message) => {
    expect(() => checkWords({ ...words, ...changes }, 'content/en', '2026-01-01')).toThrow(message);
  });

  it('takes a correction from the day of publication on, and none before', () => {
    expect(() => checkWords(words, 'content/en', correction.date)).not.toThrow();
    expect(() => checkWords(words, 'content/en', '2026-11-22')).toThrow(
      'entry 1, cannot be used:\n  - date: must not be before the day of publication, 2026-11-22',
    );
    expect(() => checkWords(words, 'content/en', undefined)).toThrow('must not be before the day of publication');
  });
});

describe('checkWordsById', () => {
  it.each([
    ['lessonTexts', 'why-barter-fails', 'content/en/learn/chapters.ts'],
    ['conceptNames', 'barter', 'content/en/learn/chapters.ts'],
    ['claimWords', 'btc-worst-drawdown', 'content/en/claims'],
    ['chartWords', 'dollar-value', 'content/en/data/charts.ts'],
  ] as const)('names file and id for missing words of %s', (field, id, file) => {
    const { [id]: _, ...others } = en[field] as Record<string, object>;
    const check = () => checkWordsById({ ...en, [field]: others }, 'content/en');
    expect(check).toThrow(`${file} cannot be used:\n  - ${field}: has no words for "${id}"`);
  });

  it('names the misspelt key of the words', () => {
    const { barter, ...others } = en.conceptNames;
    const check = () => checkWordsById({ ...en, conceptNames: { ...others, bartr: barter } as never }, 'content/en');
    expect(check).toThrow('conceptNames: has no words for "barter"; the nearest is "bartr"');
  });
});
