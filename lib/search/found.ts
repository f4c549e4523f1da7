import type { SearchKind } from './kinds';
import type { IndexPiece } from './piece';

export interface FoundPlace {
  heading: string;
  /** The address of the page, with the fragment of the heading. */
  path: string;
}

export interface FoundEntry {
  kind: SearchKind;
  title: string;
  /** Of the title, if it is not in the language of the page. */
  lang?: string | undefined;
  /** The best answer of the entry. Its heading is '' where the answer is the entry as a whole. */
  best: FoundPlace;
  /** The sentence of the best answer with the most words of the query. */
  sentence: string;
  /** Other headings with the words. */
  places: readonly FoundPlace[];
}

export interface Found {
  /** The first of them, the best one first. */
  entries: readonly FoundEntry[];
  /** How many there are. */
  count: number;
  /** The words of the index that were found, for the marks. */
  words: ReadonlySet<string>;
  /** Nothing has all words: these have some. */
  isPartial: boolean;
  /** More words than are searched. */
  isCut: boolean;
}

export const NOTHING: Found = { entries: [], count: 0, words: new Set(), isPartial: false, isCut: false };

/** A search over the pieces of the index that have been added. */
export interface Finder {
  /** In several tasks, so that keys are answered in between. Pieces are added in their order. */
  add(piece: IndexPiece): Promise<void>;
  /** @param most entries to describe */
  find(query: string, most: number): Found;
}
