/** What each language has as a whole: its pages, their addresses, and nothing in English but what is marked or named so. */
import { brotliCompressSync, constants } from 'node:zlib';
import { getClaims } from '@/lib/content/claims/claims';
import { writtenLocales } from '@/lib/content/content';
import { getFigures } from '@/lib/content/figures/figures';
import { localePath, pathInEnglish, withoutBasePath } from '@/lib/content/links';
import { sources, titleLanguage } from '@/lib/content/sources';
import { DEFAULT_LOCALE, HTML_LANG, OPEN_GRAPH_LOCALE } from '@/lib/format/locale';
import { documentOf } from '../html';
import { exportedPaths, htmlOf, LONGER } from '../site';

const pages = exportedPaths();
const english = pages.filter((path) => pathInEnglish(path) === path);
const others = writtenLocales.filter((locale) => locale !== DEFAULT_LOCALE);
const pathsOf = (locale: (typeof writtenLocales)[number]) => english.map((path) => localePath(locale, path as '/'));

const WITHOUT_WORDS = ['script', 'style', 'code', 'pre', 'template'];

/** What has a language of its own, or none, and the titles of sources, which link to them. */
const isForeign = (element: Element) =>
  WITHOUT_WORDS.includes(element.localName) ||
  element.hasAttribute('lang') ||
  element.getAttribute('translate') === 'no' ||
  (element.localName === 'a' && element.getAttribute('href')?.startsWith('http'));

const ownTextsOf = new Map<string, string[]>();

/** Texts of a page with what a reader or a program reads in its language. */
function ownTexts(path: string): string[] {
  const known = ownTextsOf.get(path);
  if (known) return known;
  const texts: string[] = [];
  const walk = (element: Element) => {
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) {
      if (child.nodeType === 3) texts.push(child.textContent ?? '');
      else if (child.nodeType === 1 && !isForeign(child as Element)) walk(child as Element);
    }
  };
  walk(documentOf(path).documentElement);
  const found = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  ownTextsOf.set(path, found);
  return found;
}

const ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'content'];

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** Names, which no language changes. The longest first: one can be a part of another. */
const names = [...[...sources.values()].flatMap(({ title, publisher }) => [title, publisher]), ...textsIn(getFigures())]
  .filter((name) => name.includes(' '))
  .sort((a, b) => b.length - a.length);

const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Frequent words that are English only. */
const ENGLISH =
  /(?<![\p{L}’'-])(the|and|of|with|from|which|that|this|these|you|your|are|have|has|was|were|is|by|how|what|when|not|all|its|it|at|on|in|for)(?![\p{L}’'-])/giu;
/** And frequent words of the others: a name or a title in one of their sentences is no English sentence. */
const OTHERS =
  /(?<![\p{L}])(de|la|el|los|las|que|en|y|un|una|del|se|es|por|con|o|a|os|as|e|em|do|da|dos|das|um|uma|no|na|com|para)(?![\p{L}])/giu;

const countOf = (words: RegExp, text: string) => (text.match(words) ?? []).length;

const isEnglish = (text: string) => {
  // There are a thousand names to leave out, and few texts with two of these words.
  if (countOf(ENGLISH, text) < 2) return false;
  const rest = withoutNames(text);
  return countOf(ENGLISH, rest) >= 2 && countOf(ENGLISH, rest) > countOf(OTHERS, rest);
};

test('isEnglish knows a sentence from a name in a sentence of another language', () => {
  expect(isEnglish('The price of a house is what it costs.')).toBe(true);
  expect(isEnglish('Un titular de The Times sobre un segundo rescate de los bancos.')).toBe(false);
  expect(isEnglish('O banco central da Nova Zelândia e o Bank of Canada')).toBe(false);
});

describe.each(others)('the language %s', (locale) => {
  it('has each page of English and no other', () => {
    const own = pages.filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`));
    expect(own.sort()).toEqual(pathsOf(locale).sort());
  });

  it('has no page that weighs a tenth more than in English', () => {
    const faults = english.flatMap((id) => {
      const path = localePath(locale, id as '/');
      const share = weightOf(path) / weightOf(id);
      return share > LONGER ? [`${path}: ${share.toFixed(2)} times as much`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('has no sentence in English but what is marked as English, and names', () => {
    const faults = pathsOf(locale).flatMap((path) =>
      [...new Set(ownTexts(path))].filter(isEnglish).map((text) => `${path}: ${text.slice(0, 200)}`),
    );
    expect(faults).toEqual([]);
  });

  it('has its language, address and those of the other languages in the head of each page', () => {
    const faults = english.flatMap((id) => {
      const path = localePath(locale, id as '/');
      const { documentElement: root } = documentOf(path);
      const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name);
      const wanted = {
        lang: HTML_LANG[locale],
        canonical: path,
        'og:locale': OPEN_GRAPH_LOCALE[locale],
        'og:url': path,
        ...alternatesOf(id),
      };
      const found: Record<string, string | null | undefined> = {
        lang: root.getAttribute('lang'),
        canonical: pathOf(attribute('link[rel=canonical]', 'href')),
        'og:locale': attribute('meta[property="og:locale"]', 'content'),
        'og:url': pathOf(attribute('meta[property="og:url"]', 'content')),
        ...foundAlternates(path),
      };
      return Object.keys({ ...wanted, ...found })
        .filter((key) => found[key] !== (wanted as typeof found)[key])
        .map((key) => `${path}: ${key} is ${found[key]}`);
    });
    expect(faults).toEqual([]);
  });

  it('leads to pages of its own, except in the lists of languages', () => {
    const faults = pathsOf(locale).flatMap((path) =>
      [...documentOf(path).querySelectorAll('a[href^="/"]')]
        .filter((link) => !hreflangOf(link))
        .map((link) => withoutBasePath((link.getAttribute('href') ?? '').replace(/[?#].*/, '')))
        .filter((href) => english.includes(href) || others.some((one) => one !== locale && isIn(one, href)))
        .map((href) => `${path}: ${href}`),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it('writes no billón or trillón where English has a billion', () => {
    // In Spanish a billón is 10¹², in Portuguese a bilhão is 10⁹ as in English.
    const FALSE_FRIENDS = {
      en: /^$/,
      es: /\b(billón|billones|trillón|trillones)\b/iu,
      pt: /\b(bilión|bilhón|billón)\b/iu,
    };
    const faults = english.flatMap((id) => {
      const path = localePath(locale, id as '/');
      const others = ownTexts(path).filter((text) => FALSE_FRIENDS[locale].test(text));
      // 10¹² is a trillion in English.
      const allowed = /trillion|\d\s?T\b/i.test(documentOf(id).documentElement.textContent ?? '');
      return allowed ? [] : others.map((text) => `${path}: ${text.slice(0, 160)}`);
    });
    expect(faults).toEqual([]);
  });
});

test('the pages in English name the addresses of the other languages', () => {
  expect(
    english.filter((path) => JSON.stringify(foundAlternates(path)) !== JSON.stringify(alternatesOf(path))),
  ).toEqual([]);
});

it.each(writtenLocales)('the pages in "%s" mark each title of a source that has another language', (locale) => {
  const languages = new Map(
    [...sources.values(), ...getClaims().flatMap(({ source }) => source ?? [])].map((source) => [
      source.title,
      titleLanguage(source, locale) ?? HTML_LANG[locale],
    ]),
  );
  const faults = pathsOf(locale).flatMap((path) =>
    [...documentOf(path).querySelectorAll('a, cite, h3, span')].flatMap((element) => {
      const title = element.textContent?.trim() ?? '';
      const language = languages.get(title);
      const found = element.closest('[lang]')?.getAttribute('lang');
      return language === undefined || language === found ? [] : [`${path}: ${title} has ${found}, not ${language}`];
    }),
  );
  expect(faults).toEqual([]);
});

/** Bytes over the wire. A low quality compares pages as well as the highest, in a fifth of the time. */
const weightOf = (path: string) =>
  brotliCompressSync(htmlOf(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** React writes `hrefLang`, and the parser keeps capitals. */
const hreflangOf = (link: Element) => link.getAttribute('hreflang') ?? link.getAttribute('hrefLang');

const isIn = (locale: string, path: string) => path === `/${locale}` || path.startsWith(`/${locale}/`);

/** Of an address of the site, whose host has no slash at its end. */
const pathOf = (address: string | null | undefined) => address && new URL(address).pathname;

const alternatesOf = (id: string): Record<string, string> => ({
  ...Object.fromEntries(writtenLocales.map((locale) => [locale, localePath(locale, id as '/')])),
  'x-default': localePath(DEFAULT_LOCALE, id as '/'),
});

const foundAlternates = (path: string): Record<string, string> =>
  Object.fromEntries(
    [...documentOf(path).querySelectorAll('link[rel=alternate]')].flatMap((link) => {
      const language = hreflangOf(link);
      return language ? [[language, pathOf(link.getAttribute('href')) ?? '']] : [];
    }),
  );
