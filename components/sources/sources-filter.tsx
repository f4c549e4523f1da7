'use client';

import './sources-filter.css';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Pills } from '@/components/ui/fields/pills';
import { markHits } from '@/components/ui/search/mark-hits';
import { SearchField, type SearchWords } from '@/components/ui/search/search-field';
import { spacedText } from '@/components/ui/search/spaced-text';
import type { Locale } from '@/lib/format/locale';
import { type SameWords, type Search, searchFor } from '@/lib/format/searchable';

const ALL = 'all';

interface Kind {
  /** A group (`data-group`), `all`, or a name for `ids`. */
  kind: string;
  label: string;
  /** Its numbers before anything is typed. */
  n: number;
  /** The ids of its numbers, if they are of several groups. */
  ids?: readonly string[];
}

/** The numbers of a row: a table has a `tbody` for each of its numbers. */
function numbersOf(row: Element): Element[] {
  const bodies = [...row.querySelectorAll('tbody')];
  return bodies.length > 0 ? bodies : [row];
}

/**
 * Opens the folds with the text, unless it is in view beside one: else nothing would show why a row is a hit. Those that were opened are
 * closed again with the next text.
 */
function openFolds(row: Element, wanted: Search | null): void {
  for (const fold of row.querySelectorAll<HTMLDetailsElement>('.folded-row')) {
    const isNeeded = wanted !== null && !wanted.isEmpty && isOnlyInside(fold, row, wanted);
    if (isNeeded === 'filter' in fold.dataset) continue;
    fold.open = isNeeded;
    if (isNeeded) fold.dataset.filter = '';
    else delete fold.dataset.filter;
  }
}

function isOnlyInside(fold: Element, row: Element, wanted: Search): boolean {
  const inside = spacedText(fold.lastElementChild);
  return wanted.has(inside) && !wanted.has(spacedText(row).replace(inside, ' '));
}

/**
 * Hides the rows (`article`) of a list that do not have what is searched for or are not of the chosen kind, and the groups and parts
 * that are then empty. CSS shows the others as one list without headings, so each gets the name of its group as a tag. The buttons
 * count the hits of their kind. It is not around the list, so that React need not hydrate the rows. Without script nothing is hidden.
 */
export function SourcesFilter({
  list,
  kinds,
  words,
  sameWords,
  locale,
}: {
  /** The id of the element that contains the rows. */
  list: string;
  /** The first is all rows. */
  kinds: readonly Kind[];
  words: SearchWords & { chips: string; clear: string; examples: { label: string; words: readonly string[] } };
  sameWords: SameWords;
  locale: Locale;
}) {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState(ALL);
  const [hits, setHits] = useState<Readonly<Record<string, number>>>({});

  function filter(text: string, chosen: string) {
    const root = document.getElementById(list);
    const rows = [...(root?.querySelectorAll<HTMLElement>('article') ?? [])];
    const wanted = searchFor(text, sameWords, rows.map(spacedText), locale);
    const isFiltering = !wanted.isEmpty || chosen !== ALL;
    const counts: Record<string, number> = {};
    const shown: Element[] = [];
    for (const row of rows) {
      const group = row.closest<HTMLElement>('[data-group]');
      const isHit = wanted.has(spacedText(row));
      // Data series have no group and are no numbers: they are shown with all rows only.
      let isShown = isHit && chosen === ALL;
      for (const { kind: known, ids } of kinds) {
        const isOfGroup = known === ALL || known === group?.dataset.group;
        const n = group && isHit ? numbersOf(row).filter(({ id }) => (ids ? ids.includes(id) : isOfGroup)).length : 0;
        counts[known] = (counts[known] ?? 0) + n;
        if (known === chosen && n > 0) isShown = true;
      }
      row.hidden = !isShown;
      if (isShown) shown.push(row);
      openFolds(row, isShown ? wanted : null);
      const label = kinds.find(({ kind: known }) => known === group?.dataset.group)?.label;
      row.dataset.tag = label ?? row.closest('section')?.querySelector('h2')?.textContent ?? '';
    }
    for (const part of root?.querySelectorAll<HTMLElement>('section, [data-group]') ?? []) {
      part.hidden = !part.querySelector('article:not([hidden])');
    }
    // The rows are closed by subject.
    for (const fold of root?.querySelectorAll<HTMLDetailsElement>('[data-group] > details, section > details') ?? []) {
      fold.open = isFiltering;
    }
    root?.toggleAttribute('data-filtered', isFiltering);
    // What follows the list would read as its last hit.
    const after = root?.nextElementSibling;
    if (after instanceof HTMLElement) after.hidden = isFiltering;
    // Its links lead to parts that may be hidden now. It stays, so that the field does not move while the reader types.
    document.getElementById(`${list}-contents`)?.toggleAttribute('inert', isFiltering);
    markHits(shown, wanted);
    setQuery(text);
    setKind(chosen);
    setHits(counts);
  }

  const isFiltering = query.trim() !== '' || kind !== ALL;
  const total = kinds[0]?.n ?? 0;
  return (
    <div className="mt-8 gap-x-12 lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] no-js:hidden print:hidden">
      <div className="max-w-md">
        <SearchField
          id="sources-filter"
          words={words}
          query={query}
          found={isFiltering ? { shown: hits[kind] ?? 0, total } : null}
          statusClass="max-sm:empty:hidden"
          onSearch={(text) => filter(text, kind)}
        />
        {isFiltering && hits[kind] === 0 && (
          <div className="mt-3 flex flex-wrap items-center gap-2 text-base">
            <Button onClick={() => filter('', ALL)}>{words.clear}</Button>
            <span className="ml-1">{words.examples.label}</span>
            {words.examples.words.map((example) => (
              <Button key={example} variant="quiet" onClick={() => filter(example, ALL)}>
                {example}
              </Button>
            ))}
          </div>
        )}
      </div>
      {/* On phones they are in one row that scrolls, so that the first hit is in view above the keyboard. */}
      <Pills
        name="sources-kind"
        legend={words.chips}
        options={kinds.map(({ kind: value, label, n }) => ({
          value,
          label: (
            <>
              {label} <span className="ml-1.5 font-normal tabular-nums">{hits[value] ?? n}</span>
            </>
          ),
        }))}
        value={kind}
        onChoose={(value, input) => {
          filter(query, value);
          input.closest('label')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
        }}
        className="mt-4 min-w-0 lg:mt-0 lg:pt-7"
        rowClass="sources-filter-kinds flex gap-2 py-1 md:flex-wrap xl:gap-1.5"
        sizeClass="px-3 xl:px-2.25 xl:text-sm"
      />
    </div>
  );
}
