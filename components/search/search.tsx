'use client';

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import type { Found } from '@/lib/search/found';
import { MOST_WORDS } from '@/lib/search/limits';
import { KeyChoice } from './key-choice';
import { RESULT, Results } from './results';
import { type FinderData, useFinder } from './use-finder';
import { usePlace, useQuery } from './use-query';
import '@/components/ui/search/search-field.css';
import './search.css';

/** Shown at first; the others on a press. */
const FIRST_RESULTS = 10;

/** The field and what it finds. While there are results, the list of everything below is hidden. */
export function Search({
  id,
  list,
  words,
  index,
  wholeKb,
  locale,
}: {
  /** The id of the field: a link to it puts the cursor there. */
  id: string;
  /** The id of the element that lists everything. */
  list: string;
  words: Content['search'];
  index: FinderData;
  /** The weight of the pieces after the first. */
  wholeKb: number;
  locale: Locale;
}) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isAll, setAll] = useState(false);
  const { query, change } = useQuery();
  const { finder, ready, isLost, isWhole, isFrugal, load } = useFinder(index);
  const hasQuery = query.trim().length > 1;

  // A result that has the focus must not move: what arrives meanwhile counts from the next key on.
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === field.current || !root.current?.contains(activeElement)) setCounted(ready);
  }, [ready]);

  const [mostKept, setMostKept] = useState(0);
  const [piecesKept, setPiecesKept] = useState(0);
  const most = isAll ? Number.POSITIVE_INFINITY : Math.max(FIRST_RESULTS, mostKept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the finder finds more when it has another piece
  const found = useMemo(
    () => (finder && hasQuery ? finder.find(query, most) : null),
    [finder, query, hasQuery, most, counted],
  );
  const isWaiting = !isLost && ready < Math.max(1, piecesKept);
  const shown = hasQuery && !isWaiting ? found : null;
  const hasResults = shown !== null && shown.count > 0;

  const kept = usePlace({ most: shown?.entries.length ?? 0, ready, isShown: hasResults });
  useEffect(() => {
    if (!kept) return;
    setMostKept(kept.searchMost);
    setPiecesKept(kept.searchPieces);
  }, [kept]);

  useEffect(() => {
    if (hasQuery) load();
  }, [hasQuery, load]);
  useEffect(() => {
    if (window.location.hash === `#${id}`) field.current?.focus();
  }, [id]);
  useEffect(() => {
    const everything = document.getElementById(list);
    if (everything) everything.hidden = hasResults;
  }, [list, hasResults]);

  function onSearch(text: string) {
    setAll(false);
    setMostKept(0);
    setPiecesKept(0);
    setCounted(ready);
    change(text);
    if (isLost) load();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      onSearch('');
      field.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !root.current) return;
    const stops = [field.current, ...root.current.querySelectorAll<HTMLElement>(`[${RESULT}]`)];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a quicker way between links, which Tab reaches, too
    <div ref={root} onKeyDown={onKeyDown} className="mt-6 no-js:hidden print:hidden">
      <label htmlFor={id} className="block font-semibold">
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        value={query}
        onChange={({ target }) => onSearch(target.value)}
        onFocus={() => load(false)}
        placeholder={words.placeholder}
        aria-describedby={`${id}-private`}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        spellCheck={false}
        className="search-field mt-2 min-h-14 w-full max-w-3xl scroll-mt-72 rounded-lg border-2 border-control bg-raised px-4 text-ellipsis text-lg placeholder:text-muted sm:px-5 sm:text-xl hover:border-ink"
      />
      <p id={`${id}-private`} className="mt-2 max-w-3xl text-base text-muted leading-snug">
        {words.private}
      </p>
      <KeyChoice id={`${id}-key`} words={words.key} />
      <p role="status" className="mt-4 min-h-7 max-w-3xl text-base">
        {hasQuery && statusOf({ found: shown, isLost, isWhole, isFrugal, query, words, locale })}
      </p>
      {hasResults && (
        <Results id={`${id}-results`} found={shown} words={words} locale={locale} onShowAll={() => setAll(true)} />
      )}
      {shown?.count === 0 && (isWhole || isFrugal) && (
        <div className="mt-2 max-w-3xl">
          <p>{words.none.try}</p>
          <ul className="mt-2 list-disc space-y-1 pl-6">
            {words.none.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
      )}
      {hasQuery && isFrugal && !isWhole && ready > 0 && (
        <Button className="mt-4" onClick={() => load(true)}>
          {fill(words.whole, { kb: formatNumber(wholeKb, locale) })}
        </Button>
      )}
    </div>
  );
}

function statusOf({
  found,
  isLost,
  isWhole,
  isFrugal,
  query,
  words,
  locale,
}: {
  found: Found | null;
  isLost: boolean;
  isWhole: boolean;
  isFrugal: boolean;
  query: string;
  words: Content['search'];
  locale: Locale;
}): string {
  const { status } = words;
  if (!found) return isLost ? status.lost : status.loading;
  const isComing = !isWhole && !isFrugal && !isLost;
  const cut = found.isCut ? ` ${fill(status.long, { n: MOST_WORDS })}` : '';
  if (found.count === 0) return isComing ? status.loading : fill(status.none, { query: shortened(query) }) + cut;
  const counted = countOf(found.isPartial ? status.partial : status.found, found.count, locale);
  return (isComing ? fill(status.more, { found: counted }) : `${counted}.`) + cut;
}

/** Words that fit into a sentence. */
function shortened(query: string): string {
  const text = query.trim();
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
