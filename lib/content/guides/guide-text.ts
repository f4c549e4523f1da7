import { CLAIM_IDS, type ClaimId } from '@/content/claims/index';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { formatStrikeTerm, type StrikeTermId } from '@/lib/content/claims/strike-terms';
import { getGlossary } from '@/lib/content/glossary';
import { nearestId } from '@/lib/content/nearest-id';
import { firstRepeated, unusable } from '@/lib/content/schema-parts';
import { type Source, sources } from '@/lib/content/sources';
import { type Block, type ComponentTexts, type MdxText, parseMdx, type Reference } from '@/lib/content/text/mdx-text';
import type { Locale } from '@/lib/format/locale';
import type { AvailableRow, GuideWords } from './guide-schema';
import {
  type AvailableGuide,
  getAvailableGuide,
  getAvailableGuides,
  guideFile,
  parseGuideWords,
  readGuideFile,
} from './guides';

export interface PageSection {
  /** The fragment id; null for text before the first heading and for sections without an id. */
  id: string | null;
  heading: string;
  texts: readonly string[];
}

export type GuideHeading = { id: string; level: number; text: string };

/** A heading and the text up to the next one. Level 1 is the text before the first heading. */
type GuideSection = PageSection & { level: number };

/** An available guide with what only its text says. */
export type Guide = AvailableGuide & {
  headings: GuideHeading[];
  sections: GuideSection[];
  sources: Source[];
  /** Ids of the glossary entries, in the order of their first use. */
  terms: string[];
};

/** The ids of the sections that the page adds after the text. */
export const PAGE_ANCHORS = { takeaways: 'key-takeaways', book: 'recommended-reading', sources: 'sources' } as const;

/**
 * Parses the file of a guide and checks it against its row.
 *
 * @param terms the ids of the glossary
 * @throws Error that names the file, and each field, line or reference that is wrong
 */
export function parseGuide(row: AvailableRow, file: string, text: string, locale: Locale, terms: string[]): Guide {
  const words = parseGuideWords(file, text, locale);
  let mdx: MdxText;
  try {
    mdx = parseMdx(text, locale, COMPONENT_TEXTS, row.id);
  } catch (error) {
    throw unusable(file, [(error as Error).message]);
  }
  const { blocks, references } = mdx;
  const { Cite = [], Term = [], Claim = [] } = references;
  const problems = [
    ...checkWords(row, words, blocks),
    ...checkHeadings(blocks),
    ...checkReferences('Cite', Cite, [...sources.keys()], 'content/sources.ts has no such source'),
    ...checkReferences('Term', Term, terms, 'the glossary has no such entry'),
    ...checkReferences('Claim', Claim, CLAIM_IDS, 'content/claims has no such claim'),
    ...(Cite.length === 0 ? ['<Cite>: the text must cite at least one source'] : []),
  ];
  if (problems.length > 0) throw unusable(file, problems);
  return {
    ...row,
    ...words,
    headings: readHeadings(blocks),
    sections: readSections(blocks),
    sources: uniqueIds(Cite).flatMap((id) => sources.get(id) ?? []),
    terms: uniqueIds(Term),
  };
}

const COMPONENT_TEXTS: ComponentTexts = {
  Claim: (id, locale) => formatClaim(getClaim(id as ClaimId), locale),
  StrikeTerm: (id, locale) => formatStrikeTerm(id as StrikeTermId, locale),
};

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
    problems.push(...missing.map((name) => `${field}: the text has no heading "### ${name}"`));
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
  const repeated = firstRepeated([...Object.values(PAGE_ANCHORS), ...headings.map(({ id }) => id)]);
  if (repeated) problems.push(`two headings have the same address #${repeated}: word one of them differently`);
  return problems;
}

function checkReferences(
  component: string,
  references: readonly Reference[],
  known: readonly string[],
  problem: string,
): string[] {
  return references
    .filter(({ id }) => !known.includes(id))
    .map(({ id, line }) => `line ${line}: <${component} id="${id}">: ${problem}${nearestId(id, known)}`);
}

const uniqueIds = (references: readonly Reference[]) => [...new Set(references.map(({ id }) => id))];

/**
 * The headings of the table of contents, which has two levels. It lists each tab instead of the headings inside it: a link to a
 * heading in a hidden panel would not open the tab.
 */
function readHeadings(blocks: Block[]): GuideHeading[] {
  let isInTabs = false;
  return blocks.flatMap((block) => {
    if (block.kind === 'tab') {
      isInTabs = true;
      return [{ id: tabAnchor(block.id), level: 3, text: block.text }];
    }
    if (block.kind !== 'heading' || block.level > 3) return [];
    if (block.level === 2) isInTabs = false;
    return isInTabs ? [] : [{ id: block.id, level: block.level, text: block.text }];
  });
}

function readSections(blocks: Block[]): GuideSection[] {
  const sections: (GuideSection & { texts: string[] })[] = [{ id: null, level: 1, heading: '', texts: [] }];
  for (const block of blocks) {
    if (block.kind === 'text') sections.at(-1)?.texts.push(block.text);
    else if (block.kind === 'heading') {
      sections.push({ id: block.id, level: block.level, heading: block.text, texts: [] });
    } else sections.push({ id: tabAnchor(block.id), level: 3, heading: block.text, texts: [] });
  }
  return sections;
}

/** The fragment id of a tab's panel. A link to it opens the tab. */
function tabAnchor(id: string): string {
  return `panel-${id}`;
}

/** The steps or the questions of a guide, each with its id, text and section (the heading of level 2). */
export function guideParts(guide: Guide, field: 'steps' | 'questions') {
  return (guide[field] ?? []).map((name) => {
    const index = guide.sections.findIndex(({ heading }) => heading === name);
    const { id, texts } = guide.sections[index] as GuideSection;
    const parent = guide.sections.slice(0, index).findLast(({ level }) => level === 2);
    return { id: id ?? '', name, section: parent?.heading ?? '', text: texts.join(' ') };
  });
}

/** Parsed guides by language and id. In development a file is parsed again when it changes. */
const parsed = new Map<string, { text: string; guide: Guide }>();

/**
 * Parses the text of one guide. Its title and its other words are also in `getAvailableGuide`, which is quick.
 *
 * @throws Error if there is no available guide with this id, or if its text cannot be used
 */
export function getGuide(locale: Locale, id: string): Guide {
  const row = getAvailableGuide(locale, id);
  const text = readGuideFile(id, locale);
  const known = parsed.get(`${locale}/${id}`);
  if (known?.text === text) return known.guide;
  const terms = getGlossary(locale).map((entry) => entry.id);
  const guide = parseGuide(row, guideFile(id, locale), text, locale, terms);
  parsed.set(`${locale}/${id}`, { text, guide });
  return guide;
}

/** The claims that a guide states with `<Claim>`. */
export function getQuotedClaims(locale: Locale): Set<string> {
  const quoted = getAvailableGuides(locale).flatMap(({ id }) => [
    ...readGuideFile(id, locale).matchAll(/<Claim\s+id="([^"]*)"/g),
  ]);
  return new Set(quoted.map(([, claim]) => claim ?? ''));
}
