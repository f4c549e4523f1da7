import type { SourceId } from './sources';

/* The fields of `<language>/lessons/<id>.ts`. Minutes and order are in `chapters.ts`. `lib/content/lessons.ts` checks every file. */

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

export const backgroundIds = ['paper', 'press', 'street', 'shop', 'night', 'dawn'] as const;
export type BackgroundId = (typeof backgroundIds)[number];

export const moods = ['calm', 'hopeful', 'uneasy', 'tense', 'desperate', 'relieved'] as const;
export type Mood = (typeof moods)[number];

export interface Paragraph {
  text: string;
  sources?: SourceId[];
}

export interface StorySection {
  id: string;
  background: BackgroundId;
  /**
   * 'documented': history whose sources were read. 'remembered': history from memory, because its source was not available.
   * 'invented': a made-up scene, which needs an `inventedNote`.
   */
  truth: 'documented' | 'remembered' | 'invented';
  content: {
    /** As shown: "1914", "January 1923". */
    year: string;
    location: string;
    character: string;
    scene: string;
    narrative: Paragraph[];
    visual: VisualId;
    /** Alternative text of the drawing. */
    visualText: string;
    mood: Mood;
    /** Says what is made up. Required if `truth` is 'invented', otherwise absent. */
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
  /** The limits of the comparison. */
  limits: string;
}

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
  tasks: string[];
  closing: Paragraph[];
}

export type LessonModule = StoryModule | AnalogyModule | DecisionModule | PriceClockModule;

export interface LessonCover {
  visual: VisualId;
  background: BackgroundId;
  mood: Mood;
}

/** Every option needs an explanation, wrong ones included. */
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
  /** Open questions of the lesson and weaknesses of its figures. */
  limits: string;
}
