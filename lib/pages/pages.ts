import type { ChapterId, LessonId } from '@/content/chapters';
import type { DataId } from '@/content/data';
import { site } from '@/content/site';
import { getContent, writtenLocales } from '@/lib/content/content';
import { getAvailableGuide, getAvailableGuides } from '@/lib/content/guides/guides';
import { allChapters, findChapter, findLesson, writtenLessons } from '@/lib/content/lessons/learning-path';
import { localePath, sitePath, withoutBasePath } from '@/lib/content/links';
import { describe } from '@/lib/data/describe';
import { DATA_IDS } from '@/lib/data/ids';
import { fill } from '@/lib/format/fill';
import { takeSentences } from '@/lib/format/first-sentence';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';

/** The English path of a page, which identifies it in every language. */
export type PageId =
  | StaticPageId
  | `/data/${DataId}`
  | `/guides/${string}`
  | `/chapter/${ChapterId}`
  | `/lesson/${LessonId}`
  | `/teach/${ChapterId}`;

type StaticPageId = (typeof staticPageIds)[number];

const staticPageIds = [
  '/',
  '/guides',
  '/glossary',
  '/data',
  '/explore',
  '/sources',
  '/search',
  '/dashboard',
  '/concepts',
  '/review',
  '/completed',
  '/teach',
  '/about',
  '/licenses',
  '/offline',
] as const;

/** The metadata of a page in one language, for search engines, shared links and the sitemap. */
export interface PageInfo {
  locale: Locale;
  title: string;
  description: string;
  path: `/${string}`;
  url: string;
  /** The address in each language by its code, and `x-default`. */
  alternates: Record<string, string>;
  /** The path of the share image, which `app/og/[name]` draws. */
  image: `/${string}`;
}

/**
 * Everything that depends on a page and its language.
 *
 * @throws Error if there is no such page, or the language has no content
 */
export function getPage(id: PageId, locale: Locale): PageInfo {
  const path = localePath(locale, id);
  const urlIn = (language: Locale) => site.origin + localePath(language, id);
  return {
    ...wordsOf(id, locale),
    locale,
    path,
    url: site.origin + path,
    alternates: {
      ...Object.fromEntries(writtenLocales.map((language) => [language, urlIn(language)])),
      'x-default': urlIn(DEFAULT_LOCALE),
    },
    image: sitePath(`/og/${shareImageName(id, locale)}`),
  };
}

/** The name of the file. */
export function shareImageName(id: PageId, locale: Locale): string {
  const path = withoutBasePath(localePath(locale, id === '/' ? '/home' : id));
  return `${path.slice(1).replaceAll('/', '-')}.png`;
}

export function allPageIds(): PageId[] {
  return [
    ...staticPageIds,
    ...getAvailableGuides(DEFAULT_LOCALE).map(({ id }) => `/guides/${id}` as const),
    ...DATA_IDS.map((id) => `/data/${id}` as const),
    ...allChapters.map(({ id }) => `/chapter/${id}` as const),
    ...writtenLessons.map(({ id }) => `/lesson/${id}` as const),
    ...allChapters.map(({ id }) => `/teach/${id}` as const),
  ];
}

export function allPages(): PageInfo[] {
  return writtenLocales.flatMap((locale) => allPageIds().map((id) => getPage(id, locale)));
}

type Words = Pick<PageInfo, 'title' | 'description'>;

/** In characters. Search engines cut a longer description within a sentence. */
const LONGEST_DESCRIPTION = 200;

function wordsOf(page: PageId, locale: Locale): Words {
  const [, kind = '', id] = page.split('/');
  if (id === undefined) return staticWords(locale)[page as StaticPageId] ?? fail(page);
  const { chapterTexts, learn, lessonTexts, teach } = getContent(locale);
  if (kind === 'guides') {
    const { title, description } = getAvailableGuide(locale, id);
    return { title, description };
  }
  if (kind === 'data') {
    const { question, definition } = describe(DATA_IDS.find((known) => known === id) ?? fail(page), locale);
    const description = fill(getContent(locale).data.page.metaDescription, { definition });
    return { title: question, description: takeSentences(description, locale, LONGEST_DESCRIPTION) };
  }
  if (kind === 'lesson') return lessonTexts[findLesson(id)?.id ?? fail(page)];
  if (kind !== 'chapter' && kind !== 'teach') return fail(page);
  const { id: chapterId, order } = findChapter(id) ?? fail(page);
  const { title, description } = chapterTexts[chapterId];
  if (kind === 'teach') {
    const words = teach.chapter;
    return {
      title: fill(words.metaTitle, { order, title }),
      description: fill(words.metaDescription, { description }),
    };
  }
  return { title: fill(learn.chapter.metaTitle, { order, title }), description };
}

function staticWords(locale: Locale): Record<StaticPageId, Words> {
  const {
    about,
    completed,
    conceptMap,
    data,
    explore,
    guides,
    layout,
    learn,
    licenses,
    offline,
    review,
    search,
    sources,
    teach,
  } = getContent(locale);
  const { dashboard } = learn;
  const meta = (words: { metaTitle: string; metaDescription: string }): Words => ({
    title: words.metaTitle,
    description: words.metaDescription,
  });
  return {
    '/': { title: `${site.name}: ${layout.tagline.toLowerCase()}`, description: layout.siteDescription },
    '/guides': meta(guides.catalogue),
    '/glossary': meta(guides.glossary),
    '/data': { title: data.index.title, description: data.index.metaDescription },
    '/explore': meta(explore),
    '/sources': { title: sources.title, description: sources.metaDescription },
    '/dashboard': { title: dashboard.title, description: dashboard.description },
    '/concepts': meta(conceptMap),
    '/review': meta(review),
    '/completed': meta(completed),
    '/search': meta(search),
    '/teach': meta(teach),
    '/about': meta(about),
    '/licenses': meta(licenses),
    '/offline': meta(offline),
  };
}

function fail(page: string): never {
  throw new Error(`There is no page ${page}`);
}
