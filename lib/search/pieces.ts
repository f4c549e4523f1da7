import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { sitePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { getSearchEntries, type SearchEntry } from './entries';
import type { SearchKind } from './kinds';
import type { EntryRow, IndexPiece, SectionRow } from './piece';

export interface PieceFile {
  /** Has the language, and a hash of the text: a new text has a new address. */
  name: string;
  text: string;
}

/** The path of the file on its host. */
export const piecePath = ({ name }: PieceFile) => sitePath(`/search-index/${name}`);

/** What the files weigh over the wire, in kB. */
export const weightOf = (files: readonly PieceFile[]) =>
  Math.round(files.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0) / 1000);

/** How many sentences of a section are in the first piece. A word is often defined by its second sentence; a number has its value. */
const FIRST: Partial<Record<SearchKind, number>> = { term: Number.POSITIVE_INFINITY, number: 0 };
/** Long lists of what is seldom looked for. */
const LATE: readonly SearchKind[] = ['source'];

const made = new Map<Locale, Promise<PieceFile[]>>();

/**
 * The index of a language in files that are loaded one after another. The first answers most searches: every entry and every heading with
 * its first sentence. The other sentences follow by kind, then the cited documents.
 */
export function getPieces(locale: Locale): Promise<PieceFile[]> {
  const known = process.env.NODE_ENV === 'development' ? undefined : made.get(locale);
  const files = known ?? getSearchEntries(locale).then((entries) => toPieces(entries, locale).map(fileOf(locale)));
  made.set(locale, files);
  return files;
}

export function toPieces(all: readonly SearchEntry[], locale: Locale): IndexPiece[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const sentencesOf = (texts: readonly string[]) =>
    texts.flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim())).filter(Boolean);
  const early = all.filter(({ kind }) => !LATE.includes(kind));
  const sections: SectionRow[] = [];
  const rests = new Map<SearchKind, IndexPiece['rest'][number][]>();
  early.forEach(({ kind, path, sections: parts }, entry) => {
    for (const { id, heading, texts } of parts) {
      const sentences = sentencesOf(texts);
      const shown = FIRST[kind] ?? 1;
      const rest = sentences.slice(shown);
      if (rest.length > 0) rests.set(kind, [...(rests.get(kind) ?? []), [sections.length, rest]]);
      const fragment = id && !path.endsWith(`#${id}`) ? id : '';
      sections.push([entry, fragment, heading, sentences.slice(0, shown)]);
    }
  });
  const { guide = [], lesson = [], ...others } = Object.fromEntries(rests);
  return [
    { entries: early.map(rowOf), sections, rest: [] },
    { entries: [], sections: [], rest: guide },
    { entries: [], sections: [], rest: lesson },
    {
      entries: all.filter(({ kind }) => LATE.includes(kind)).map(rowOf),
      sections: [],
      rest: Object.values(others).flat(),
    },
  ];
}

const rowOf = ({ kind, title, line, path, lang }: SearchEntry): EntryRow =>
  lang ? [kind, title, line, path, lang] : [kind, title, line, path];

const fileOf = (locale: Locale) => (piece: IndexPiece) => {
  const text = JSON.stringify(piece);
  return { name: `${locale}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`, text };
};
