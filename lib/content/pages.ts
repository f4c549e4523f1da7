import { site } from '@/content/site';
import type { Locale } from '@/lib/format/locale';
import { getContent } from './content';
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
  const { about, layout, sources } = getContent(locale);
  return {
    home: {
      title: `${site.name}: ${layout.tagline.toLowerCase()}`,
      description: layout.siteDescription,
      path: '/',
      image: 'home',
    },
    sources: { title: sources.title, description: sources.metaDescription, path: '/sources', image: 'sources' },
    about: { title: about.metaTitle, description: about.metaDescription, path: '/about', image: 'about' },
  } satisfies Record<string, PageInfo>;
}

/** Every page of the site in a language, with its address there. */
export function sitePages(locale: Locale): PageInfo[] {
  return [...Object.values(staticPages(locale))].map((page) => ({
    ...page,
    path: localePath(locale, page.path) as `/${string}`,
  }));
}
