'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Slot } from '@/components/islands/slot';
import { revealItem } from '@/components/ui/browser/reveal-item';
import { watchRow } from '@/components/ui/browser/watch-row';

/** A card and the gap after it (catalogue.css), so that each step ends where the row snaps. */
const STEP_PX = 320;
const THRESHOLD_PX = 10;

/** The name of the radio buttons that select a level. */
const LEVEL_FILTER = 'level';

const SIDES = ['left', 'right'] as const;
type Side = (typeof SIDES)[number];

/** A horizontally scrolling row with scroll snap; on phones a list. Script shows two arrows if the row can scroll. */
export function ScrollRow({
  head,
  count,
  labels,
  children,
}: {
  /** The drawing of the row, and beside it a box with its heading. */
  head: ReactNode;
  count: string;
  labels: Record<Side, string>;
  children: ReactNode;
}) {
  const row = useRef<HTMLUListElement>(null);
  const arrows = useRef<Partial<Record<Side, HTMLButtonElement | null>>>({});
  /** Undefined until the row has been measured. */
  const [measured, setMeasured] = useState<Record<Side, boolean>>();
  // At first the row is at its start, and longer than most windows.
  const can = measured ?? { left: false, right: true };

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    /** The place of the reader. A phone that is turned shows a list in between, which has none. */
    let place = 0;
    const look = () => {
      const way = list.scrollWidth - list.clientWidth;
      const rest = way - list.scrollLeft;
      if (way > 0) place = list.scrollLeft;
      const next = { left: list.scrollLeft > THRESHOLD_PX, right: rest > THRESHOLD_PX };
      setMeasured((now) => (now?.left === next.left && now.right === next.right ? now : next));
      // Focus the row when the focused arrow is disabled. On the other arrow, a key that is still held would scroll back.
      const focused = SIDES.find((side) => arrows.current[side] === document.activeElement);
      if (focused && !next[focused]) list.focus({ preventScroll: true });
    };
    const stopWatching = watchRow(list, look, () => {
      list.scrollTo({ left: place, behavior: 'instant' });
      look();
    });
    const toStart = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === LEVEL_FILTER)
        list.scrollTo({ left: 0, behavior: 'instant' });
    };
    document.addEventListener('change', toStart);
    return () => {
      stopWatching();
      document.removeEventListener('change', toStart);
    };
  }, []);

  function scroll(side: Side) {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollBy({ left: side === 'left' ? -STEP_PX : STEP_PX, behavior: isStill ? 'instant' : 'smooth' });
  }

  return (
    <div className="catalogue-shelf">
      <Slot name="head" className="mb-5 flex gap-4 max-sm:col-span-2 sm:items-end sm:gap-6">
        {head}
      </Slot>
      <div className="flex items-end gap-2 pb-5 max-sm:hidden no-js:hidden print:hidden">
        <p className="catalogue-shelf-count mr-2 self-end pb-2 text-base text-muted max-md:hidden">{count}</p>
        {SIDES.map((side) => (
          <button
            key={side}
            ref={(button) => {
              arrows.current[side] = button;
            }}
            type="button"
            aria-label={labels[side]}
            disabled={!can[side]}
            onClick={() => scroll(side)}
            className={clsx(
              'grid size-11 place-items-center rounded-full border border-control disabled:border-control disabled:border-dashed disabled:bg-transparent disabled:text-muted hover:border-ink hover:bg-raised',
              measured && !can.left && !can.right && 'invisible',
            )}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-current">
              <path d={side === 'left' ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} />
            </svg>
          </button>
        ))}
      </div>
      <Slot
        name="children"
        as="ul"
        ref={row}
        tabIndex={-1}
        onFocus={revealItem}
        data-left={can.left || undefined}
        data-right={can.right || undefined}
        className="catalogue-row min-w-0 border-line max-sm:border-b sm:flex sm:snap-x sm:snap-mandatory sm:overflow-x-auto sm:overscroll-x-contain sm:pt-1 sm:pb-4 js:[scrollbar-width:none] print:flex-wrap print:overflow-visible"
      >
        {children}
      </Slot>
    </div>
  );
}
