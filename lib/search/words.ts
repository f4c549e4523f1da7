import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';
import { type SameWords, singularOf } from '@/lib/format/searchable';

/** A word of a text as the index has it, and where it is in the text. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** A number with its group and decimal signs, or letters with the apostrophes and invisible signs between them. */
const WORD =
  /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+(?:[\u00ad'`\u00b4\u02b9\u02bc\u2018\u2019\u2032\u200b-\u200d]+[\p{L}\p{M}]+)*/gu;

const plainWords: Record<Locale, Map<string, string>> = { en: new Map(), es: new Map(), pt: new Map() };

/** The form that the index has of a word: small letters without accents and apostrophes, singular; a number without group signs. */
function plainWord(word: string, locale: Locale): string {
  const known = plainWords[locale].get(word);
  if (known !== undefined) return known;
  const plain = singularOf(
    word
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.]/gu, ''),
    locale,
  );
  plainWords[locale].set(word, plain);
  return plain;
}

/** The words of a text. A quick way matters: on the first use of the search the whole index is made in the browser. */
export function placedWords(text: string, locale: Locale = DEFAULT_LOCALE): PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: plainWord(word, locale),
    start: index,
    end: index + word.length,
  })).filter(({ word }) => word !== '');
}

export const wordsIn = (text: string, locale: Locale = DEFAULT_LOCALE): string[] =>
  (text.match(WORD) ?? []).map((word) => plainWord(word, locale)).filter(Boolean);

/**
 * The queries that mean the same: in each, one group of words is replaced by another of the same meaning. The query itself is first.
 *
 * @param words of the query, as `wordsIn` gives them
 * @param groups the same words, each as `wordsIn` gives it
 */
export function sameQueries(words: readonly string[], groups: readonly (readonly string[][])[]): string[][] {
  const queries = [[...words]];
  for (const group of groups) {
    for (const own of group) {
      const at = words.findIndex((_, index) => own.every((word, place) => words[index + place] === word));
      if (at < 0) continue;
      for (const other of group)
        if (other !== own) queries.push([...words.slice(0, at), ...other, ...words.slice(at + own.length)]);
      break;
    }
  }
  return queries;
}

/** Words for one thing as `sameQueries` takes them, without what has no letter, such as "₿". */
export const groupsOf = (sameWords: SameWords, locale: Locale = DEFAULT_LOCALE) =>
  sameWords.map((group) => group.map((each) => wordsIn(each, locale)).filter((words) => words.length > 0));

/** A text in pieces, of which those are marked that have one of the words. */
export function markedParts(
  text: string,
  words: ReadonlySet<string>,
  locale: Locale = DEFAULT_LOCALE,
): { text: string; isMarked: boolean }[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  let at = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMarked });
    at = Math.max(at, end);
  };
  for (const { word, start, end } of placedWords(text, locale)) {
    if (!words.has(word) || start < at) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
