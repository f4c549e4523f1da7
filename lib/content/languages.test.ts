import { findGaps, findMissingFiles } from './language-gaps';

// A fixture as second language: the English sentences in capitals, with its own guide and lesson.
jest.mock('@/content/guides', () => ({
  ...jest.requireActual('@/content/guides'),
  guides: [
    {
      id: 'a-guide',
      category: 'core-fundamentals',
      level: 'Beginner',
      icon: 'wallet',
      status: 'available',
      minutes: 1,
      book: null,
      lastChecked: '2026-11-21',
    },
  ],
}));
jest.mock('@/content/chapters', () => ({
  learningPath: { id: 'money-story', level: 1 },
  chapters: [
    {
      pathId: 'money-story',
      id: '3',
      lessons: [{ id: '1', minutes: 9, status: 'written', modules: ['story'], concepts: ['barter'] }],
    },
  ],
}));
// Pages of the fixture have no row of their own.
jest.mock('@/content/dates', () => ({
  dates: new Proxy({}, { get: () => ['2026-11-21', '2026-11-28', '00000000'] }),
}));
jest.mock('@/content/languages', () => {
  const { en } = jest.requireActual('@/content/en');
  const upper = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') {
      return key === 'id' || /^(\/|https:)|^\d{4}-/.test(value)
        ? value
        : value.replace(/\{[^}]*\}|./g, (part) => (part.length > 1 ? part : part.toUpperCase()));
    }
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map((item) => upper(item));
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, upper(part, name)]));
  };
  const folder = 'lib/content/fixtures/es';
  return { languages: { en: { words: en, folder }, es: { words: upper(en), folder } } };
});

import sitemap from '@/app/sitemap';
import { pageMetadata } from '@/components/layout/metadata';
import { allPageIds, allPages, getPage } from '@/lib/pages/pages';
import { getContent, writtenLocales } from './content';
import { getGuide } from './guides/guide-text';

const site = 'https://bitcoin-journey.example';

describe('a second language', () => {
  it('has each page at its own path, with its own canonical address and alternates', () => {
    expect(writtenLocales).toEqual(['en', 'es']);
    const about = getPage('/about', 'es');
    expect(about).toMatchObject({ path: '/es/about', url: `${site}/es/about` });
    expect(about.title).toBe(getPage('/about', 'en').title.toUpperCase());
    const alternates = { en: `${site}/about`, es: `${site}/es/about`, 'x-default': `${site}/about` };
    expect(about.alternates).toEqual(alternates);
    expect(getPage('/about', 'en').alternates).toEqual(alternates);
    expect(pageMetadata(about).alternates).toMatchObject({ canonical: `${site}/es/about`, languages: alternates });
    expect(getPage('/', 'es')).toMatchObject({ path: '/es', url: `${site}/es`, image: '/og/es-home.png' });
  });

  it('shares no address and no share image with another page', () => {
    const pages = allPages();
    expect(pages).toHaveLength(2 * allPageIds().length);
    for (const field of ['url', 'image'] as const)
      expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
  });

  it('is in the sitemap, with its alternates', () => {
    expect(sitemap()).toContainEqual({
      url: `${site}/es/guides/a-guide`,
      lastModified: '2026-11-28',
      alternates: {
        languages: {
          en: `${site}/guides/a-guide`,
          es: `${site}/es/guides/a-guide`,
          'x-default': `${site}/guides/a-guide`,
        },
      },
    });
    expect(sitemap()).toHaveLength(allPages().length);
  });

  it('has its own guides, with its quotation marks and percent sign', () => {
    const [start, section] = getGuide('es', 'a-guide').sections;
    expect(start?.texts).toEqual(['Dijo «hola».']);
    expect(section).toEqual({ id: 'que-es', level: 2, heading: '¿Qué es?', texts: ['Subió un 25 %.'] });
  });
});

it('getContent throws for a language without a row, instead of falling back to English', () => {
  expect(() => getContent('pt')).toThrow('content/languages.ts has no language "pt"');
});

it('getContent throws the list of everything that an incomplete language lacks', () => {
  jest.resetModules();
  jest.doMock('@/content/languages', () => {
    const { en } = jest.requireActual('@/content/en');
    const words = { ...en, about: { ...en.about, title: '' } };
    return {
      languages: {
        en: { words: en, folder: 'lib/content/fixtures/es' },
        pt: { words, folder: 'lib/content/fixtures/pt' },
      },
    };
  });
  const content: typeof import('./content') = require('./content');
  expect(() => content.getContent('pt')).toThrow(
    'lib/content/fixtures/pt cannot be used:\n  - about > title: is missing\n  - guides/a-guide.mdx: is missing\n  - lessons/1.ts: is missing',
  );
});

describe('findGaps', () => {
  const english = {
    title: 'Fees',
    lines: ['One', 'Two'],
    page: { by: 'by {author}', n: 3 },
    terms: [
      { id: 'fee', term: 'Fee' },
      { id: 'block', term: 'Block' },
    ],
  };

  it('accepts a complete language, whose lists may differ in length', () => {
    const other = { ...english, title: 'Tarifas', lines: ['Todo'], page: { by: 'de {author}', n: 3 } };
    expect(findGaps(english, other)).toEqual([]);
    expect(findGaps({ lines: [] }, { lines: [] })).toEqual([]);
  });

  it('lists everything that is missing or wrong, by field', () => {
    const other = {
      title: '',
      lines: [],
      page: { by: 'de Ana', n: 'tres', note: 'x' },
      terms: [{ id: 'fee', term: { es: 'Tarifa' } }],
    };
    expect(findGaps(english, other)).toEqual([
      'title: is missing',
      'lines: is empty',
      'page > by: must contain {author}',
      'page > n: must be a number, as in English',
      'page > note: English has no such field',
      'terms > fee > term: must be text, as in English',
      'terms > block: is missing',
    ]);
  });
});

it('findMissingFiles lists the guides and lessons without a file', () => {
  expect(findMissingFiles('lib/content/fixtures/es')).toEqual([]);
  expect(findMissingFiles('lib/content/fixtures/pt')).toEqual([
    'guides/a-guide.mdx: is missing',
    'lessons/1.ts: is missing',
  ]);
});
