import type { Metadata, Viewport } from 'next';
import { site } from '@/content/site';
import { getContent, writtenLocales } from '@/lib/content/content';
import { sitePath } from '@/lib/content/links';
import { type Locale, OPEN_GRAPH_LOCALE } from '@/lib/format/locale';
import { feedPath } from '@/lib/pages/feed';
import { getPage, type PageInfo } from '@/lib/pages/pages';
import { brand, PICTURE_SIZE } from './brand';
import { manifestPath } from './manifest';

/** Default metadata of all pages. */
export function siteMetadata(locale: Locale): Metadata {
  const { layout } = getContent(locale);
  return {
    metadataBase: new URL(site.origin),
    title: { default: getPage('/', locale).title, template: `%s | ${site.name}` },
    description: layout.siteDescription,
    alternates: { types: feedOf(locale) },
    icons: { icon: sitePath('/icon.svg'), apple: sitePath('/apple-icon.png') },
    manifest: manifestPath(locale),
    // Safari on phones would make links of years and amounts, inside the text nodes of islands.
    formatDetection: { telephone: false, date: false, address: false, email: false, url: false },
    openGraph: { type: 'website', siteName: site.name, locale: OPEN_GRAPH_LOCALE[locale] },
    twitter: { card: 'summary_large_image' },
  };
}

/** `theme-color` for each theme. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: brand.paper },
    { media: '(prefers-color-scheme: dark)', color: brand.paperByNight },
  ],
};

/** The feed of a language, which feed readers find in the head of each page. */
const feedOf = (locale: Locale) => ({
  'application/atom+xml': [{ url: feedPath(locale), title: getContent(locale).feed.title }],
});

/** The metadata of one page in one language. */
export function pageMetadata(page: PageInfo): Metadata {
  const image = { url: page.image, alt: page.title };
  return {
    // The title of the home page contains the name of the site already.
    title: page.title.startsWith(site.name) ? { absolute: page.title } : page.title,
    description: page.description,
    alternates: {
      canonical: page.url,
      types: feedOf(page.locale),
      ...(writtenLocales.length > 1 && { languages: page.alternates }),
    },
    // Next does not add the fields of `siteMetadata`.
    openGraph: {
      type: 'website',
      locale: OPEN_GRAPH_LOCALE[page.locale],
      title: page.title,
      description: page.description,
      url: page.url,
      siteName: site.name,
      images: [{ ...image, ...PICTURE_SIZE }],
    },
    twitter: { card: 'summary_large_image', title: page.title, description: page.description, images: [image] },
  };
}
