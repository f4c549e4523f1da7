import { createHash } from 'node:crypto';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { splitFirstSentence } from '@/lib/format/first-sentence';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { getDates, newest } from './dates';
import { allPageIds, getPage } from './pages';

/** The kinds of pages that are news: each has a category in the feed. */
const KINDS = ['guides', 'lesson', 'data'] as const;

interface Entry {
  id: string;
  title: string;
  summary: string;
  url: string;
  category: string;
  published: string;
  updated: string;
}

/** The path of the feed in a language. */
export const feedPath = (locale: Locale) => localePath(locale, '/feed.xml');

/** The guides, lessons, figures and corrections of a language as an Atom feed (RFC 4287), what changed last first. */
export function getFeed(locale: Locale): string {
  const { feed, layout } = getContent(locale);
  const entries = [...pageEntries(locale), ...correctionEntries(locale)].toSorted(
    (a, b) => b.updated.localeCompare(a.updated) || a.id.localeCompare(b.id),
  );
  const self = site.origin + feedPath(locale);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${HTML_LANG[locale]}">`,
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<subtitle>${escapeXml(layout.siteDescription)}</subtitle>`,
    `<updated>${moment(newest(entries.map(({ updated }) => updated)))}</updated>`,
    `<author><name>${escapeXml(site.name)}</name><uri>${escapeXml(site.url)}</uri></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(getPage('/', locale).url)}"/>`,
    `<icon>${escapeXml(`${site.url}/icon.svg`)}</icon>`,
    ...entries.map(toXml),
    '</feed>',
    '',
  ].join('\n');
}

function pageEntries(locale: Locale): Entry[] {
  const { categories } = getContent(locale).feed;
  return allPageIds().flatMap((page) => {
    const kind = KINDS.find((one) => page.startsWith(`/${one}/`));
    if (!kind) return [];
    const { description, title, url } = getPage(page, locale);
    const { changed, published } = getDates(page);
    return [{ id: url, title, summary: description, url, category: categories[kind], published, updated: changed }];
  });
}

/** A correction has no page of its own, and its text is its name: nothing is ever taken out of the log. */
function correctionEntries(locale: Locale): Entry[] {
  const { corrections, feed } = getContent(locale);
  const log = `${getPage('/sources', locale).url}#corrections`;
  return corrections.map(({ date, what, why }) => ({
    id: `${log}-${date}-${createHash('sha256').update(what).digest('hex').slice(0, 8)}`,
    title: splitFirstSentence(what, locale)[0],
    summary: `${what} ${why}`,
    url: log,
    category: feed.categories.correction,
    published: date,
    updated: date,
  }));
}

const toXml = ({ id, title, summary, url, category, published, updated }: Entry) =>
  [
    '<entry>',
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<published>${moment(published)}</published>`,
    `<updated>${moment(updated)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<category term="${escapeXml(category)}"/>`,
    `<summary>${escapeXml(summary)}</summary>`,
    '</entry>',
  ].join('');

/** RFC 3339. */
const moment = (day: string) => `${day}T00:00:00Z`;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
