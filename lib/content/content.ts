import type { en } from '@/content/en';
import { languages as rows } from '@/content/languages';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';
import { fillClaims } from './claims/fill-claims';
import { findGaps, findMissingFiles } from './language-gaps';
import { unusable } from './schema-parts';
import { checkTables, checkWords, checkWordsById } from './tables';

export type Content = typeof en;

interface Language {
  words: Content;
  /** The folder with `guides/<id>.mdx` and `lessons/<id>.ts`, relative to the root of the project. */
  folder: string;
}

const languages: Partial<Record<Locale, Language>> = rows;

export const writtenLocales = Object.keys(languages) as Locale[];

const complete = new Map<Locale, Language>();

/**
 * The row of a language, after its content and the tables of content/ were checked. Its words have the numbers of the claims that
 * they name.
 *
 * @throws Error if content/languages.ts has no such language, with the list of what the language lacks, or with the fields
 * of a table or the names of numbers that are wrong
 */
export function getLanguage(locale: Locale): Language {
  const known = complete.get(locale);
  if (known) return known;
  const language = languages[locale];
  if (!language) throw new Error(`content/languages.ts has no language "${locale}"`);
  if (locale !== DEFAULT_LOCALE) {
    getLanguage(DEFAULT_LOCALE);
    const gaps = [...findGaps(languages[DEFAULT_LOCALE]?.words, language.words), ...findMissingFiles(language.folder)];
    if (gaps.length > 0) throw unusable(language.folder, gaps);
  }
  checkTables();
  checkWords(language.words, language.folder);
  checkWordsById(language.words, language.folder);
  const filled = { ...language, words: fillClaims(language.words, language.folder, locale) };
  complete.set(locale, filled);
  return filled;
}

/** The words of a language as they are written, with the names of claims instead of their numbers. */
export function getOwnWords(locale: Locale): Content {
  getLanguage(locale);
  return (languages[locale] as Language).words;
}

/**
 * Every sentence of a language. For Server Components only: client components receive their sentences as props.
 *
 * @throws Error as `getLanguage` does: a page never falls back to another language
 */
export function getContent(locale: Locale): Content {
  return getLanguage(locale).words;
}
