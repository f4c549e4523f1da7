'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { totalLessons } from '@/lib/learner/learning-path';
import { isSample, lessonsCompleted, percentCompleted } from '@/lib/learner/selectors';
import { useLearner } from '../learner';
import { Bookshelf } from './bookshelf';
import { BELOW_FACTS, Fact } from './fact';

const CELLS = 'grid gap-x-4 gap-y-6 min-[22em]:grid-cols-2 md:grid-cols-3 md:gap-x-8';

/**
 * The sheet with all that is counted; on phones the shelf, and the rest is folded. A new reader sees what will be on it, and beside it the
 * sheet of the sample: smaller, in gray, dashed and stamped once by `owner`.
 */
export function ProgressPanel({
  locale,
  words,
  first,
  owner,
  counted,
  review,
  children,
}: {
  locale: Locale;
  words: Content['learn']['dashboard']['progress'];
  /** The first step of a new reader. */
  first?: ReactNode;
  owner?: ReactNode;
  /** How the numbers are counted, below the first of them. */
  counted?: ReactNode;
  review?: ReactNode;
  /** The cells beside the numbers. */
  children?: ReactNode;
}) {
  const { state } = useLearner();
  const counts = {
    done: formatNumber(lessonsCompleted(state), locale),
    total: formatNumber(totalLessons, locale),
  };
  const showsSample = isSample(state);
  const heading = (
    <h2 id="progress" className="eyebrow mb-3 font-body text-muted">
      {words.heading}
    </h2>
  );
  return (
    <section
      aria-labelledby="progress"
      className={clsx(
        'plate p-6 tiny:p-3 md:p-8',
        showsSample && 'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 xl:grid-cols-[17rem_minmax(0,1fr)]',
      )}
    >
      {showsSample && (
        <div className="gap-x-10 md:flex md:items-end md:justify-between xl:flex-col xl:items-start">
          <div>
            {heading}
            <p className="text-balance font-display text-3xl leading-tight">{words.empty.title}</p>
            <p className="mt-3 text-base">{words.empty.text}</p>
            {first}
          </div>
          <EmptyShelf />
        </div>
      )}
      <div
        className={
          showsSample
            ? 'relative rounded-xl border-2 border-control border-dashed bg-sunk p-5 pt-8 tiny:px-3 md:px-7'
            : undefined
        }
      >
        {owner}
        <div className={`${CELLS} mt-6`}>
          <div className={clsx('max-lg:col-span-full', showsSample && 'text-muted')}>
            {!showsSample && heading}
            <dl className="flex flex-col-reverse">
              <dt className="mt-2 text-base text-muted">{words.lessons}</dt>
              <dd className="font-display text-5xl tabular-nums leading-none">{fill(words.lessonsValue, counts)}</dd>
            </dl>
            <p className="mt-1 font-semibold text-base">
              {fill(words.percent, { percent: formatPercent(percentCompleted(state), locale) })}
            </p>
          </div>
          <Bookshelf label={fill(words.shelf, counts)} words={words.shelfKey} isGray={showsSample} />
          <div className="col-span-full max-md:-mt-2">
            <Fold summary={words.more} summaryClass="text-base" onPhonesOnly>
              <div className={`${CELLS} max-md:mt-3`}>
                <Fact heading={words.time} value={countOf(words.timeValue, state.minutes, locale)}>
                  <div className={`${BELOW_FACTS} max-md:order-2`}>{counted}</div>
                </Fact>
                {children}
              </div>
            </Fold>
          </div>
        </div>
        {review}
      </div>
    </section>
  );
}

/** A bookcase with a flower pot, and room for the first book. */
function EmptyShelf() {
  return (
    <svg
      viewBox="7 7 258 189"
      aria-hidden="true"
      strokeWidth="2.2"
      strokeLinejoin="round"
      className="block h-auto w-full max-w-56 shrink-0 fill-none stroke-ink max-md:mt-8 xl:mt-auto xl:max-w-68"
    >
      <path d="M8 8h256v184H8z" className="fill-raised" />
      <path d="M16 16h240v76H16zM16 100h240v76H16z" className="fill-sunk" />
      <path
        d="M24 92V34l1-2h15l1 2v58zm21 0V28h14v64zm18 0V38h18v54z"
        className="stroke-control"
        strokeDasharray="3 4"
      />
      <path
        d="M222 160c-12-6-14-18-12-28 10 4 14 16 12 28 0-16 4-28 12-34 2 14-2 28-12 34zm-9 0h18l-3 16h-12z"
        className="fill-raised"
      />
      <path d="M16 192v3m240-3v3" />
    </svg>
  );
}
