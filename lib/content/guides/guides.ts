import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { guides as guideTable } from '@/content/guides';
import { getContent, getLanguage } from '@/lib/content/content';
import { check, parseTable, unusable } from '@/lib/content/schema-parts';
import { typographic } from '@/lib/content/text/typography.mjs';
import type { Locale } from '@/lib/format/locale';
import { readFrontMatter } from './front-matter';
import {
  type AvailableRow,
  type ComingSoonRow,
  comingSoonWordsSchema,
  type GuideRow,
  type GuideWords,
  rowSchema,
  wordsSchema,
} from './guide-schema';

/** What the catalogue, links and metadata need of a guide: its row and the front matter of its file. */
export type AvailableGuide = AvailableRow & GuideWords;
type ComingSoonGuide = ComingSoonRow & { title: string; description: string };
export type CatalogueEntry = AvailableGuide | ComingSoonGuide;

/** @throws Error that names the row and each field that is wrong */
export function parseRows(rows: readonly unknown[]): GuideRow[] {
  return parseTable(rowSchema, rows, 'content/guides.ts');
}

/**
 * Parses the front matter of a guide.
 *
 * @param file its name, for messages
 * @throws Error that names the file, and each field or line that is wrong
 */
export function parseGuideWords(file: string, text: string, locale: Locale): GuideWords {
  let fields: Record<string, unknown>;
  try {
    fields = readFrontMatter(text);
  } catch (error) {
    throw unusable(file, [(error as Error).message]);
  }
  return check(wordsSchema, typeset(fields, locale), file);
}

function typeset(fields: Record<string, unknown>, locale: Locale): Record<string, unknown> {
  const typesetValue = (value: unknown) => (typeof value === 'string' ? typographic(value, locale) : value);
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([field, value]) => [field, Array.isArray(value) ? value.map(typesetValue) : typesetValue(value)]),
  );
}

function readEntry(locale: Locale, row: GuideRow): CatalogueEntry {
  if (row.status === 'coming-soon') {
    const words = getContent(locale).guides.comingSoon[row.id];
    return {
      ...row,
      ...check(comingSoonWordsSchema, words, `content/${locale}/guides-ui.ts, comingSoon > ${row.id},`),
    };
  }
  const file = guideFile(row.id, locale);
  if (!existsSync(path.resolve(file))) {
    throw unusable(file, [`is missing, but content/guides.ts has a row "${row.id}" with status "available"`]);
  }
  return { ...row, ...parseGuideWords(file, readGuideFile(row.id, locale), locale) };
}

/** The path of the file of an available guide, relative to the project. */
export function guideFile(id: string, locale: Locale): string {
  return `${getLanguage(locale).folder}/guides/${id}.mdx`;
}

/** The MDX text of an available guide, to find components that the parsed guide does not include. */
export function readGuideFile(id: string, locale: Locale): string {
  return readFileSync(path.resolve(guideFile(id, locale)), 'utf8');
}

const checked = new Map<Locale, CatalogueEntry[]>();

/** In the order of content/guides.ts. In development each call reads the files. */
export function getGuides(locale: Locale): CatalogueEntry[] {
  const known = process.env.NODE_ENV === 'development' ? undefined : checked.get(locale);
  const entries = known ?? parseRows(guideTable).map((row) => readEntry(locale, row));
  checked.set(locale, entries);
  return entries;
}

export function getAvailableGuides(locale: Locale): AvailableGuide[] {
  return getGuides(locale).filter((entry) => entry.status === 'available');
}

/** @throws Error if there is no available guide with this id */
export function getAvailableGuide(locale: Locale, id: string): AvailableGuide {
  const guide = getAvailableGuides(locale).find((entry) => entry.id === id);
  if (!guide) throw new Error(`There is no available guide "${id}" in content/guides.ts`);
  return guide;
}
