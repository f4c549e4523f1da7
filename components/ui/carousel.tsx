'use client';

import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/format/fill';

const SWIPE_PX = 50;
const REST_MS = 500;

export type Slide = {
  id: string;
  name: string;
  content: ReactNode;
  /** What the slide's jump button shows above the carousel; without it there are dots only. */
  card?: ReactNode;
};

type Words = { previous: string; next: string; goTo: string; position: string };

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs `then` when the row has come to rest; not every browser tells, so at the latest after a while. */
function afterScroll(list: HTMLElement | null, then: () => void) {
  let isDone = false;
  const run = () => {
    if (!isDone) then();
    isDone = true;
  };
  list?.addEventListener('scrollend', run, { once: true });
  setTimeout(run, REST_MS);
}

/**
 * A row that scrolls sideways by itself, with snap; script adds buttons, dots, jump cards and the 50 px swipe.
 * Follows the WAI-ARIA carousel pattern: nothing moves unless the reader moves it.
 */
export function Carousel({
  label,
  words,
  slides,
  slideClass = 'w-full',
  wraps = false,
}: {
  label: string;
  words: Words;
  slides: Slide[];
  /** Width of a slide, which decides how many are seen at once. */
  slideClass?: string;
  /** Previous and next go round at the ends; otherwise they are disabled there. */
  wraps?: boolean;
}) {
  const row = useRef<HTMLUListElement>(null);
  const touchStart = useRef<{ x: number; y: number; first: number } | null>(null);
  const [view, setView] = useState({ first: 0, last: 0, isAtEnd: false });

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
      const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 4;
      if (seen.length > 0) setView({ first: seen[0] ?? 0, last: seen.at(-1) ?? 0, isAtEnd });
    };
    look();
    list.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      list.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);

  function goTo(index: number) {
    const list = row.current;
    const slide = list?.children[index];
    if (!list || !(slide instanceof HTMLElement)) return;
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: isStill() ? 'instant' : 'smooth' });
  }

  function step(by: 1 | -1, from = view.first) {
    const isPastEnd = by === 1 && (from === view.first ? view.isAtEnd : from >= slides.length - 1);
    const isPastStart = by === -1 && from === 0;
    if (isPastEnd || isPastStart) {
      if (wraps) goTo(by === 1 ? 0 : slides.length - 1);
      return;
    }
    goTo(from + by);
  }

  function onTouchStart(event: TouchEvent) {
    const touch = event.touches[0];
    if (touch) touchStart.current = { x: touch.clientX, y: touch.clientY, first: view.first };
  }

  function onTouchEnd(event: TouchEvent) {
    const touch = event.changedTouches[0];
    const start = touchStart.current;
    if (!touch || !start) return;
    const dx = touch.clientX - start.x;
    const isSideways = Math.abs(dx) > Math.abs(touch.clientY - start.y);
    if (!isSideways) return;
    const turn = () => (Math.abs(dx) > SWIPE_PX ? step(dx < 0 ? 1 : -1, start.first) : goTo(start.first));
    if (!isStill()) turn();
    // Where nothing may glide, a jump in the middle of the browser's own snap would add to it: wait until it rests.
    else afterScroll(row.current, turn);
  }

  const arrowClass =
    'grid size-11 place-items-center rounded-full border border-control hover:border-ink hover:bg-raised disabled:opacity-40';

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      {slides.some((slide) => slide.card) && (
        <div className="mb-6 grid gap-3 no-js:hidden sm:grid-cols-2 lg:grid-cols-4 print:hidden">
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              onClick={() => goTo(index)}
              aria-current={index === view.first || undefined}
              className="plate flex min-h-11 items-start p-4 text-left aria-current:border-loss hover:border-control"
            >
              {slide.card}
            </button>
          ))}
        </div>
      )}
      <ul
        ref={row}
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="relative flex snap-x snap-mandatory gap-6 overflow-x-auto overscroll-x-contain rounded-lg pb-2 js:[scrollbar-width:none] print:block print:overflow-visible"
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            aria-roledescription="slide"
            aria-label={`${fill(words.position, { n: index + 1, count: slides.length })}: ${slide.name}`}
            className={clsx('shrink-0 snap-start', slideClass)}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-center justify-center gap-2 no-js:hidden print:hidden">
        <button
          type="button"
          className={arrowClass}
          aria-label={words.previous}
          disabled={!wraps && view.first === 0}
          onClick={() => step(-1)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            onClick={() => goTo(index)}
            aria-label={fill(words.goTo, { name: slide.name })}
            aria-current={(index >= view.first && index <= view.last) || undefined}
            className="group grid h-11 w-7 place-items-center"
          >
            <span className="size-2.5 rounded-full border border-control group-hover:border-ink group-aria-current:border-loss group-aria-current:bg-loss-fill" />
          </button>
        ))}
        <button
          type="button"
          className={arrowClass}
          aria-label={words.next}
          disabled={!wraps && view.isAtEnd}
          onClick={() => step(1)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
