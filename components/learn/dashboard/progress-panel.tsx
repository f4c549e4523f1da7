'use client';

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

/** The sheet with all that is counted; on phones the shelf, and the rest is folded. Its frame is dashed, and labeled once by `owner`, while it shows the sample. */
export function ProgressPanel({
  locale,
  words,
  owner,
  counted,
  review,
  children,
}: {
  locale: Locale;
  words: Content['learn']['dashboard']['progress'];
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
  return (
    <section
      aria-labelledby="progress"
      className={`relative p-6 md:p-8 ${isSample(state) ? 'rounded-xl border border-control border-dashed' : 'plate'}`}
    >
      {owner}
      <div className={`${CELLS} mt-6`}>
        <div className="max-lg:col-span-full">
          <h2 id="progress" className="eyebrow font-body text-muted">
            {words.heading}
          </h2>
          <dl className="mt-3 flex flex-col-reverse">
            <dt className="mt-2 text-base text-muted">{words.lessons}</dt>
            <dd className="font-display text-5xl tabular-nums leading-none">{fill(words.lessonsValue, counts)}</dd>
          </dl>
          <p className="mt-1 font-semibold text-base">
            {fill(words.percent, { percent: formatPercent(percentCompleted(state), locale) })}
          </p>
        </div>
        <Bookshelf label={fill(words.shelf, counts)} words={words.shelfKey} />
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
    </section>
  );
}
