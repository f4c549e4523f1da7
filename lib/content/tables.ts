import { z } from 'zod';
import { books, COVER_STYLES } from '@/content/books';
import { chapters, learningPath } from '@/content/chapters';
import { CHART_IDS } from '@/content/charts';
import { CLAIM_IDS } from '@/content/claims';
import { concepts } from '@/content/concepts';
import type { en } from '@/content/en';
import { exhibitIds } from '@/content/exhibits';
import { homeSources } from '@/content/home/home-sources';
import { site } from '@/content/site';
import { timelineCategories, timelineEvents } from '@/content/timeline';
import { videos } from '@/content/videos';
import { nearestId } from './nearest-id';
import { address, check, date, day, firstRepeated, id, minutes, parseTable, text, unusable } from './schema-parts';

const bookSchema = z.strictObject({ id, title: text, author: text, cover: z.enum(COVER_STYLES) });

const videoSchema = z.strictObject({
  id,
  youtubeId: z.string().regex(/^[\w-]{11}$/, 'must be the eleven characters of the address on YouTube'),
  title: text,
  author: text,
  minutes,
});

const conceptSchema = z.strictObject({ id, difficulty: z.enum(['beginner', 'intermediate']) });

const moduleType = z.enum(['story', 'analogy', 'interactive']);

const lessonRowSchema = z
  .strictObject({
    id,
    minutes,
    practice: minutes.optional(),
    status: z.enum(['written', 'coming-soon']),
    modules: z.array(moduleType).min(1, 'must list at least one module'),
    concepts: z.array(z.enum(concepts.map((concept) => concept.id))).min(1, 'must list at least one concept'),
  })
  .refine(({ practice = 0, minutes }) => practice < minutes, {
    path: ['practice'],
    message: 'must be less than the minutes, which include it',
  });

const chapterSchema = z.strictObject({
  pathId: z.literal(learningPath.id, `must be "${learningPath.id}", the only path`),
  id,
  lessons: z.array(z.unknown()).min(1, 'must list at least one lesson'),
});

const eventSchema = z.object({
  id,
  date,
  category: z.enum(Object.keys(timelineCategories) as (keyof typeof timelineCategories)[]),
  icon: text,
  status: z.enum(['read', 'year-read', 'memory']),
  sourceUrl: address,
});

const linkSchema = z.strictObject({ id: text, title: text, url: address });

const glossarySchema = z.strictObject({
  id,
  term: text,
  definition: text,
  see: z
    .string()
    .regex(/^\/guides\/[a-z0-9-]+$/, 'must be the path of a guide such as "/guides/bitcoin-fees"')
    .optional(),
});

const correctionSchema = z.strictObject({ date: day, what: text, why: text });

/** The language-independent tables that no other module of lib/content checks. */
const tables = {
  'content/books.ts': { schema: bookSchema, rows: books },
  'content/videos.ts': { schema: videoSchema, rows: videos },
  'content/concepts.ts': { schema: conceptSchema, rows: concepts },
  'content/chapters.ts': { schema: chapterSchema, rows: chapters },
  'content/timeline.ts': { schema: eventSchema, rows: timelineEvents },
  'content/home/home-sources.ts': {
    schema: linkSchema,
    rows: Object.entries(homeSources).map(([name, link]) => ({ id: name, ...link })),
  },
} as const;

export type TableFile = keyof typeof tables;

/**
 * Checks a table of content/, by default the one that the site uses.
 *
 * @throws Error with one line for each field that is wrong
 */
export function checkTable(file: TableFile, rows: readonly unknown[] = tables[file].rows): void {
  parseTable(tables[file].schema, rows, file);
  if (file !== 'content/chapters.ts') return;
  const lessons = (rows as typeof chapters).flatMap((chapter): readonly unknown[] => chapter.lessons);
  parseTable(lessonRowSchema, lessons, file, 'lesson');
}

export function checkTables(): void {
  for (const file of Object.keys(tables) as TableFile[]) checkTable(file);
}

/**
 * Checks the glossary and the corrections log of a language. The log begins on the day of publication.
 *
 * @throws Error with one line for each field that is wrong
 */
export function checkWords(
  words: Pick<typeof en, 'corrections' | 'glossary'>,
  folder: string,
  publishedOn: string | undefined = site.publishedOn,
): void {
  parseTable(glossarySchema, words.glossary, `${folder}/glossary.ts`, 'entry');
  const { corrections } = words;
  const file = `${folder}/corrections.ts`;
  for (const [index, entry] of corrections.entries()) check(correctionSchema, entry, `${file}, entry ${index + 1},`);
  const early = corrections.findIndex(({ date }) => !publishedOn || date < publishedOn);
  if (early >= 0) {
    const day = publishedOn ?? 'that NEXT_PUBLIC_PUBLISHED_ON of content/site.ts does not name yet';
    throw unusable(`${file}, entry ${early + 1},`, [`date: must not be before the day of publication, ${day}`]);
  }
  const repeated = firstRepeated(corrections.map(({ what }) => what));
  if (repeated !== undefined) {
    const [first, second] = corrections.flatMap(({ what }, index) => (what === repeated ? [index + 1] : []));
    throw unusable(`${file}, entry ${second},`, [`what: is that of entry ${first}; delete one of the two`]);
  }
  const misplaced = corrections.findIndex(
    ({ date }, index) => index > 0 && date > (corrections[index - 1]?.date ?? ''),
  );
  if (misplaced > 0)
    throw unusable(`${file}, entry ${misplaced + 1},`, ['date: must not be later than the entry above it']);
}

type WordsById = Pick<typeof en, 'chapterTexts' | 'chartWords' | 'claimWords' | 'conceptNames' | 'lessonTexts'> & {
  home: Pick<(typeof en)['home'], 'exhibits'>;
};

/**
 * Checks that each row of content/ has its words in a language.
 *
 * @throws Error with one line for each row without words
 */
export function checkWordsById(words: WordsById, folder: string): void {
  const wanted: [file: string, field: string, found: object, ids: readonly string[]][] = [
    ['learn/chapters.ts', 'chapterTexts', words.chapterTexts, chapters.map(({ id }) => id)],
    [
      'learn/chapters.ts',
      'lessonTexts',
      words.lessonTexts,
      chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
    ],
    ['learn/chapters.ts', 'conceptNames', words.conceptNames, concepts.map(({ id }) => id)],
    ['data/charts.ts', 'chartWords', words.chartWords, CHART_IDS],
    ['claims', 'claimWords', words.claimWords, CLAIM_IDS],
    ['home/exhibits.ts', 'exhibits', words.home.exhibits, exhibitIds],
  ];
  for (const [file, field, found, ids] of wanted) {
    const others = Object.keys(found).filter((id) => !ids.includes(id));
    const missing = ids.filter((id) => !Object.hasOwn(found, id));
    const problems = missing.map((id) => `${field}: has no words for "${id}"${nearestId(id, others)}`);
    if (problems.length > 0) throw unusable(`${folder}/${file}`, problems);
  }
}
