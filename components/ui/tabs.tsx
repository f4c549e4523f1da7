import clsx from 'clsx';
import type { ReactNode } from 'react';

export type TabItem = { id: string; title: string; content: ReactNode };

/** The WAI-ARIA tabs pattern (tabs.behaviour.ts). Without script all panels are shown under their titles and the tab list is hidden. */
export function Tabs({ label, tabs }: { label: string; tabs: TabItem[] }) {
  return (
    <div>
      <div
        role="tablist"
        data-behaviour="tabs"
        aria-label={label}
        className={clsx(
          'flex flex-wrap gap-2 border-line border-b pb-3 max-sm:gap-1.5 no-js:hidden print:hidden',
          // Two equal rows on a phone, instead of three and one.
          tabs.length === 4 && 'max-sm:grid max-sm:grid-cols-2',
        )}
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={index === 0}
            aria-controls={`panel-${id}`}
            tabIndex={index === 0 ? 0 : -1}
            className="min-h-11 rounded-full border border-control px-5 font-semibold text-base hover:border-ink not-aria-selected:hover:bg-raised aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper max-sm:px-2.5 max-sm:text-[0.9375rem]"
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          // Until the behaviour starts a closed panel is not laid out, afterwards its attribute `hidden` hides it.
          data-closed={index === 0 ? undefined : ''}
          className="not-[[hidden]]:pt-6 js:data-closed:hidden print:block! print:pt-6 print:[content-visibility:visible]"
        >
          <p aria-hidden="true" className="mb-4 font-display text-2xl js:hidden print:block!">
            {title}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}
