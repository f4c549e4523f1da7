'use client';

import { type ReactNode, useRef, useState } from 'react';
import { fill } from '@/lib/format/fill';

interface Words {
  label: string;
  count: string;
  none: string;
}

/**
 * Hides the entries (`dl > div`) that do not contain the text, and the sections and letters that are then empty. The meanings
 * that phones fold are open while there is a text.
 */
export function GlossaryFilter({ words, total, children }: { words: Words; total: number; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(total);

  function filter(text: string) {
    const wanted = simplify(text);
    const shown = [...(list.current?.querySelectorAll<HTMLElement>('dl > div') ?? [])].filter((entry) => {
      entry.hidden = !simplify(entry.textContent).includes(wanted);
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

  const isFiltering = query.trim() !== '';
  const status = count === 0 ? fill(words.none, { query: query.trim() }) : fill(words.count, { n: count, total });
  return (
    <>
      <div className="mt-8 no-js:hidden print:hidden">
        <label htmlFor="glossary-filter" className="block font-semibold text-base">
          {words.label}
        </label>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            id="glossary-filter"
            type="search"
            value={query}
            onChange={(event) => filter(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            className="min-h-12 w-full max-w-sm rounded-md border border-control bg-raised px-4 hover:border-ink"
          />
          <p role="status" className="min-h-7 text-base text-muted">
            {isFiltering && status}
          </p>
        </div>
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}

/** Lower case, without accents, so that a reader need not type them. */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
