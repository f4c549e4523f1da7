import clsx from 'clsx';
import { STRIP, stripsOf } from '@/lib/calculators/proof-of-work';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';

/** Ticks in a row, and squares in a row. */
const COLUMNS = 64;
const PITCH = 5;
const TICK_ROWS = { first: 7, height: 10, step: 13 };
const SQUARE_ROWS = { first: 64, height: 4, step: 6 };

/**
 * What the machine has tried: each number in vain is a tick, each full strip of ticks a square, and the winner is orange. It is
 * hidden from assistive technology, because the sentence above it has the count.
 */
export function TriesStrip({
  id,
  className,
  tries,
  isRunning,
  isFound,
  words,
  locale,
}: {
  id: string;
  className: string;
  /** Numbers tried by the last search; null without one. */
  tries: number | null;
  isRunning: boolean;
  isFound: boolean;
  words: Content['calculators']['ProofOfWork']['mine']['strip'];
  locale: Locale;
}) {
  const hasWinner = isFound && !isRunning && tries !== null;
  const failed = Math.max(0, (tries ?? 0) - (hasWinner ? 1 : 0));
  const { full, rest } = stripsOf(failed);
  // A strip that fills many times a second stays full, so that nothing flickers.
  const ticks = isRunning && full > COLUMNS / 4 ? STRIP : rest;
  const squares = full && ((full - 1) % STRIP) + 1;
  return (
    <figure id={id} className={`p-0! no-js:hidden print:hidden ${className}`} aria-hidden="true">
      {/* An empty strip and its sentence keep the room of a full one, so that the page does not move when the search begins. */}
      <div
        className={clsx(
          'grid max-w-lg rounded-lg border p-2 *:[grid-area:1/1]',
          tries === null ? 'border-control border-dashed' : 'border-line',
        )}
      >
        <p className={clsx('place-self-center text-center text-base text-muted', tries !== null && 'invisible')}>
          {words.before}
        </p>
        <svg
          viewBox="0 0 320 86"
          aria-hidden="true"
          className={clsx('block h-auto w-full', tries === null && 'invisible')}
        >
          <Rows count={STRIP} {...TICK_ROWS} width={2} className="stroke-line opacity-60" />
          <Rows count={ticks} {...TICK_ROWS} width={2} className="stroke-ink" />
          {hasWinner && (
            <path
              d={`M${(rest % COLUMNS) * PITCH + 1.5} ${TICK_ROWS.first - 7 + Math.floor(rest / COLUMNS) * TICK_ROWS.step}v14`}
              className="stroke-bitcoin-fill"
              strokeWidth="4"
            />
          )}
          <Rows count={STRIP} {...SQUARE_ROWS} width={4} className="stroke-line opacity-50" />
          <Rows count={squares} {...SQUARE_ROWS} width={4} className="stroke-loss-fill" />
        </svg>
      </div>
      <figcaption className={clsx('mt-1.5 text-muted text-sm', tries === null && 'max-md:hidden')}>
        {fill(words.key, { count: formatNumber(STRIP, locale) })}
      </figcaption>
    </figure>
  );
}

/** Marks from left to right in rows of 64, each row a dashed line. */
function Rows({
  count,
  first,
  height,
  step,
  width,
  className,
}: {
  count: number;
  /** The y coordinate of the middle of the first row. */
  first: number;
  height: number;
  step: number;
  width: number;
  className: string;
}) {
  const rows = Array.from({ length: Math.ceil(count / COLUMNS) }, (_, row) => {
    const marks = Math.min(COLUMNS, count - row * COLUMNS);
    return `M.5 ${first + row * step}h${marks * PITCH - PITCH + width}`;
  });
  return (
    <path d={rows.join('')} className={className} strokeWidth={height} strokeDasharray={`${width} ${PITCH - width}`} />
  );
}
