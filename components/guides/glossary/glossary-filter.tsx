'use client';

import { useRef, useState } from 'react';
import { markHits } from '@/components/ui/search/mark-hits';
import { SearchField, type SearchWords } from '@/components/ui/search/search-field';
import { spacedText } from '@/components/ui/search/spaced-text';
import type { Locale } from '@/lib/format/locale';
import { type SameWords, searchFor } from '@/lib/format/searchable';

/**
 * Hides the entries (`dl > div`) of a list that do not have what is searched for, and the sections and letters that are then empty. Words
 * that begin with the text come first, with their sections, then words that contain it, then words whose meaning does. The meanings that
 * phones fold are open while there is a text. CSS (`data-filtered`) then shows the entries as one list without letters. It is not around
 * the list, so that React need not hydrate the entries.
 */
export function GlossaryFilter({
  list,
  words,
  sameWords,
  locale,
  total,
}: {
  /** The id of the element that contains the entries. */
  list: string;
  words: SearchWords;
  sameWords: SameWords;
  locale: Locale;
  total: number;
}) {
  /** Sections and entries in alphabetical order. */
  const alphabet = useRef<HTMLElement[]>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(total);

  function filter(text: string) {
    const root = document.getElementById(list);
    alphabet.current ??= [...(root?.querySelectorAll<HTMLElement>('section, dl > div') ?? [])];
    const entries = alphabet.current.filter((part) => part.localName === 'div');
    const wanted = searchFor(text, sameWords, entries.map(spacedText), locale);
    // 0 if the word begins with the text, 1 if it contains it, 2 if its meaning does, 3 if it is hidden. A section ranks as its best entry.
    const ranks = new Map<Element | null, number>();
    let shown = 0;
    for (const entry of entries) {
      entry.hidden = !wanted.has(spacedText(entry));
      if (!entry.hidden) shown++;
      const [place] = wanted.places(entry.querySelector('dt')?.textContent ?? '');
      const rank = place ? Math.min(place[0], 1) : 2 + Number(entry.hidden);
      const section = entry.closest('section');
      ranks.set(entry, rank).set(section, Math.min(rank, ranks.get(section) ?? rank));
    }
    const ranked = [...alphabet.current].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
    for (const part of ranked) {
      part.parentElement?.append(part);
      if (part.localName === 'section') part.hidden = !part.querySelector('dl > div:not([hidden])');
    }
    root?.toggleAttribute('data-filtered', !wanted.isEmpty);
    markHits(
      ranked.filter((part) => part.localName === 'div' && !part.hidden),
      wanted,
    );
    for (const fold of root?.querySelectorAll('details') ?? []) fold.open = !wanted.isEmpty;
    const letters = root?.querySelector('nav');
    if (letters) letters.hidden = !wanted.isEmpty;
    setQuery(text);
    setCount(shown);
  }

  return (
    <div className="mt-6 md:mt-8 no-js:hidden print:hidden">
      <SearchField
        id="glossary-filter"
        words={words}
        query={query}
        found={query.trim() === '' ? null : { shown: count, total }}
        statusClass="max-sm:empty:hidden"
        onSearch={filter}
      />
    </div>
  );
}
