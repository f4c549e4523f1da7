import type { SearchKind } from './kinds';

/** A piece of the index as a file: rows instead of objects, because the names of fields would be half of it. */
export interface IndexPiece {
  entries: readonly EntryRow[];
  sections: readonly SectionRow[];
  /** The sentences after the first of sections that an earlier piece has, by the number of the section. */
  rest: readonly (readonly [section: number, sentences: readonly string[]])[];
}

/** The language of the title is absent if it is that of the page. */
export type EntryRow = readonly [kind: SearchKind, title: string, line: string, path: string, lang?: string];

/** The heading and the fragment are '' where there is none, or it is that of the entry. Entries are numbered through all pieces. */
export type SectionRow = readonly [entry: number, fragment: string, heading: string, sentences: readonly string[]];
