import clsx from 'clsx';
import { fill } from '@/lib/format/fill';
import './search-field.css';

/** Narrower screens are phones, where hits below the field are out of view. */
const PHONE_PX = 768;

export interface SearchWords {
  label: string;
  count: string;
  none: string;
}

/** A field that filters a list, and beside it how many entries it shows, or a sentence when none has the text. */
export function SearchField({
  id,
  words,
  query,
  found,
  statusClass,
  onSearch,
}: {
  id: string;
  words: SearchWords;
  query: string;
  /** Null while the list is not filtered. */
  found: { shown: number; total: number } | null;
  statusClass?: string;
  onSearch: (query: string) => void;
}) {
  return (
    <>
      {/* Below the top bar, or where that is while it is hidden: the hits have the room. */}
      <label
        htmlFor={id}
        className="block font-semibold text-base [html[data-bar-hidden]_&]:scroll-mt-[calc(-1*var(--bar-height))]"
      >
        {words.label}
      </label>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          id={id}
          type="search"
          value={query}
          onChange={({ target }) => {
            onSearch(target.value);
            // Not smooth: the next key would end the scroll on its way.
            if (window.innerWidth < PHONE_PX) target.labels?.[0]?.scrollIntoView({ behavior: 'instant' });
          }}
          autoComplete="off"
          spellCheck={false}
          className="search-field min-h-12 w-full max-w-sm rounded-md border border-control bg-raised px-4 hover:border-ink"
        />
        <p role="status" className={clsx('min-h-7 text-base text-muted', statusClass)}>
          {found &&
            (found.shown === 0
              ? fill(words.none, { query: query.trim() })
              : fill(words.count, { n: found.shown, total: found.total }))}
        </p>
      </div>
    </>
  );
}
