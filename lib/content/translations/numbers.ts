import type { Locale } from '@/lib/format/locale';

/** Words after a number that multiply it. Spanish and Portuguese differ in 10⁹: "mil millones" and "bilhão". */
const SCALES: Record<Locale, readonly [words: RegExp, factor: number][]> = {
  en: [
    [/^ thousand\b/, 1e3],
    [/^ million\b/, 1e6],
    [/^ billion\b/, 1e9],
    [/^ trillion\b/, 1e12],
    [/^ quadrillion\b/, 1e15],
    [/^k(?= |$|\.$)/, 1e3],
    [/^M\b/, 1e6],
  ],
  es: [
    [/^ mil millones\b/, 1e9],
    [/^ mil billones\b/, 1e15],
    [/^ mil(?!\p{L})/u, 1e3],
    [/^ mill(?:ón|ones)/, 1e6],
    [/^ bill(?:ón|ones)/, 1e12],
    [/^ trill(?:ón|ones)/, 1e18],
  ],
  pt: [
    [/^ mil(?!\p{L})/u, 1e3],
    [/^ milh(?:ão|ões)/, 1e6],
    [/^ bilh(?:ão|ões)/, 1e9],
    [/^ trilh(?:ão|ões)/, 1e12],
    [/^ quatrilh(?:ão|ões)/, 1e15],
  ],
};

/** A number as it is written in the sentences of a language, without its sign. */
const WRITTEN: Record<Locale, RegExp> = {
  en: /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g,
  es: /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/g,
  // A point before one or two digits is that of a version, "28.3".
  pt: /\d{1,3}(?:\.\d{3})+(?!\d)(?:,\d+)?|\d+\.\d{1,2}(?!\d)|\d+(?:,\d+)?/g,
};

const GROUPS: Record<Locale, RegExp> = { en: /,/g, es: /[ \u00a0\u202f]/g, pt: /\.(?=\d{3})/g };

const ORDINAL = /\b\d+(?=st\b|nd\b|rd\b|th\b)/g;

/** What has digits and is no number of a sentence: code, addresses of pages, names that the program fills in, centuries. */
const NO_NUMBERS =
  /`[^`]*`|\]\([^)]*\)|https?:\S+|\{[^}]*\}|\b\d+(?:st|nd|rd|th)\b|[A-Za-z]+\d[A-Za-z\d]*|\d+[A-Za-z]{2,}\w*/g;

/**
 * The numbers of a sentence as its readers understand them, sorted: "21 million" is 21000000. Numbers in words, signs and units
 * are left out.
 */
export function numbersIn(text: string, locale: Locale): number[] {
  const plain = text.replace(NO_NUMBERS, ' # ');
  return [...plain.matchAll(WRITTEN[locale])]
    .map((match) => {
      const digits = match[0].replace(GROUPS[locale], '').replace(',', '.');
      const after = plain.slice(match.index + match[0].length).replace(/^[\u00a0\u202f-]/, ' ');
      const factor = SCALES[locale].find(([words]) => words.test(after))?.[1] ?? 1;
      return Number((Number(digits) * factor).toPrecision(12));
    })
    .sort((a, b) => a - b);
}

/** @returns a sentence about the numbers that only one of the two texts has; null if both have the same */
export function compareNumbers(english: string, other: string, locale: Locale): string | null {
  const missing = numbersIn(english, 'en');
  // "The 19th century" is "el siglo XIX", and "the 95th percentile" is "el percentil 95".
  const ordinals = [...english.matchAll(ORDINAL)].map(([ordinal]) => Number.parseInt(ordinal, 10));
  const added: number[] = [];
  for (const number of numbersIn(other, locale)) {
    const list = [missing, ordinals].find((numbers) => numbers.includes(number));
    if (list) list.splice(list.indexOf(number), 1);
    else added.push(number);
  }
  if (missing.length === 0 && added.length === 0) return null;
  return `numbers differ: only in English ${missing.join(', ') || 'none'}; only here ${added.join(', ') || 'none'}`;
}
