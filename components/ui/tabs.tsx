'use client';

import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type TabItem = { id: string; title: string; content: ReactNode };
type Wanted = { id: string | undefined; target?: HTMLElement };

/** Until it is hydrated a closed panel is not laid out, afterwards its attribute hides it. */
const CLOSED = 'no-js:pt-6 js:not-[[hidden]]:hidden print:block! print:pt-6 print:[content-visibility:visible]';

const panelsOf = (root: Element | null) => [...(root?.querySelectorAll(':scope > [role="tabpanel"]') ?? [])];

/**
 * The WAI-ARIA tabs pattern with automatic activation. Without script all panels are shown under their titles and the tab list
 * is hidden. A fragment link to an element in a panel selects that panel, and so does a hit of find-in-page, in browsers that search
 * what is hidden until found.
 */
export function Tabs({ label, tabs }: { label: string; tabs: TabItem[] }) {
  /** The selected tab, and the element in it that the fragment names. */
  const [{ id: activeId, target }, setWanted] = useState<Wanted>({ id: tabs[0]?.id });
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const panel = target?.closest('[role="tabpanel"]');
      if (!target || !panel || !root.current?.contains(panel)) return;
      setWanted({ id: panel.id.replace(/^panel-/, ''), target });
    };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);

  // React knows only `hidden` without a value.
  useLayoutEffect(() => {
    for (const panel of panelsOf(root.current)) {
      if (panel.id === `panel-${activeId}`) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  }, [activeId]);

  useEffect(() => {
    const panels = panelsOf(root.current);
    // The browser scrolls to the hit right after the event.
    const open = ({ currentTarget }: Event) => {
      const { id } = currentTarget as HTMLElement;
      flushSync(() => setWanted({ id: id.replace(/^panel-/, '') }));
    };
    for (const panel of panels) panel.addEventListener('beforematch', open);
    return () => {
      for (const panel of panels) panel.removeEventListener('beforematch', open);
    };
  }, []);

  // After the panel is rendered.
  useEffect(() => target?.scrollIntoView(), [target]);

  function onKeyDown(event: KeyboardEvent, index: number) {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    setWanted({ id: tab.id });
    document.getElementById(`tab-${tab.id}`)?.focus();
  }

  return (
    <div ref={root}>
      <div
        role="tablist"
        aria-label={label}
        className={clsx(
          'flex flex-wrap gap-2 border-line border-b pb-3 max-sm:gap-1.5 no-js:hidden print:hidden',
          // Two equal rows on a phone, instead of three and one.
          tabs.length === 4 && 'max-sm:grid max-sm:grid-cols-2',
        )}
      >
        {tabs.map((tab, index) => {
          const isActive = tab.id === activeId;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`tab-${tab.id}`}
              aria-selected={isActive}
              aria-controls={`panel-${tab.id}`}
              tabIndex={isActive ? 0 : -1}
              onClick={() => setWanted({ id: tab.id })}
              onKeyDown={(event) => onKeyDown(event, index)}
              className={clsx(
                'min-h-11 rounded-full border px-5 font-semibold text-base max-sm:px-2.5 max-sm:text-[0.9375rem]',
                isActive ? 'border-ink bg-ink text-paper' : 'border-control hover:border-ink hover:bg-raised',
              )}
            >
              {tab.title}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`panel-${tab.id}`}
          aria-labelledby={`tab-${tab.id}`}
          className={tab.id === activeId ? 'pt-6' : CLOSED}
        >
          <p aria-hidden="true" className="mb-4 font-display text-2xl js:hidden print:block!">
            {tab.title}
          </p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
