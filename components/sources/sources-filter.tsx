'use client';

import { useState } from 'react';
import { fill } from '@/lib/format/fill';

interface Words {
  label: string;
  chips: string;
  count: string;
  none: string;
}

const ALL = 'all';

/**
 * Hides the rows (`article`) of a list that do not contain the text or are not of the chosen kind, and the groups and parts
 * that are then empty. It is not around the list, so that React need not hydrate the rows. Without script nothing is hidden.
 */
export function SourcesFilter({
  list,
  kinds,
  words,
}: {
  /** The id of the element that contains the rows. */
  list: string;
  /** Groups (`data-group`), or the ids of rows. The first is all rows. */
  kinds: readonly { kind: string; label: string; ids?: readonly string[] }[];
  words: Words;
}) {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState(ALL);
  const [count, setCount] = useState({ shown: 0, total: 0 });

  function filter(text: string, chosen: string) {
    const root = document.getElementById(list);
    const wanted = text.trim().toLowerCase();
    const ids = kinds.find((known) => known.kind === chosen)?.ids;
    const next = { shown: 0, total: 0 };
    for (const row of root?.querySelectorAll<HTMLElement>('article') ?? []) {
      const group = row.closest<HTMLElement>('[data-group]')?.dataset.group;
      const isOfKind =
        chosen === ALL ||
        (ids ? [row, ...row.querySelectorAll('[id]')].some(({ id }) => ids.includes(id)) : group === chosen);
      row.hidden = !isOfKind || !row.textContent.toLowerCase().includes(wanted);
      const numbers = group ? row.querySelectorAll('tbody').length || 1 : 0;
      next.total += numbers;
      if (!row.hidden) next.shown += numbers;
    }
    for (const part of root?.querySelectorAll<HTMLElement>('section, [data-group]') ?? []) {
      part.hidden = !part.querySelector('article:not([hidden])');
    }
    setQuery(text);
    setKind(chosen);
    setCount(next);
  }

  const isFiltering = query.trim() !== '' || kind !== ALL;
  return (
    <div className="mt-8 no-js:hidden print:hidden">
      <label htmlFor="sources-filter" className="block font-semibold text-base">
        {words.label}
      </label>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          id="sources-filter"
          type="search"
          value={query}
          onChange={(event) => filter(event.target.value, kind)}
          autoComplete="off"
          spellCheck={false}
          className="min-h-12 w-full max-w-sm rounded-md border border-control bg-raised px-4 hover:border-ink"
        />
        <p role="status" className="min-h-7 text-base text-muted max-sm:empty:hidden">
          {isFiltering &&
            (count.shown === 0
              ? fill(words.none, { query: query.trim() })
              : fill(words.count, { n: count.shown, total: count.total }))}
        </p>
      </div>
      <fieldset className="mt-4">
        <legend className="sr-only">{words.chips}</legend>
        <div className="flex flex-wrap gap-2">
          {kinds.map(({ kind: value, label }) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center rounded-full border border-control px-3 font-semibold text-base hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="sources-kind"
                value={value}
                checked={kind === value}
                onChange={() => filter(query, value)}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
