import type { DataId } from '@/content/data';
import { site } from '@/content/site';
import { describe } from '@/lib/data/describe';
import { DATA_IDS } from '@/lib/data/ids';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { allChapters, type Chapter, type Lesson, writtenLessons } from '@/lib/learner/catalogue';
import { getContent } from './content';
import { type Guide, getAvailableGuides } from './guides';
import { localePath } from './links';

/** What search engines, shared links and the sitemap show of a page. */
export type PageInfo = {
  title: string;
  description: string;
  path: `/${string}`;
  /** Name of the share image: `/og/<image>.png`. */
  image: string;
};

/** The pages that are written by hand; guides, chapters and lessons add theirs in `sitePages`. */
export function staticPages(locale: Locale) {
  const { about, data, guides, layout, learn, sources } = getContent(locale);
  return {
    home: {
      title: `${site.name}: ${layout.tagline.toLowerCase()}`,
      description: layout.siteDescription,
      path: '/',
      image: 'home',
    },
    guides: {
      title: guides.catalogue.metaTitle,
      description: guides.catalogue.metaDescription,
      path: '/guides',
      image: 'guides',
    },
    glossary: {
      title: guides.glossary.metaTitle,
      description: guides.glossary.metaDescription,
      path: '/glossary',
      image: 'glossary',
    },
    sources: { title: sources.title, description: sources.metaDescription, path: '/sources', image: 'sources' },
    data: { title: data.index.title, description: data.index.metaDescription, path: '/data', image: 'data' },
    dashboard: {
      title: learn.dashboard.title,
      description: learn.dashboard.description,
      path: '/dashboard',
      image: 'dashboard',
    },
    about: { title: about.metaTitle, description: about.metaDescription, path: '/about', image: 'about' },
  } satisfies Record<string, PageInfo>;
}

/** Of a guide; the words are the guide's own. */
export function guidePage({ id, title, description }: Pick<Guide, 'id' | 'title' | 'description'>): PageInfo {
  return { title, description, path: `/guides/${id}`, image: `guide-${id}` };
}

/** Of a chapter; its number stands in the title. */
export function chapterPage({ id, order }: Pick<Chapter, 'id' | 'order'>, locale: Locale): PageInfo {
  const { chapterTexts, learn } = getContent(locale);
  const { title, description } = chapterTexts[id];
  return {
    title: fill(learn.chapter.metaTitle, { order, title }),
    description,
    path: `/chapter/${id}`,
    image: `chapter-${id}`,
  };
}

/** Of a lesson, whose words are known before it is written. */
export function lessonPage({ id }: Pick<Lesson, 'id'>, locale: Locale): PageInfo {
  return { ...getContent(locale).lessonTexts[id], path: `/lesson/${id}`, image: `lesson-${id}` };
}

/** Of a figure or a chart; its title is the question it answers. */
export function dataPage(id: DataId, locale: Locale): PageInfo {
  const { question, definition } = describe(id, locale);
  const description = fill(getContent(locale).data.page.metaDescription, { definition });
  return { title: question, description, path: `/data/${id}`, image: `data-${id}` };
}

/** Every page of the site in a language, with its address there. */
export function sitePages(locale: Locale): PageInfo[] {
  return [
    ...Object.values(staticPages(locale)),
    ...getAvailableGuides(locale).map(guidePage),
    ...DATA_IDS.map((id) => dataPage(id, locale)),
    ...allChapters.map((chapter) => chapterPage(chapter, locale)),
    ...writtenLessons.map((lesson) => lessonPage(lesson, locale)),
  ].map((page) => ({ ...page, path: localePath(locale, page.path) as `/${string}` }));
}
