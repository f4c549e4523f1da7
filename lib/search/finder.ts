import MiniSearch from 'minisearch';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';
import type { SameWords } from '@/lib/format/searchable';
import { type Finder, type FoundEntry, type FoundPlace, NOTHING } from './found';
import type { SearchKind } from './kinds';
import { MOST_WORDS } from './limits';
import type { EntryRow, SectionRow } from './piece';
import { groupsOf, sameQueries, wordsIn } from './words';

/** The share of the letters of a word that may be wrong, two at most. */
const FUZZY = 0.25;
/** So few letters begin hundreds of words, and have no errors. */
const SHORT = 2;
/** A further word, of which one letter is typed. */
const ONE_MORE = /\s\p{L}$/u;
/** One letter begins everything. */
const FEWEST_LETTERS = 2;
/** Of a text that is longer, only the start is searched. */
const MOST_LETTERS = 400;
const MOST_PLACES = 3;
/** So many words that begin with what was typed are a word on its way. */
const MANY_LONGER = 3;
/** Documents that are added to the index in one task. */
const CHUNK = 40;

/** What a document of the index is: a section, or an entry as a whole. */
interface Place {
  entry: number;
  section: number | null;
}

interface Document {
  id: number;
  title: string;
  heading: string;
  text: string;
}

interface Match {
  id: number;
  score: number;
  terms: string[];
}

/** How much an entry of a kind counts: the page that explains before the list that mentions. */
const WEIGHT: Record<SearchKind, number> = {
  guide: 1.5,
  lesson: 1.2,
  term: 1.2,
  calculator: 1.1,
  idea: 0.9,
  page: 0.9,
  exhibit: 0.9,
  chapter: 0.8,
  figure: 0.8,
  number: 0.6,
  source: 0.15,
};

const BOOST = { title: 4, heading: 3, text: 1 };
/** An entry whose title begins with the words, or is the words. */
const BEGINS = 1.2;
const IS = 2.5;

/** @param words that a question has anyway, separated by spaces, and the words for one thing */
export function createFinder({
  small,
  sameWords,
  locale = DEFAULT_LOCALE,
}: {
  small: string;
  sameWords: SameWords;
  locale?: Locale;
}): Finder {
  const smallWords = new Set(wordsIn(small, locale));
  const groups = groupsOf(sameWords, locale);
  const entries: EntryRow[] = [];
  const titles: string[][] = [];
  const sections: SectionRow[] = [];
  const documents = new Map<number, Place>();
  const documentOfSection: number[] = [];
  const known = new Set<string>();
  const index = new MiniSearch<Document>({
    fields: ['title', 'heading', 'text'],
    tokenize: (text) => wordsIn(text, locale),
    processTerm: (term) => {
      known.add(term);
      return term;
    },
    searchOptions: { tokenize: (text) => text.split(' '), processTerm: (term) => term },
  });

  const documentOf = (id: number): Document => {
    const { entry, section } = documents.get(id) as Place;
    const [, title, line] = entries[entry] as EntryRow;
    if (section === null) return { id, title, heading: '', text: line };
    const [, , heading, sentences] = sections[section] as SectionRow;
    return { id, title: '', heading: heading === title ? '' : heading, text: `${title} ${sentences.join(' ')}` };
  };

  /** The words of a question or a title that say what it is about; all of them if there are no others. */
  function largeWords(text: string): string[] {
    const words = wordsIn(text, locale);
    const large = words.filter((word) => !smallWords.has(word));
    return large.length > 0 ? large : words;
  }

  async function inTasks<Item>(items: readonly Item[], put: (item: Item) => void) {
    for (let start = 0; start < items.length; start += CHUNK) {
      for (const item of items.slice(start, start + CHUNK)) put(item);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** The index has the word, or several that begin with it. Another one may be misspelled. */
  function isKnown(word: string): boolean {
    if (known.has(word)) return true;
    let longer = 0;
    for (const one of known) if (one.startsWith(word) && ++longer === MANY_LONGER) return true;
    return false;
  }

  function search(words: readonly string[], combineWith: 'AND' | 'OR'): Match[] {
    const unknown = new Set(words.filter((word) => !isKnown(word)));
    const queries = sameQueries(words, groups).map((query) => ({
      combineWith,
      queries: query.map((word) => ({
        combineWith: 'OR' as const,
        queries:
          word.length > SHORT
            ? [{ queries: [word], prefix: true, fuzzy: unknown.has(word) && FUZZY, maxFuzzy: 2 }]
            : [{ queries: [word] }, { queries: [word], prefix: true, fields: ['title', 'heading'] }],
      })),
    }));
    return index.search({ combineWith: 'OR', queries }, { boost: BOOST }) as unknown as Match[];
  }

  function placeOf(id: number): FoundPlace {
    const { entry, section } = documents.get(id) as Place;
    const [, , , path] = entries[entry] as EntryRow;
    if (section === null) return { heading: '', path };
    const [, fragment, heading] = sections[section] as SectionRow;
    return { heading, path: fragment ? `${path.replace(/#.*/, '')}#${fragment}` : path };
  }

  function sentenceOf({ id, terms }: Match): string {
    const { entry, section } = documents.get(id) as Place;
    const [, , line] = entries[entry] as EntryRow;
    return (section !== null && bestOf((sections[section] as SectionRow)[3], new Set(terms), locale)) || line;
  }

  function describe(entry: number, matches: readonly Match[]): FoundEntry {
    const [kind, title, , , lang] = entries[entry] as EntryRow;
    const first = matches[0] as Match;
    const [best, ...others] = matches.slice(0, MOST_PLACES + 1).map(({ id }) => placeOf(id)) as [
      FoundPlace,
      ...FoundPlace[],
    ];
    const places = others.filter(({ heading, path }) => heading !== '' && path !== best.path);
    return { kind, title, lang, best, sentence: sentenceOf(first), places };
  }

  /**
   * @param terms of the index that were found in the entry
   * @param wanted how many words are searched for
   */
  function weightOf(entry: number, terms: readonly string[], wanted: number): number {
    const [kind] = entries[entry] as EntryRow;
    const title = titles[entry] as string[];
    const found = title.filter((word) => terms.includes(word));
    if (found.length === 0) return WEIGHT[kind];
    return (
      WEIGHT[kind] * (found.length === title.length && found.length >= wanted ? IS : title[0] === found[0] ? BEGINS : 1)
    );
  }

  return {
    async add(piece) {
      const firstEntry = entries.length;
      entries.push(...piece.entries);
      titles.push(...piece.entries.map(([, title]) => largeWords(title)));
      let next = documents.size;
      const added: number[] = [];
      const addDocument = (entry: number, section: number | null) => {
        documents.set(next, { entry, section });
        if (section !== null) documentOfSection[section] = next;
        added.push(next++);
      };
      piece.entries.forEach((_, place) => {
        addDocument(firstEntry + place, null);
      });
      for (const section of piece.sections) {
        sections.push(section);
        addDocument(section[0], sections.length - 1);
      }
      await inTasks(added, (id) => index.add(documentOf(id)));
      await inTasks(piece.rest, ([section, sentences]) => {
        const [entry, fragment, heading, first] = sections[section] as SectionRow;
        const id = documentOfSection[section] as number;
        // Not "replace": what it leaves behind counts in the scores until a search removes it, and the next search would have others.
        index.remove(documentOf(id));
        sections[section] = [entry, fragment, heading, [...first, ...sentences]];
        index.add(documentOf(id));
      });
    },

    find(query, most) {
      const typed = query.slice(0, MOST_LETTERS).replace(ONE_MORE, '');
      const wanted = [...new Set(largeWords(typed))];
      const words = wanted.slice(0, MOST_WORDS);
      if (words.join('').length < FEWEST_LETTERS) return NOTHING;
      let matches = search(words, 'AND');
      const isPartial = matches.length === 0 && words.length > 1;
      if (isPartial) matches = search(words, 'OR');
      const groupsOfMatches = new Map<number, { score: number; matches: Match[] }>();
      for (const match of matches) {
        const { entry } = documents.get(match.id) as Place;
        const group = groupsOfMatches.get(entry);
        if (group) group.matches.push(match);
        else
          groupsOfMatches.set(entry, {
            score: match.score * weightOf(entry, match.terms, words.length),
            matches: [match],
          });
      }
      const ranked = [...groupsOfMatches].sort(([, a], [, b]) => b.score - a.score);
      return {
        count: ranked.length,
        entries: ranked.slice(0, most).map(([entry, { matches: own }]) => describe(entry, own)),
        words: new Set(matches.flatMap(({ terms }) => terms)),
        isPartial,
        isCut: wanted.length > MOST_WORDS || query.length > MOST_LETTERS,
      };
    },
  };
}

/** The first of the sentences that have the most of the words. */
function bestOf(sentences: readonly string[], terms: ReadonlySet<string>, locale: Locale): string | undefined {
  let best = sentences[0];
  let most = 0;
  for (const sentence of sentences) {
    const count = new Set(wordsIn(sentence, locale).filter((word) => terms.has(word))).size;
    if (count > most) [best, most] = [sentence, count];
  }
  return best;
}
