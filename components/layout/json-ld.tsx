import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

/** Structured data for search engines. A data block: it is never executed, so the content policy allows it. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own and `<` is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const publisher = { '@type': 'Organization' as const, name: site.name, url: site.url };

export function websiteData(locale: Locale) {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    inLanguage: locale,
    description: getContent(locale).layout.siteDescription,
  };
}

/** The breadcrumb of a page, from the home page to itself. */
export function breadcrumbData(trail: readonly { name: string; path: `/${string}` }[], locale: Locale) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.origin}${localePath(locale, path)}`,
    })),
  };
}
