import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { guides as guideTable } from '@/content/guides';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';
import { getContent } from './content';
import { readFrontMatter } from './front-matter';
import { getGlossary } from './glossary';
import {
  type AvailableRow,
  type ComingSoonRow,
  comingSoonWordsSchema,
  type GuideRow,
  type GuideWords,
  rowSchema,
  wordsSchema,
} from './guide-schema';
import { attributeValues, type Block, readBlocks, slugify } from './mdx-text';
import { check, firstRepeated, unusable } from './schema-parts';
import { type Source, sources } from './sources';
import { typographic } from './typography.mjs';

/** A place of a guide that the table of contents leads to. */
export type GuideHeading = { id: string; level: number; text: string };

export type Guide = AvailableRow &
  GuideWords & {
    /** The language of the file that was found: English where a translation is not there yet. */
    language: Locale;
    body: string;
    headings: GuideHeading[];
    /** In the order in which the text first cites them. */
    sources: Source[];
  };

type ComingSoonGuide = ComingSoonRow & { title: string; description: string };
export type CatalogueEntry = Guide | ComingSoonGuide;

/** Ids that the page itself uses. */
export const PAGE_ANCHORS = { takeaways: 'key-takeaways', book: 'recommended-reading', sources: 'sources' } as const;

/** Checks the rows of the catalogue. @throws an error that names the row and the field in words a writer understands */
export function parseRows(rows: readonly unknown[]): GuideRow[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const named = (row as { id?: unknown } | null)?.id;
    const file = `content/guides.ts, row ${typeof named === 'string' ? `"${named}"` : index + 1},`;
    const guide = check(rowSchema, row, file);
    if (seen.has(guide.id)) throw unusable(file, [`id: "${guide.id}" stands in the table twice`]);
    seen.add(guide.id);
    return guide;
  });
}

/**
 * Checks one guide's file against its row.
 *
 * @throws an error that names the file and the field in words a writer understands
 */
export function parseGuide(row: AvailableRow, file: string, text: string, language: Locale, terms: string[]): Guide {
  let front: ReturnType<typeof readFrontMatter>;
  try {
    front = readFrontMatter(text);
  } catch (error) {
    throw unusable(file, [(error as Error).message]);
  }
  const words = check(wordsSchema, printed(front.data), file);
  const blocks = readBlocks(front.body);
  const cited = [...new Set(attributeValues(front.body, 'Cite', 'id'))];
  const problems = [
    ...checkWords(row, words, blocks),
    ...checkHeadings(blocks),
    ...checkReferences(cited, attributeValues(front.body, 'Term', 'id'), terms),
  ];
  if (problems.length > 0) throw unusable(file, problems);
  return {
    ...row,
    ...words,
    language,
    body: front.body,
    headings: readHeadings(blocks),
    sources: cited.flatMap((id) => sources.get(id) ?? []),
  };
}

/** The same with printed quotes in all its texts; addresses and ids have none. */
function printed<Value>(value: Value): Value {
  if (typeof value === 'string') return typographic(value) as Value;
  if (Array.isArray(value)) return value.map(printed) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printed(part)])) as Value;
}

function checkWords(row: AvailableRow, words: GuideWords, blocks: Block[]): string[] {
  const problems: string[] = [];
  if (row.book && !words.bookReason)
    problems.push('bookReason: is missing, but the row in content/guides.ts names a book');
  if (row.book && !words.bookHighlights) {
    problems.push('bookHighlights: is missing, but the row in content/guides.ts names a book');
  }
  if (!row.book && (words.bookReason || words.bookHighlights)) {
    problems.push('bookReason and bookHighlights: the row in content/guides.ts names no book');
  }
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 3).map(({ text }) => text);
  for (const field of ['steps', 'questions'] as const) {
    const missing = (words[field] ?? []).filter((name) => !headings.includes(name));
    problems.push(...missing.map((name) => `${field}: no heading "### ${name}" stands in the text`));
  }
  return problems;
}

function checkHeadings(blocks: Block[]): string[] {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const problems: string[] = [];
  let level = 1;
  for (const heading of headings) {
    if (heading.level === 1)
      problems.push(`heading "${heading.text}": write ## or ###; the title is the only # of a page`);
    if (heading.level > level + 1)
      problems.push(`heading "${heading.text}": skips a level (from ${level} to ${heading.level})`);
    level = heading.level;
  }
  const repeated = firstRepeated([...Object.values(PAGE_ANCHORS), ...headings.map(({ text }) => slugify(text))]);
  if (repeated) problems.push(`two headings have the same address #${repeated}: word one of them differently`);
  return problems;
}

function checkReferences(cited: string[], usedTerms: string[], terms: string[]): string[] {
  return [
    ...(cited.length === 0 ? ['<Cite>: the text must cite at least one source'] : []),
    ...cited.filter((id) => !sources.has(id)).map((id) => `<Cite id="${id}">: content/sources.ts has no such source`),
    ...usedTerms.filter((id) => !terms.includes(id)).map((id) => `<Term id="${id}">: the glossary has no such entry`),
  ];
}

/** Headings, and for headings inside tabs their tab: the panel is what a link must open. */
function readHeadings(blocks: Block[]): GuideHeading[] {
  let isInTabs = false;
  return blocks.flatMap((block) => {
    if (block.kind === 'tab') {
      isInTabs = true;
      return [{ id: `panel-${block.id}`, level: 3, text: block.text }];
    }
    if (block.kind !== 'heading') return [];
    if (block.level === 2) isInTabs = false;
    return isInTabs ? [] : [{ id: slugify(block.text), level: block.level, text: block.text }];
  });
}

/** The steps or the questions of a guide: heading, anchor, the section it stands in, and the sentences under it. */
export function guideParts(guide: Guide, field: 'steps' | 'questions') {
  const blocks = readBlocks(guide.body);
  return (guide[field] ?? []).map((name) => {
    const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === name) + 1;
    const end = blocks.findIndex((block, index) => index >= start && block.kind !== 'text');
    const text = blocks.slice(start, end < 0 ? undefined : end).map((block) => block.text);
    const section =
      blocks.slice(0, start).findLast((block) => block.kind === 'heading' && block.level === 2)?.text ?? '';
    return { id: slugify(name), name, section, text: text.join(' ') };
  });
}

function readGuide(locale: Locale, row: GuideRow): CatalogueEntry {
  if (row.status === 'coming-soon') {
    const words = getContent(locale).guides.comingSoon[row.id];
    return {
      ...row,
      ...check(comingSoonWordsSchema, words, `content/${locale}/guides-ui.ts, comingSoon > ${row.id},`),
    };
  }
  const fileIn = (language: Locale) => `content/${language}/guides/${row.id}.mdx`;
  const language = existsSync(path.join(process.cwd(), fileIn(locale))) ? locale : DEFAULT_LOCALE;
  const file = fileIn(language);
  if (!existsSync(path.join(process.cwd(), file))) {
    throw unusable(file, [`is missing, but content/guides.ts has a row "${row.id}" with status "available"`]);
  }
  const terms = getGlossary(locale).map((entry) => entry.id);
  return parseGuide(row, file, readFileSync(path.join(process.cwd(), file), 'utf8'), language, terms);
}

const checked = new Map<Locale, CatalogueEntry[]>();

/** The whole catalogue in the order of the table, checked. While the site is being written, files are read anew each time. */
export function getGuides(locale: Locale): CatalogueEntry[] {
  const known = process.env.NODE_ENV === 'development' ? undefined : checked.get(locale);
  const entries = known ?? parseRows(guideTable).map((row) => readGuide(locale, row));
  checked.set(locale, entries);
  return entries;
}

/** The guides that can be read, in the order of the table. @throws as getGuides does */
export function getAvailableGuides(locale: Locale): Guide[] {
  return getGuides(locale).filter((entry) => entry.status === 'available');
}

/** @throws where no guide of this id is available */
export function getGuide(locale: Locale, id: string): Guide {
  const guide = getAvailableGuides(locale).find((entry) => entry.id === id);
  if (!guide) throw new Error(`There is no available guide "${id}" in content/guides.ts`);
  return guide;
}
