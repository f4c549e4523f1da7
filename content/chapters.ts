import type { ConceptId } from './concepts';

/**
 * The learning path: one row for each lesson, in order. Titles and descriptions are in `<language>/chapters.ts`, the lessons
 * in `<language>/lessons/<id>.ts`.
 *
 * The id of a lesson is its address (`/lesson/<id>`) and its name in saved progress: it never changes and is never reused.
 * The ids '1' to '4' are older than the order of the path, in which they come third; other ids name the subject.
 *
 * To write a lesson, set its row to 'written' and add its file: docs/recipes.md, "Add a lesson". The build stops with the fields that
 * are missing.
 */
type ModuleType = 'story' | 'analogy' | 'interactive';

interface LessonRow {
  readonly id: string;
  /** Reading and practice. A test compares the number with the text of written lessons. */
  readonly minutes: number;
  /** Minutes of practice, included in `minutes`. */
  readonly practice?: number;
  readonly status: 'written' | 'coming-soon';
  readonly modules: readonly ModuleType[];
  readonly concepts: readonly ConceptId[];
}

interface ChapterRow {
  readonly pathId: PathId;
  readonly id: string;
  readonly lessons: readonly LessonRow[];
}

export const learningPath = { id: 'money-story', level: 1 } as const;
/** The level after the path. It has no lessons yet, so the dashboard only names it. */
export const plannedPath = { id: 'bitcoin-story', level: 2 } as const;

export type PathId = (typeof learningPath)['id'];
export type PlannedPathId = (typeof plannedPath)['id'];

const storyLesson = { modules: ['analogy', 'story', 'interactive'] } as const;
const playFirst = { modules: ['analogy', 'interactive', 'story'] } as const;
const interactiveLesson = { modules: ['story', 'analogy', 'interactive'] } as const;

// biome-ignore format: one line for each lesson
export const chapters = [
  {
    pathId: 'money-story',
    id: '1',
    lessons: [
      { id: 'why-barter-fails', minutes: 6, practice: 2, status: 'written', ...storyLesson, concepts: ['barter'] },
      { id: 'shells-salt-and-stones', minutes: 6, status: 'written', ...storyLesson, concepts: ['commodity-money'] },
      { id: 'three-jobs-of-money', minutes: 5, status: 'written', ...storyLesson, concepts: ['functions-of-money'] },
      { id: 'what-makes-good-money', minutes: 6, practice: 2, status: 'written', ...playFirst, concepts: ['scarcity'] },
    ],
  },
  {
    pathId: 'money-story',
    id: '2',
    lessons: [
      { id: 'silver-coins-of-rome', minutes: 6, practice: 2, status: 'written', ...storyLesson, concepts: ['debasement'] },
      { id: 'clipped-coins', minutes: 6, status: 'written', ...storyLesson, concepts: ['greshams-law'] },
      { id: 'paper-money-in-china', minutes: 6, status: 'written', ...storyLesson, concepts: ['paper-money'] },
      { id: 'who-gets-new-money-first', minutes: 6, practice: 2, status: 'written', ...interactiveLesson, concepts: ['cantillon-effect'] },
    ],
  },
  {
    pathId: 'money-story',
    id: '3',
    lessons: [
      { id: '1', minutes: 9, status: 'written', ...storyLesson, concepts: ['hyperinflation'] },
      { id: '2', minutes: 8, status: 'written', ...storyLesson, concepts: ['redenomination', 'price-controls'] },
      { id: '3', minutes: 8, status: 'written', ...storyLesson, concepts: ['dollarization'] },
      { id: '4', minutes: 8, practice: 3, status: 'written', ...playFirst, concepts: ['nominal-and-real'] },
    ],
  },
  {
    pathId: 'money-story',
    id: '4',
    lessons: [
      { id: 'gold-as-money', minutes: 8, status: 'written', ...storyLesson, concepts: ['gold-standard'] },
      { id: 'banknotes-as-receipts', minutes: 8, practice: 2, status: 'written', ...storyLesson, concepts: ['convertibility'] },
      { id: 'how-wars-were-paid-for', minutes: 7, status: 'written', ...storyLesson, concepts: ['war-finance'] },
      { id: 'gold-handed-in-1933', minutes: 8, status: 'written', ...storyLesson, concepts: ['devaluation'] },
    ],
  },
  {
    pathId: 'money-story',
    id: '5',
    lessons: [
      { id: 'bretton-woods', minutes: 8, status: 'written', ...storyLesson, concepts: ['reserve-currency'] },
      { id: 'gold-window-closes-1971', minutes: 7, status: 'written', ...storyLesson, concepts: ['fiat-money'] },
      { id: 'how-new-money-is-made', minutes: 9, practice: 3, status: 'written', ...playFirst, concepts: ['money-supply'] },
      { id: 'prices-wages-and-houses', minutes: 9, practice: 3, status: 'written', ...interactiveLesson, concepts: ['inflation'] },
    ],
  },
  {
    pathId: 'money-story',
    id: '6',
    lessons: [
      { id: 'the-cypherpunks', minutes: 8, status: 'written', ...storyLesson, concepts: ['public-key-cryptography'] },
      { id: 'the-crisis-of-2008', minutes: 8, status: 'written', ...storyLesson, concepts: ['bailout'] },
      { id: 'nine-pages-by-satoshi', minutes: 7, status: 'written', ...storyLesson, concepts: ['double-spending'] },
      { id: 'the-first-block', minutes: 9, practice: 3, status: 'written', ...storyLesson, concepts: ['blockchain'] },
    ],
  },
  {
    pathId: 'money-story',
    id: '7',
    lessons: [
      { id: 'twenty-one-million', minutes: 9, practice: 2, status: 'written', ...storyLesson, concepts: ['supply-cap'] },
      { id: 'how-miners-agree', minutes: 9, practice: 2, status: 'written', ...playFirst, concepts: ['proof-of-work'] },
      { id: 'who-holds-the-keys', minutes: 8, status: 'written', ...storyLesson, concepts: ['self-custody'] },
      { id: 'what-critics-say', minutes: 8, status: 'written', ...storyLesson, concepts: ['volatility'] },
    ],
  },
  {
    pathId: 'money-story',
    id: '8',
    lessons: [
      { id: 'a-cushion-first', minutes: 7, practice: 2, status: 'written', ...interactiveLesson, concepts: ['emergency-fund'] },
      { id: 'now-or-later', minutes: 8, practice: 2, status: 'written', ...interactiveLesson, concepts: ['time-preference'] },
      { id: 'promises-that-are-too-good', minutes: 7, status: 'written', ...storyLesson, concepts: ['scams'] },
      { id: 'a-plan-of-your-own', minutes: 8, practice: 3, status: 'written', ...interactiveLesson, concepts: ['diversification'] },
    ],
  },
] as const satisfies readonly ChapterRow[];

export type ChapterId = (typeof chapters)[number]['id'];
export type LessonId = (typeof chapters)[number]['lessons'][number]['id'];
export type LessonModuleType = ModuleType;
