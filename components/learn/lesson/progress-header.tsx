'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { SampleMark } from '@/components/learn/learner/sample-mark';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { placeOf, shareLeft, shareRead } from '@/lib/learner/reading-place';
import { startOf } from '@/lib/learner/selectors';
import { extentOf, extentsOf, followReader } from './reading-place/reading-line';

interface Reading {
  /** null before the first part. */
  position: number | null;
  shares: readonly number[];
  /** The part of the lesson that is still to be read, from 0 to 1 in hundredths. */
  left: number;
}

const UNREAD: Reading = { position: null, shares: [], left: 1 };

/**
 * Shows the part at which the reader starts until the first part is reached, then follows the part in view. It is sticky:
 * the bar of each part fills as the part is read.
 */
export const ProgressHeader = withLearner(function ProgressHeader({
  lesson,
  parts,
  after,
  stops,
  minutes,
  locale,
  words,
  sampleMark,
}: {
  lesson: string;
  /** The modules with their fragment ids. */
  parts: readonly { id: string; name: string }[];
  /** The ids of the headings after the parts whose sections take time, too. */
  after: readonly string[];
  /** The fragment ids at which a reader can go on later, in the order of the page. */
  stops: readonly string[];
  /** The stated minutes of the lesson. */
  minutes: number;
  locale: Locale;
  words: Content['learn']['lesson']['progress'] & Pick<Content['learn']['lesson'], 'minutes'>;
  sampleMark: Content['learn']['sampleMark'];
}) {
  const { state } = useLearner();
  const [{ position: reached, shares, left }, setReading] = useState(UNREAD);
  const partIds = parts.map(({ id }) => id);
  const start = startOf(state, lesson, partIds, stops);
  const position = reached ?? start.part;
  const showsSample = reached === null && start.isSample;

  useEffect(() => {
    return followReader(() => {
      const extents = extentsOf(parts.map(({ id }) => id));
      const position = placeOf(extents);
      const shares = shareRead(extents);
      const rest = after.map((id) => extentOf(document.getElementById(id)?.closest('section')));
      const left = shareLeft([...extents, ...rest]);
      setReading((before) =>
        before.position === position && before.left === left && before.shares.join() === shares.join()
          ? before
          : { position, shares, left },
      );
    });
  }, [parts, after]);

  const minutesLeft = Math.round(left * minutes);
  return (
    <nav
      aria-label={words.label}
      className="full-bar sticky top-0 z-10 flex flex-wrap items-end gap-x-4 py-2 focus-within:z-30 md:gap-x-10 print:hidden"
    >
      {/* One width for every text, so that the links beside it do not move. */}
      <p className="own-record min-w-25 whitespace-nowrap leading-tight md:min-w-40">
        <span className="block font-display text-xl tabular-nums">
          {fill(words.position, { position, total: parts.length })}
        </span>
        <span className="text-muted text-sm tabular-nums">
          {showsSample ? (
            <SampleMark locale={locale} words={sampleMark} />
          ) : reached === null ? (
            countOf(words.minutes, minutes, locale)
          ) : minutesLeft > 0 ? (
            countOf(words.left, minutesLeft, locale)
          ) : (
            words.end
          )}
        </span>
      </p>
      <ol className="grid min-w-0 max-w-2xl grow lg:max-w-none basis-44 auto-cols-fr grid-flow-col items-end gap-1.5 md:gap-2">
        {parts.map((part, index) => {
          const isHere = index + 1 === position;
          const share = shares[index] ?? 0;
          return (
            <li key={part.id}>
              <a
                href={`#${part.id}`}
                aria-current={isHere ? 'step' : undefined}
                className={clsx(
                  'group wrap-anywhere flex min-h-11 flex-col justify-end gap-1.5 text-sm tiny:text-[0.6875rem] md:text-base',
                  isHere && 'font-semibold',
                )}
              >
                <span className="group-hover:underline group-hover:underline-offset-4">{part.name}</span>
                {/* A style attribute would be against the content policy. */}
                <svg
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-1 w-full rounded-full bg-line group-hover:bg-control"
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
});
