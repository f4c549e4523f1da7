import type { GlossaryEntry } from '@/content/en/glossary';
import { INTL_TAGS, type Locale } from '@/lib/format/locale';
import { getContent } from './content';
import { typographic } from './text/typography.mjs';

/** Sorted by term, in the order of the language. */
export function getGlossary(locale: Locale): GlossaryEntry[] {
  const { compare } = new Intl.Collator(INTL_TAGS[locale]);
  return getContent(locale)
    .glossary.map((entry) => ({ ...entry, definition: typographic(entry.definition, locale) }))
    .toSorted((a, b) => compare(a.term, b.term));
}

/** @throws Error if the glossary has no such entry */
export function getTerm(locale: Locale, id: string): GlossaryEntry {
  const entry = getGlossary(locale).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`<Term id="${id}">: content/${locale}/glossary.ts has no such entry`);
  return entry;
}
