'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { placeOf, shareRead } from '@/lib/learner/reading-place';
import { useLearner } from '../learner';

/** The height of the reading line, as a part of the viewport. */
const READING_LINE = 0.45;

/** null at the top of the page. */
interface Reading {
  /** null before the first part. */
  position: number | null;
  shares: readonly number[];
}

/**
 * Shows the position of the main part at the top of the page, then follows the part in view and saves the place. Between the top and the
 * first part it only counts the parts, so that the position never runs backwards. It is sticky: the bar of each part fills as the part
 * is read.
 */
export function ProgressHeader({
  lesson,
  parts,
  stops,
  main,
  locale,
  words,
}: {
  lesson: string;
  /** The modules with their fragment ids. */
  parts: readonly { id: string; name: string }[];
  /** The fragment ids at which a reader can go on later, in the order of the page. */
  stops: readonly string[];
  /** The position of the main part, from 1. */
  main: number;
  locale: Locale;
  words: Content['learn']['lesson']['progress'];
}) {
  const { dispatch } = useLearner();
  const [reading, setReading] = useState<Reading | null>(null);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const line = window.innerHeight * READING_LINE;
      const extentOf = (id: string) => {
        const { top, height } = document.getElementById(id)?.getBoundingClientRect() ?? { top: 1e9, height: 0 };
        return { top: top - line, height };
      };
      const extents = parts.map(({ id }) => extentOf(id));
      const position = placeOf(extents);
      const shares = shareRead(extents);
      setReading((before) => {
        // Not yet under the edge of the screen, where it sticks.
        if (!position && (bar.current?.getBoundingClientRect().top ?? 1) > 0) return null;
        return before?.position === position && before.shares.join() === shares.join() ? before : { position, shares };
      });
      const stop = stops[(placeOf(stops.map(extentOf)) ?? 0) - 1];
      if (stop) dispatch({ type: 'set-place', lesson, place: stop });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [lesson, parts, stops, dispatch]);

  const position = reading ? reading.position : main;
  const name = parts[(position ?? 0) - 1]?.name ?? '';
  return (
    <nav
      ref={bar}
      aria-label={words.label}
      className="sticky top-0 z-10 -mx-5 mt-8 flex flex-wrap items-end gap-x-2 border-line border-y bg-paper px-5 py-1.5 md:mt-10 md:gap-x-10 print:hidden"
    >
      {/* One width for every text, so that the links beside it do not move. */}
      <p className="min-w-25 whitespace-nowrap leading-tight md:min-w-40">
        <span className="block font-display text-2xl tabular-nums md:text-3xl">
          {position === null
            ? countOf(words.parts, parts.length, locale)
            : fill(words.position, { position, total: parts.length })}
        </span>
        <span className={clsx('text-muted text-sm md:text-base', position === null && 'invisible')}>
          {reading ? fill(words.module, { position: position ?? 1, name }) : fill(words.main, { name })}
        </span>
      </p>
      <ol className="grid min-w-0 max-w-2xl grow basis-44 auto-cols-fr grid-flow-col items-end gap-1.5 md:gap-2">
        {parts.map((part, index) => {
          const isHere = reading !== null && index + 1 === position;
          const share = reading?.shares[index] ?? 0;
          return (
            <li key={part.id}>
              <a
                href={`#${part.id}`}
                aria-current={isHere ? 'step' : undefined}
                className={clsx(
                  'group wrap-anywhere flex min-h-11 flex-col justify-end gap-1.5 text-sm max-md:tracking-tight md:text-base',
                  isHere && 'font-semibold',
                )}
              >
                <span className="group-hover:underline group-hover:underline-offset-4">
                  {fill(words.link, { position: index + 1, name: part.name })}
                </span>
                {/* A style attribute would be against the content policy. */}
                <svg
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-1.5 w-full rounded-full bg-line group-hover:bg-control"
                >
                  <rect width={share * 100} height="1" className="fill-ink" />
                </svg>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
