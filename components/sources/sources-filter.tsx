'use client';

import { useState } from 'react';
import { SearchField, type SearchWords } from '@/components/ui/search-field';
import { fill } from '@/lib/format/fill';
import { searchable } from '@/lib/format/searchable';

const ALL = 'all';

/** The numbers of rows: a table is one row, with a `tbody` for each of its numbers. */
function countNumbers(list: Element | null, rows: string): number {
  return [...(list?.querySelectorAll(rows) ?? [])].reduce(
    (n, row) => n + (row.querySelectorAll('tbody').length || 1),
    0,
  );
}

/**
 * Hides the rows (`article`) of a list that do not contain the text or are not of the chosen kind, and the groups and parts
 * that are then empty; the counts of the groups follow. The table of contents and, by CSS, the texts above the rows are hidden
 * meanwhile. It is not around the list, so that React need not hydrate the rows. Without script nothing is hidden.
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
  words: SearchWords & { chips: string; countOfGroup: string };
}) {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState(ALL);
  const [count, setCount] = useState({ shown: 0, total: 0 });

  function filter(text: string, chosen: string) {
    const root = document.getElementById(list);
    const wanted = searchable(text);
    const ids = kinds.find((known) => known.kind === chosen)?.ids;
    for (const row of root?.querySelectorAll<HTMLElement>('article') ?? []) {
      const group = row.closest<HTMLElement>('[data-group]')?.dataset.group;
      const isOfKind =
        chosen === ALL ||
        (ids ? [row, ...row.querySelectorAll('[id]')].some(({ id }) => ids.includes(id)) : group === chosen);
      row.hidden = !isOfKind || !searchable(row.textContent).includes(wanted);
    }
    for (const part of root?.querySelectorAll<HTMLElement>('section, [data-group]') ?? []) {
      part.hidden = !part.querySelector('article:not([hidden])');
    }
    // The rows are closed by subject.
    for (const fold of root?.querySelectorAll<HTMLDetailsElement>('[data-group] > details, section > details') ?? []) {
      fold.open = true;
      showCount(fold);
    }
    const isFiltering = wanted !== '' || chosen !== ALL;
    root?.toggleAttribute('data-filtered', isFiltering);
    const contents = root?.querySelector('nav');
    if (contents) contents.hidden = isFiltering;
    setQuery(text);
    setKind(chosen);
    setCount({
      shown: countNumbers(root, '[data-group] article:not([hidden])'),
      total: countNumbers(root, '[data-group] article'),
    });
  }

  function showCount(fold: HTMLDetailsElement) {
    const summary = fold.querySelector('summary');
    if (!summary) return;
    const n = countNumbers(fold, 'article:not([hidden])');
    summary.dataset.rows ??= summary.textContent;
    const rows = summary.dataset.rows;
    summary.textContent = n < countNumbers(fold, 'article') ? fill(words.countOfGroup, { n, rows }) : rows;
    // The hits can all be on the wall above it.
    fold.hidden = n === 0;
  }

  const isFiltering = query.trim() !== '' || kind !== ALL;
  return (
    <div className="mt-8 no-js:hidden print:hidden">
      <SearchField
        id="sources-filter"
        words={words}
        query={query}
        found={isFiltering ? count : null}
        statusClass="max-sm:empty:hidden"
        onSearch={(text) => filter(text, kind)}
      />
      <fieldset className="mt-4 min-w-0">
        <legend className="sr-only">{words.chips}</legend>
        <div className="-mx-5 flex gap-2 overflow-x-auto overscroll-x-contain px-5 py-1 md:mx-0 md:flex-wrap md:px-0 js:max-md:[scrollbar-width:none]">
          {kinds.map(({ kind: value, label }) => (
            <label
              key={value}
              className="relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-control px-3 font-semibold text-base hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-2"
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
