import type { SourceId } from './sources';

/*
 * The fields of `<language>/lessons/<id>.ts`. Title, minutes and order are in `chapters.ts`. `lib/content/lessons.ts` checks
 * every file.
 */

/** The drawings of scenes and covers: `components/learn/drawings`. */
export const visualIds = [
  'scales',
  'balance-of-papers',
  'kitchen-scale',
  'printing-press',
  'wheelbarrow',
  'bread',
  'queue',
  'factory-clock',
  'empty-shelf',
  'banknote-zeros',
  'framed-note',
  'pay-packet',
  'oil-pump',
  'chicken-and-cash',
  'phone-payment',
  'market-stall',
  'new-note',
  'ledger',
  'clipboards',
] as const;
export type VisualId = (typeof visualIds)[number];

/** The background of a drawing. */
export const backgroundIds = ['paper', 'press', 'street', 'shop', 'night', 'dawn'] as const;
export type BackgroundId = (typeof backgroundIds)[number];

export const moods = ['calm', 'hopeful', 'uneasy', 'tense', 'desperate', 'relieved'] as const;
export type Mood = (typeof moods)[number];

/** A paragraph and its sources. */
export interface Paragraph {
  text: string;
  sources?: SourceId[];
}

export interface StorySection {
  id: string;
  background: BackgroundId;
  /**
   * 'documented': history, read in its sources. 'remembered': told in a source that was not at hand, so from memory.
   * 'invented': a made-up scene, which needs an `inventedNote`.
   */
  truth: 'documented' | 'remembered' | 'invented';
  content: {
    /** As printed: "1914", "January 1923". */
    year: string;
    location: string;
    /** Who the scene is about: a person of history, a group, or an invented person. */
    character: string;
    /** The scene's heading. */
    scene: string;
    narrative: Paragraph[];
    visual: VisualId;
    /** What the drawing shows, in words. */
    visualText: string;
    mood: Mood;
    /** Tells the reader what is made up. Required when `truth` is 'invented', absent otherwise. */
    inventedNote?: string;
  };
}

export interface StoryModule {
  type: 'story';
  title: string;
  sections: StorySection[];
}

export interface AnalogyModule {
  type: 'analogy';
  title: string;
  paragraphs: Paragraph[];
  /** Where the comparison stops being true. */
  limits: string;
}

/** A choice with the outcome of each option. Works without script: every outcome is in the page. */
export interface DecisionModule {
  type: 'interactive';
  widget: 'decision';
  title: string;
  situation: Paragraph[];
  question: string;
  options: { id: string; label: string; outcome: Paragraph }[];
  closing: Paragraph;
}

/** The 1923 price clock: `lib/calculators/weimar.ts`. Its labels are in `en/learn.ts`. */
export interface PriceClockModule {
  type: 'interactive';
  widget: 'price-clock';
  title: string;
  introduction: Paragraph[];
  /** Things to try, in order. */
  tasks: string[];
  closing: Paragraph[];
}

export type LessonModule = StoryModule | AnalogyModule | DecisionModule | PriceClockModule;

/** The picture of a lesson in lists and at its head: one of the drawings, in a setting and a mood. */
export interface LessonCover {
  visual: VisualId;
  background: BackgroundId;
  mood: Mood;
}

/** Every option is explained, so that a wrong answer teaches too. */
export interface CheckQuestion {
  id: string;
  prompt: string;
  options: { id: string; text: string; isCorrect: boolean; explanation: string }[];
}

export interface LessonContent {
  id: string;
  cover: LessonCover;
  objectives: string[];
  modules: LessonModule[];
  check: CheckQuestion[];
  takeaways: string[];
  /** What the lesson leaves open or where its figures are weak. */
  limits: string;
}
