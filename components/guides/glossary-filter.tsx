'use client';

import { type ReactNode, useRef, useState } from 'react';
import { SearchField, type SearchWords } from '@/components/ui/search-field';
import { searchable } from '@/lib/format/searchable';

/**
 * Hides the entries (`dl > div`) that do not contain the text, and the sections and letters that are then empty. The meanings
 * that phones fold are open while there is a text.
 */
export function GlossaryFilter({ words, total, children }: { words: SearchWords; total: number; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(total);

  function filter(text: string) {
    const wanted = searchable(text);
    const shown = [...(list.current?.querySelectorAll<HTMLElement>('dl > div') ?? [])].filter((entry) => {
      entry.hidden = !searchable(entry.textContent).includes(wanted);
      return !entry.hidden;
    });
    for (const section of list.current?.querySelectorAll('section') ?? []) {
      section.hidden = !section.querySelector('dl > div:not([hidden])');
    }
    for (const fold of list.current?.querySelectorAll('details') ?? []) fold.open = wanted !== '';
    const letters = list.current?.querySelector('nav');
    if (letters) letters.hidden = wanted !== '';
    setQuery(text);
    setCount(shown.length);
  }

  return (
    <>
      <div className="mt-8 no-js:hidden print:hidden">
        <SearchField
          id="glossary-filter"
          words={words}
          query={query}
          found={query.trim() === '' ? null : { shown: count, total }}
          onSearch={filter}
        />
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}
