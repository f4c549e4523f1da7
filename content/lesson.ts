import type { DataId } from './data';
import type { SourceId } from './sources';

/*
 * The format of `<language>/lessons/<id>.ts`. Minutes and order are in `chapters.ts`, title and description in
 * `<language>/chapters.ts`. `lib/content/lessons/lesson-schema.ts` checks every file and names what is wrong in a sentence;
 * docs/recipes.md has the recipe under "Add a lesson".
 */

export const backgroundIds = ['plain', 'street', 'city', 'shop', 'night', 'dawn'] as const;
export type BackgroundId = (typeof backgroundIds)[number];

export const moods = ['calm', 'hopeful', 'uneasy', 'tense', 'desperate', 'relieved'] as const;
export type Mood = (typeof moods)[number];

interface Drawing extends LessonCover {
  /** Alternative text. */
  text: string;
  /** Shown in the drawing: as many as it has room for, at most 24 characters each. */
  words?: string[];
}

export interface Paragraph {
  text: string;
  sources?: SourceId[];
  /** Below the paragraph, where a passage is long or has numbers to compare. */
  drawing?: Drawing;
  /** The drawing of a page under /data, below the paragraph and as wide as the part. One that gives an answer away belongs to the reveal. */
  chart?: DataId;
}

/**
 * A question asked before its answer is told: under the opening, and in every scene that has a number or an outcome to guess.
 * Exactly one option is correct. If `isOpen` is true none is, because nobody knows or sources disagree.
 */
export interface Guess {
  question: string;
  isOpen?: true;
  /** Two to four options. Numbers are in ascending order. */
  options: {
    id: string;
    /** Short enough for a button: at most 90 characters. */
    text: string;
    isCorrect: boolean;
    /** Shown under the option when the reader chooses it, after "Right." or "Not quite.": one sentence, two at most. */
    answer: string;
  }[];
}

/** The first thing to press, above the first module: a situation, a guess, and what happened. */
interface Opening {
  title: string;
  /** What the reader has to know to guess, in one or two short paragraphs. */
  paragraphs: Paragraph[];
  guess: Guess;
  /** Shown after the guess, in one to three paragraphs. */
  reveal: Paragraph[];
}

/**
 * A scene: `narrative`, and after it the `guess` with its `reveal`, or neither. A reader has enough in the narrative to guess, and
 * nothing of the answer. Without script and in print all paragraphs are shown.
 */
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
    guess?: Guess;
    /** The paragraphs after the guess. Required with a guess, otherwise absent. */
    reveal?: Paragraph[];
    /**
     * Ends the scene, closed until the reader presses its summary: an answer to an objection, or what not everybody needs. Open in
     * print and without script. The summary has at most 60 characters and says what a press brings, such as "Hear the answer". With
     * an opening, which is above it in the size of the scene's title, it is a block that stands out.
     */
    more?: { opening?: { label: string; title: string }; summary: string; paragraphs: Paragraph[] };
    /** As in `LessonCover`. */
    visual: string;
    /** Alternative text of the drawing. */
    visualText: string;
    /** As in `Drawing`. */
    visualWords?: string[];
    mood: Mood;
    /** Says what is made up. Required if `truth` is 'invented', otherwise absent. */
    inventedNote?: string;
  };
}

export interface StoryModule {
  type: 'story';
  title: string;
  /** Above each scene, if they are items of a list: "Objection {number} of {total}". Each then has a frame. */
  count?: string;
  sections: StorySection[];
}

export interface AnalogyModule {
  type: 'analogy';
  title: string;
  paragraphs: Paragraph[];
  /** Drawn beside the paragraphs. */
  drawing: Drawing;
  /** Asked after the paragraphs, with the `reveal` after it, or neither. */
  guess?: Guess;
  reveal?: Paragraph[];
  /** The limits of the comparison: on phones closed until the reader presses "Where the comparison ends", below the drawing elsewhere. */
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

/** The calculators of lessons. The id is the name of the component in `components/calculators/forms.ts`: `MoneyScorecard` is `money-scorecard`. */
export const lessonCalculatorIds = [
  'balance-sheets',
  'bank-of-issue',
  'barter-puzzle',
  'block-chain',
  'cushion',
  'hours-of-work',
  'mint',
  'money-scorecard',
  'new-money-town',
  'now-or-later',
  'plan',
  'price-clock',
  'proof-of-work',
  'supply-curve',
] as const;
export type LessonCalculatorId = (typeof lessonCalculatorIds)[number];

/** A thing to try, one sentence that names what to look at. With an `answer`, a press shows what the reader should have found. */
export type Task = string | { text: string; answer: string };

/** A calculator with the text around it. */
export interface CalculatorModule {
  type: 'interactive';
  widget: LessonCalculatorId;
  title: string;
  introduction: Paragraph[];
  /** Stand with the calculator; the first is right above it. */
  tasks: Task[];
  closing: Paragraph[];
}

export type LessonModule = StoryModule | AnalogyModule | DecisionModule | CalculatorModule;

export interface LessonCover {
  /** The id of a drawing in `components/learn/drawings/`. */
  visual: string;
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
  opening: Opening;
  objectives: string[];
  modules: LessonModule[];
  check: CheckQuestion[];
  takeaways: string[];
  /**
   * Completes "I can now explain …" at the end of the chapter and in its picture to share: at most 70 characters, begins with a
   * question word, no period. Example: "why Germans spent their wages before noon".
   */
  explains: string;
  /** Open questions of the lesson and weaknesses of its figures. */
  limits: string;
}
