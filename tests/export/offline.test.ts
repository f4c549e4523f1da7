import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writtenLocales } from '@/lib/content/content';
import { HTML_LANG, INTL_TAGS, type Locale } from '@/lib/format/locale';
import { listAddress, type SiteList } from '@/lib/offline/site-list';
import { exportedFiles, exportedPaths, htmlOf, out, sitemapPaths } from '../site';

/** What a browser fetches to keep the site of one language, without headers. */
const MOST_SENT = 5_000_000;

const files = new Set(exportedFiles());
/** The pages of a language. The addresses of English have no code. */
const pagesIn = (locale: Locale) =>
  exportedPaths().filter((page) => (writtenLocales.find((one) => page.split('/')[1] === one) ?? 'en') === locale);

describe.each(writtenLocales)('in the language %s', (locale) => {
  const list = JSON.parse(readFileSync(path.join(out, listAddress(HTML_LANG[locale])), 'utf8')) as SiteList;
  const about = locale === 'en' ? '/about' : `/${locale}/about`;

  it('the site of one language is at most 5 MB over the network', () => {
    expect(list.bytes.sent).toBeLessThan(MOST_SENT);
  });

  it('every page is kept, in the version that it names', () => {
    expect(Object.keys(list.pages).map((page) => `/${page}`)).toEqual(expect.arrayContaining(pagesIn(locale)));
    for (const [page, version] of Object.entries(list.pages))
      expect(htmlOf(`/${page}`)).toContain(`data-version="${version}"`);
  });

  it('every file that a page names is kept, and exists', () => {
    const kept = new Set(list.files);
    const named = pagesIn(locale).flatMap((page) => htmlOf(page).match(/_next\/static\/[\w./-]+/g) ?? []);
    expect([...new Set(named)].filter((file) => !kept.has(file))).toEqual([]);
    expect(list.files.filter((file) => !files.has(file))).toEqual([]);
  });

  it('share images, embeds and downloads are not fetched in advance', () => {
    expect(list.files.filter((file) => /^(og|embed|data|screenshots)\/|\.csv$/.test(file))).toEqual([]);
  });

  it('the About page says in a number of the build how much is kept', () => {
    const stored = new Intl.NumberFormat(INTL_TAGS[locale], {
      style: 'unit',
      unit: 'megabyte',
      maximumSignificantDigits: 2,
    });
    expect(htmlOf(about)).toContain(stored.format(list.bytes.stored / 1e6));
    for (const page of sitemapPaths()) expect(htmlOf(page)).not.toContain('[[bytes');
  });
});
