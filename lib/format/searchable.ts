import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';

/** Groups of words for one thing, such as "sats" and "satoshi": who types one of them finds the others. */
export type SameWords = readonly (readonly string[])[];

export interface Search {
  /** Whether nothing is wanted: then every text has it. */
  isEmpty: boolean;
  has(text: string): boolean;
  /** Start and end of each place where a text has what is wanted. */
  places(text: string): [start: number, end: number][];
}

/**
 * Finds words as people type them: case, accents, apostrophes, hyphens and spaces make no difference ("bip39" finds "BIP 39"), nor
 * do plural and singular or words of one group.
 *
 * @param texts all texts that are searched. If none has the words in this order, those are found that have each of them.
 */
export function searchFor(
  query: string,
  sameWords: SameWords,
  texts: Iterable<string>,
  locale: Locale = DEFAULT_LOCALE,
): Search {
  const words = wordsOf(query);
  if (words.length === 0) return searchAll([]);
  const phrase = searchAll([patternOf(words, sameWords, locale)]);
  if (words.length === 1) return phrase;
  for (const text of texts) if (phrase.has(text)) return phrase;
  return searchAll(words.map((word) => patternOf([word], sameWords, locale)));
}

function searchAll(patterns: readonly RegExp[]): Search {
  return {
    isEmpty: patterns.length === 0,
    has(text) {
      const { plain } = searchable(text);
      return patterns.every((pattern) => plain.search(pattern) >= 0);
    },
    places(text) {
      const { plain, starts } = searchable(text);
      const found = patterns.flatMap((pattern) => [...plain.matchAll(pattern)]);
      return found.map(({ 0: { length }, index }) => [starts[index] ?? 0, starts[index + length] ?? text.length]);
    },
  };
}

/**
 * A text in which what may be typed in several ways is the same: small letters without accents and apostrophes, numbers without
 * group signs, and a space for each other sign.
 *
 * @returns `starts`: where each sign of `plain` is in the text
 */
export function searchable(text: string): { plain: string; starts: number[] } {
  let plain = '';
  const starts: number[] = [];
  let at = 0;
  for (const sign of text) {
    const isInNumber = /[.,]/.test(sign) && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
    const same = isInNumber ? sign.replace(',', '') : [...sign.normalize()].map(plainSign).join('');
    plain += same;
    for (let i = 0; i < same.length; i++) starts.push(at);
    at += sign.length;
  }
  return { plain, starts };
}

/** @param sign normalized: Unicode has some apostrophes twice */
function plainSign(sign: string): string {
  // Most signs, and no list of letters is needed for them.
  if (sign <= '\x7f') return sign.toLowerCase().replace(/[^a-z0-9$%+<=>|~]/, /['`]/.test(sign) ? '' : ' ');
  // Apostrophes, signs without width, and accents that follow their letter.
  if (/[\u00ad\u00b4\u02b9\u02bc\u2018\u2019\u201b\u2032\u200b-\u200d\u2060\ufeff\uff07\p{M}]/u.test(sign)) return '';
  const letters = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return /^[\p{L}\p{N}\p{S}]+$/u.test(letters) ? letters : ' ';
}

/** The words of a text; letters and digits beside each other are two: "bip39". */
const wordsOf = (text: string): string[] => searchable(text).plain.match(/\d[\d.]*|[^\s\d]+/g) ?? [];

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?!\\p{L})';
const literal = (text: string) => text.replace(/[$+|^.]/g, '\\$&');

/** Finds the words one after another, with or without spaces between them. */
function patternOf(words: readonly string[], sameWords: SameWords, locale: Locale): RegExp {
  const singularsOf = (all: readonly string[]) => all.map((word) => singularOf(word, locale));
  const singular = singularsOf(words).join(' ');
  const groups = sameWords.map((group) => group.map((each) => singularsOf(wordsOf(each))));
  const same = groups.find((group) => group.some((each) => each.join(' ') === singular)) ?? [];
  const forms = [
    words.map((word) => formsOf(word, locale)).join(' *'),
    ...same.map((each) => `${START}${each.map((word) => formsOfSame(word, locale)).join(' *')}${END}`),
  ];
  // "seedphrase": letters of several words, from the start of a word on.
  if (words.length === 1 && singular.length >= 6) forms.push(START + [...singular].map(literal).join(' ?'));
  return new RegExp(forms.join('|'), 'gu');
}

/** Endings of words without accents: the one that `singularOf` returns, and those that it replaces, the longest first. */
const ENDINGS: Record<Exclude<Locale, 'en'>, readonly (readonly [stem: string, forms: readonly string[]])[]> = {
  es: [
    ['z', ['ces', 'z']],
    ['', ['es', 's', 'e', '']],
  ],
  pt: [
    ['ao', ['oes', 'aes', 'aos', 'ao']],
    ['al', ['ais', 'al']],
    ['el', ['eis', 'el']],
    ['ol', ['ois', 'ol']],
    ['n', ['ns', 'n', 'm']],
    ['', ['es', 's', 'e', '']],
  ],
};
/** Shorter words keep their ending. */
const SHORTEST_STEM = 3;

/**
 * A word without the ending of a plural; one that is no plural, such as "gas", is searched for as it is, too. In Spanish and Portuguese
 * also without the "e" that the singular of some words has: "clave", "claves".
 */
export function singularOf(word: string, locale: Locale = DEFAULT_LOCALE): string {
  if (locale === 'en') return englishSingularOf(word);
  for (const [stem, forms] of ENDINGS[locale]) {
    const form = forms.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
    if (form !== undefined) return word.slice(0, word.length - form.length) + stem;
  }
  return word;
}

function englishSingularOf(word: string): string {
  if (/^\p{L}+ies$/u.test(word)) return word.replace(/ies$/, 'y');
  if (/^\p{L}+(ch|sh|ss|x)es$/u.test(word)) return word.slice(0, -2);
  return /^\p{L}{3,}s$/u.test(word) ? word.slice(0, -1) : word;
}

/** A word in singular and plural. What is shorter than the word itself must end there: "sats" is not in "satisfied". */
function formsOf(word: string, locale: Locale): string {
  const singular = literal(singularOf(word, locale));
  if (locale !== 'en') return `(?:${literal(word)}|${formsOfSame(singularOf(word, locale), locale)}${END})`;
  const plural = /[^aeiou]y$/.test(singular) ? `${singular.slice(0, -1)}ies` : `${singular}e?s`;
  return `(?:${literal(word)}|${plural}|${singular}${END})`;
}

/** Each form of a word that `singularOf` has made. */
function formsOfSame(singular: string, locale: Locale): string {
  if (locale === 'en') return `${literal(singular)}(?:e?s)?`;
  const [stem, forms] = ENDINGS[locale].find(([ending]) => singular.endsWith(ending)) ?? ['', ['']];
  return `${literal(singular.slice(0, singular.length - stem.length))}(?:${forms.join('|')})`;
}
