import type { FigureId } from '@/content/figures/index';
import type { LessonContent, LessonModule, Paragraph } from '@/content/lesson';
import { fillClaims } from '@/lib/content/claims/fill-claims';
import { getLanguage } from '@/lib/content/content';
import { figuresReadBy } from '@/lib/content/figures/figures';
import { findLesson, type Lesson } from '@/lib/content/lessons/learning-path';
import { nearestId } from '@/lib/content/nearest-id';
import { check, firstRepeated, unusable } from '@/lib/content/schema-parts';
import { type Source, sources } from '@/lib/content/sources';
import type { Locale } from '@/lib/format/locale';
import { lessonSchema } from './lesson-schema';

export interface WrittenLesson {
  readonly row: Lesson;
  readonly content: LessonContent;
  /** From which the numbers in its texts are computed. */
  readonly figures: readonly FigureId[];
}

/** Each page of data, of the course and of the search asks for many lessons. In development a changed file is another object. */
const checked = new Map<string, { source: unknown; lesson: WrittenLesson }>();

/**
 * @returns null for an unknown id, or for a lesson that is not written
 * @throws Error that names the file and each field that is wrong, or the missing file
 */
export async function getLesson(id: string, locale: Locale): Promise<WrittenLesson | null> {
  const row = findLesson(id);
  if (row?.status !== 'written') return null;
  const file = `${getLanguage(locale).folder}/lessons/${row.id}.ts`;
  let source: unknown;
  try {
    // biome-ignore lint/plugin: on the server
    ({ lesson: source } = await import(`@/content/${locale}/lessons/${row.id}`));
  } catch (cause) {
    throw new Error(
      `${file}: is missing or cannot be loaded, but its row in content/chapters.ts has the status "written"`,
      { cause },
    );
  }
  const known = checked.get(file);
  if (known && known.source === source) return known.lesson;
  let filled: unknown;
  const figures = figuresReadBy(() => {
    filled = fillClaims(source, file, locale);
  });
  const lesson = { row, content: parseLesson(row, file, filled), figures };
  checked.set(file, { source, lesson });
  return lesson;
}

export async function getLessons(rows: readonly Lesson[], locale: Locale): Promise<ReadonlyMap<string, WrittenLesson>> {
  const lessons = await Promise.all(rows.map(({ id }) => getLesson(id, locale)));
  return new Map(lessons.flatMap((lesson) => (lesson ? [[lesson.row.id, lesson]] : [])));
}

/** Checks a lesson against the schema and its row. @throws Error that names the file and each field that is wrong */
export function parseLesson(row: Pick<Lesson, 'id' | 'modules'>, file: string, input: unknown): LessonContent {
  if (input === undefined) throw unusable(file, ['lesson: is missing; the file must export it']);
  const lesson = check(lessonSchema, input, file);
  const problems = [...checkRow(row, lesson), ...checkCover(lesson), ...checkRepeats(lesson), ...checkSources(lesson)];
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

function checkCover({ cover, modules }: LessonContent): string[] {
  const scenes = modules.flatMap((module) => (module.type === 'story' ? module.sections : []));
  return scenes
    .filter(({ content }) => content.visual === cover.visual)
    .map(({ id }) => `cover > visual: "${cover.visual}" is the drawing of the scene "${id}", too; a cover has its own`);
}

function checkRepeats(lesson: LessonContent): string[] {
  const lists: [string, readonly { id: string }[]][] = [
    ['check', lesson.check],
    ...lesson.check.map((question): [string, { id: string }[]] => [
      `check > ${question.id} > options`,
      question.options,
    ]),
    // The ids of scenes are element ids, so they must be unique in the lesson.
    ['sections', lesson.modules.flatMap((module) => (module.type === 'story' ? module.sections : []))],
  ];
  return lists.flatMap(([field, items]) => {
    const repeated = firstRepeated(items.map((item) => item.id));
    return repeated === undefined ? [] : [`${field}: the id "${repeated}" is used twice`];
  });
}

function checkSources(lesson: LessonContent): string[] {
  return citedIds(lesson)
    .filter((id) => !sources.has(id))
    .map((id) => {
      const nearest = nearestId(id, [...sources.keys()]);
      return `sources: "${id}" is cited in the text, but content/sources.ts has no such source${nearest}`;
    });
}

function paragraphsOf(module: LessonModule): Paragraph[] {
  if (module.type === 'story') {
    return module.sections.flatMap(({ content }) => [
      ...content.narrative,
      ...(content.reveal ?? []),
      ...(content.more?.paragraphs ?? []),
    ]);
  }
  if (module.type === 'analogy') return [...module.paragraphs, ...(module.reveal ?? [])];
  if (module.widget === 'decision') {
    return [...module.situation, ...module.options.map((option) => option.outcome), module.closing];
  }
  return [...module.introduction, ...module.closing];
}

function citedIds(lesson: LessonContent): string[] {
  const { opening, modules } = lesson;
  const paragraphs = [...opening.paragraphs, ...opening.reveal, ...modules.flatMap(paragraphsOf)];
  return [...new Set(paragraphs.flatMap((paragraph) => paragraph.sources ?? []))];
}

export function citedSources(lesson: LessonContent): Source[] {
  return citedIds(lesson).flatMap((id) => sources.get(id) ?? []);
}

export const OPENING_ANCHOR = 'opening';
export const CHECK_ANCHOR = 'check';
export const TAKEAWAYS_ANCHOR = 'takeaways';

/** The fragment id of a module, numbered from 1. */
export function moduleAnchor(position: number): string {
  return `part-${position}`;
}

/** The type of a module, by which readers know it: a decision has its own name. */
export function moduleKind(module: LessonModule): LessonModule['type'] | 'decision' {
  return module.type === 'interactive' && module.widget === 'decision' ? 'decision' : module.type;
}

export function sceneAnchor(id: string): string {
  return `scene-${id}`;
}

/** The fragment ids at which a reader can go on later, in the order of the page. */
export function stopsOf({ modules }: LessonContent): string[] {
  return [
    ...modules.flatMap((module, index) => [
      moduleAnchor(index + 1),
      ...(module.type === 'story' ? module.sections.map(({ id }) => sceneAnchor(id)) : []),
    ]),
    CHECK_ANCHOR,
  ];
}
