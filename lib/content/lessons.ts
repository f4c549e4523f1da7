import type { LessonContent, LessonModule, Paragraph } from '@/content/lesson';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';
import { findLesson, type Lesson } from '@/lib/learner/catalogue';
import { lessonSchema } from './lesson-schema';
import { check, firstRepeated, unusable } from './schema-parts';
import { type Source, sources } from './sources';

/** A lesson as a page needs it: the row of the table and the words of its file. */
export interface WrittenLesson {
  readonly row: Lesson;
  readonly content: LessonContent;
  /** The language of the file that was found: English where a translation is not there yet. */
  readonly language: Locale;
}

/** Where the lessons of each language are. The bundler makes one chunk a file, and only the server loads it. */
const loaders: Partial<Record<Locale, (id: string) => Promise<{ lesson: unknown }>>> = {
  en: (id) => import(`@/content/en/lessons/${id}`),
};

/**
 * The lesson at an address.
 *
 * @returns null for an id that the table does not have, or whose lesson is not written yet: neither has a page
 * @throws an error that names file and field, when the table says "written" and the file is missing or wrong
 */
export async function getLesson(id: string, locale: Locale = DEFAULT_LOCALE): Promise<WrittenLesson | null> {
  const row = findLesson(id);
  if (row?.status !== 'written') return null;
  const language = loaders[locale] ? locale : DEFAULT_LOCALE;
  const load = loaders[language] as NonNullable<(typeof loaders)[Locale]>;
  const file = `content/${language}/lessons/${row.id}.ts`;
  let lesson: unknown;
  try {
    lesson = (await load(row.id)).lesson;
  } catch (cause) {
    throw new Error(`${file} is missing or cannot be loaded, but content/chapters.ts says "written"`, { cause });
  }
  return { row, content: parseLesson(row, file, lesson), language };
}

/** The lessons of these that are written, by id. */
export async function getLessons(rows: readonly Lesson[], locale: Locale): Promise<ReadonlyMap<string, WrittenLesson>> {
  const lessons = await Promise.all(rows.map(({ id }) => getLesson(id, locale)));
  return new Map(lessons.flatMap((lesson) => (lesson ? [[lesson.row.id, lesson]] : [])));
}

/**
 * Checks a lesson's file against the schema and against its row in the table.
 *
 * @throws an error that names the file and every field in words a writer understands
 */
export function parseLesson(row: Pick<Lesson, 'id' | 'modules'>, file: string, input: unknown): LessonContent {
  if (input === undefined) throw unusable(file, ['lesson: is missing; the file must export it']);
  const lesson = check(lessonSchema, input, file);
  const problems = [...checkRow(row, lesson), ...checkRepeats(lesson), ...checkSources(lesson)];
  if (problems.length > 0) throw unusable(file, problems);
  return lesson;
}

function checkRow(row: Pick<Lesson, 'id' | 'modules'>, lesson: LessonContent): string[] {
  const problems: string[] = [];
  if (lesson.id !== row.id) problems.push(`id: is "${lesson.id}", but the file and the table say "${row.id}"`);
  const found = lesson.modules.map((module) => module.type).join(', ');
  const wanted = row.modules.join(', ');
  if (found !== wanted) problems.push(`modules: are ${found}, but content/chapters.ts lists ${wanted}`);
  return problems;
}

function checkRepeats(lesson: LessonContent): string[] {
  const lists: [string, readonly { id: string }[]][] = [
    ['check', lesson.check],
    ...lesson.check.map((question): [string, { id: string }[]] => [
      `check > ${question.id} > options`,
      question.options,
    ]),
    // Sections become addresses within the page, so they are unique in the whole lesson.
    ['sections', lesson.modules.flatMap((module) => (module.type === 'story' ? module.sections : []))],
  ];
  return lists.flatMap(([field, items]) => {
    const repeated = firstRepeated(items.map((item) => item.id));
    return repeated === undefined ? [] : [`${field}: the id "${repeated}" stands there twice`];
  });
}

function checkSources(lesson: LessonContent): string[] {
  return citedIds(lesson)
    .filter((id) => !sources.has(id))
    .map((id) => `sources: "${id}" is cited in the text, but content/sources.ts has no such source`);
}

function paragraphsOf(module: LessonModule): Paragraph[] {
  if (module.type === 'story') return module.sections.flatMap((section) => section.content.narrative);
  if (module.type === 'analogy') return module.paragraphs;
  if (module.widget === 'price-clock') return [...module.introduction, ...module.closing];
  return [...module.situation, ...module.options.map((option) => option.outcome), module.closing];
}

function citedIds(lesson: LessonContent): string[] {
  return [...new Set(lesson.modules.flatMap(paragraphsOf).flatMap((paragraph) => paragraph.sources ?? []))];
}

/** The sources in the order in which the text first cites them: their numbers on the page. */
export function citedSources(lesson: LessonContent): Source[] {
  return citedIds(lesson).flatMap((id) => sources.get(id) ?? []);
}

/** Every sentence a reader reads in the lesson, for the promise of minutes and for checks of the prose. */
export function lessonSentences(lesson: LessonContent): string[] {
  const ofModule = (module: LessonModule): string[] => {
    const words = [module.title, ...paragraphsOf(module).map((paragraph) => paragraph.text)];
    if (module.type === 'analogy') return [...words, module.limits];
    if (module.type === 'story') {
      return [
        ...words,
        ...module.sections.flatMap(({ content }) => [content.scene, content.character, content.inventedNote ?? '']),
      ];
    }
    if (module.widget === 'price-clock') return [...words, ...module.tasks];
    return [...words, module.question, ...module.options.map((option) => option.label)];
  };
  return [
    ...lesson.objectives,
    ...lesson.modules.flatMap(ofModule),
    ...lesson.check.flatMap((question) => [
      question.prompt,
      ...question.options.flatMap((option) => [option.text, option.explanation]),
    ]),
    ...lesson.takeaways,
    lesson.limits,
  ].filter((sentence) => sentence !== '');
}
