'use client';

import clsx from 'clsx';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react';
import { Slot } from '@/components/islands/slot';
import { revealItem } from '@/components/ui/browser/reveal-item';
import { scrollToItem } from '@/components/ui/browser/scroll-to-item';
import { watchRow } from '@/components/ui/browser/watch-row';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/format/fill';
import { useSwipe } from './use-swipe';

const SWIPE_PX = 50;
/** Dots of 44 px that have room between the arrows on a phone of 320 px. */
const DOTS_BESIDE_ARROWS = 4;
/** Upper bound of the smooth scroll to a slide; not every browser has `scrollend`. */
const REST_MS = 700;

type Words = { previous: string; next: string; goTo: string };

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A horizontally scrolling row with snap points. Script adds buttons, dots, jump buttons and the 50 px swipe. Follows the
 * WAI-ARIA carousel pattern without automatic rotation.
 */
export function Carousel({
  label,
  words,
  names,
  cards,
  wraps = false,
  rowClass,
  children,
}: {
  label: string;
  words: Words;
  /** Of the slides. */
  names: readonly string[];
  /** Contents of the buttons that jump to the slides; without them the slides have dots only. */
  cards?: readonly ReactNode[];
  /** Previous and next wrap around; otherwise they are disabled at the ends. */
  wraps?: boolean;
  rowClass?: string;
  /** The slides: `CarouselSlide`s. */
  children: ReactNode;
}) {
  const row = useRef<HTMLUListElement>(null);
  const [view, setView] = useState({ first: 0, last: 0 });
  /** The slide of the dot or card that was pressed last: with several slides in view it need not be the first. */
  const [chosen, setChosen] = useState<number | null>(null);
  const current = chosen !== null && chosen >= view.first && chosen <= view.last ? chosen : view.first;
  const lastIndex = names.length - 1;
  /** The first slide in view after the scroll that is under way: the next press counts from it, not from where the row is now. */
  const target = useRef<number>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The slide that stays when the window changes its width: the chosen one, or the first that the reader had in view. */
  const kept = useRef(0);
  const wanted = useRef(chosen);
  wanted.current = chosen;

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      const { left, right } = list.getBoundingClientRect();
      const seen = [...list.children].flatMap((slide, index) => {
        const box = slide.getBoundingClientRect();
        const middle = (box.left + box.right) / 2;
        return middle > left && middle < right ? [index] : [];
      });
      if (seen[0] === target.current) target.current = null;
      if (seen.length === 0) return;
      if (wanted.current !== null && seen.includes(wanted.current)) kept.current = wanted.current;
      if (!seen.includes(kept.current)) kept.current = seen[0] ?? 0;
      setView({ first: seen[0] ?? 0, last: seen.at(-1) ?? 0 });
    };
    return watchRow(list, look, () => {
      scrollToItem(list, kept.current, 'instant');
      look();
    });
  }, []);

  // A button that has become disabled loses the focus: move it to the row.
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (view.last >= 0 && pressed.current?.disabled) row.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [view]);

  function goTo(index: number) {
    if (row.current) scrollToItem(row.current, index, isStill() ? 'instant' : 'smooth');
  }

  const inView = view.last - view.first;

  function aim(index: number) {
    // With several slides in view the row ends before its last slide is the first one in view.
    target.current = Math.min(index, lastIndex - inView);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      target.current = null;
    }, REST_MS);
    goTo(index);
  }

  function choose(index: number) {
    setChosen(index);
    aim(index);
  }

  function step(by: 1 | -1, from = target.current ?? view.first) {
    setChosen(null);
    const isPastEnd = by === 1 && from + inView >= lastIndex;
    const isPastStart = by === -1 && from === 0;
    if (!isPastEnd && !isPastStart) aim(from + by);
    else if (wraps) choose(by === 1 ? 0 : lastIndex);
  }

  /** The slide that was current when the swipe began; `view` changes during the drag. */
  const swipeFrom = useRef(0);
  const swipe = useSwipe(row, (dx) => {
    if (Math.abs(dx) > SWIPE_PX) step(dx < 0 ? 1 : -1, swipeFrom.current);
    else goTo(swipeFrom.current);
    // Snapping during the smooth scroll would end it abruptly.
    setTimeout(() => delete row.current?.dataset.dragging, isStill() ? 0 : REST_MS);
  });

  const arrow = (by: 1 | -1, name: string, icon: IconNode, isAtEnd: boolean) => (
    <button
      type="button"
      className="grid size-11 shrink-0 place-items-center rounded-full border border-control hover:border-ink hover:bg-raised disabled:opacity-40"
      aria-label={name}
      disabled={!wraps && isAtEnd}
      onClick={(event) => {
        pressed.current = event.currentTarget;
        step(by);
      }}
    >
      <Icon node={icon} className="size-5" />
    </button>
  );

  /** Slides with cards are tall on a phone: controls above them stay within reach. Elsewhere they are below. */
  const hasManyDots = names.length > DOTS_BESIDE_ARROWS;
  const controls = (
    <div className="my-3 flex flex-wrap items-center justify-center gap-2 sm:my-4 md:order-last no-js:hidden print:hidden">
      {arrow(-1, words.previous, ChevronLeft, view.first === 0)}
      {/* Many are closer together on a phone; with large text they have a row of their own. */}
      <div className={clsx('flex justify-center', hasManyDots && 'max-sm:flex-1 max-xs:order-last max-xs:basis-full')}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            onClick={() => choose(index)}
            aria-label={fill(words.goTo, { name })}
            aria-current={index === current || undefined}
            data-seen={(index >= view.first && index <= view.last) || undefined}
            className={clsx(
              'grid h-11 place-items-center before:size-2.5 before:rounded-full before:border before:border-control hover:before:border-ink data-seen:before:w-6 data-seen:before:border-ink data-seen:before:bg-ink',
              hasManyDots ? 'min-w-0 max-w-11 flex-1 sm:w-11 sm:flex-none' : 'w-11',
            )}
          />
        ))}
      </div>
      {arrow(1, words.next, ChevronRight, view.last === lastIndex)}
    </div>
  );

  return (
    <section aria-roledescription="carousel" aria-label={label} className="md:flex md:flex-col">
      {cards && (
        <div className="grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-3 no-js:hidden lg:grid-cols-4 print:hidden">
          {cards.map((card, index) => (
            <Slot
              key={names[index]}
              name={`cards.${index}`}
              as="button"
              type="button"
              onClick={() => {
                choose(index);
                // On a phone the cards leave too little room below them for the slide.
                const block = window.matchMedia('(width < 48rem)').matches ? 'start' : 'nearest';
                row.current?.scrollIntoView({ block, behavior: isStill() ? 'instant' : 'smooth' });
              }}
              aria-current={index === current || undefined}
              className="plate flex min-h-11 flex-col p-4 text-left text-base text-muted leading-snug max-sm:text-sm aria-current:border-ink aria-current:shadow-[inset_0_-4px_0_var(--color-loss)] hover:border-control"
            >
              {card}
            </Slot>
          ))}
        </div>
      )}
      {cards && controls}
      <Slot
        name="children"
        as="ul"
        ref={row}
        {...swipe}
        onTouchStart={(event: TouchEvent) => {
          swipeFrom.current = view.first;
          swipe.onTouchStart(event);
        }}
        onFocus={revealItem}
        // A row that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        className={clsx(
          'relative flex scroll-mt-20 snap-x snap-mandatory gap-6 overflow-x-auto overscroll-x-contain rounded-lg pb-2 data-dragging:snap-none js:touch-pan-y js:touch-pinch-zoom js:[scrollbar-width:none] print:block print:overflow-visible',
          cards && 'md:mt-4',
          rowClass,
        )}
      >
        {children}
      </Slot>
      {!cards && controls}
      <span role="status" className="sr-only">
        {chosen !== null && names[chosen]}
      </span>
    </section>
  );
}
