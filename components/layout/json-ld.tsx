import type {
  Article,
  BreadcrumbList,
  Course,
  Dataset,
  DefinedTermSet,
  FAQPage,
  HowTo,
  LearningResource,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { getPage } from '@/lib/pages/pages';

/** The types that the pages have. The union of all types of schema.org would take the compiler half a minute. */
type Known = Extract<
  Article | BreadcrumbList | Course | Dataset | DefinedTermSet | FAQPage | HowTo | LearningResource | WebSite,
  { '@type': unknown }
>;

/** Structured data for search engines. A data block: it is never executed, so the content policy allows it. */
export function JsonLd({ data }: { data: Known }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own and `<` is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const publisher = { '@type': 'Organization' as const, name: site.name, url: site.url };

export function websiteData(locale: Locale): Known {
  const search: WithActionConstraints<Extract<SearchAction, { '@type': 'SearchAction' }>> = {
    '@type': 'SearchAction',
    // The fragment is not sent to the host: the page itself searches for the words.
    target: { '@type': 'EntryPoint', urlTemplate: `${getPage('/search', locale).url}#q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    inLanguage: HTML_LANG[locale],
    description: getContent(locale).layout.siteDescription,
    potentialAction: search,
  };
}

/** The breadcrumb of a page, from the home page to itself. */
export function breadcrumbData(trail: readonly { name: string; path: `/${string}` }[], locale: Locale): Known {
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
