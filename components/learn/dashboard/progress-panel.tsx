'use client';

import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { totalLessons } from '@/lib/learner/learning-path';
import { lessonsCompleted, percentCompleted } from '@/lib/learner/selectors';
import { useLearner, withLearner } from '../learner';
import { Bookshelf } from './bookshelf';
import { Fact } from './fact';

/** The sheet with all that is counted. */
export const ProgressPanel = withLearner(function ProgressPanel({
  locale,
  words,
  mark,
  counted,
  review,
  children,
}: {
  locale: Locale;
  words: Content['learn']['dashboard']['progress'];
  /** The label of the sample. */
  mark?: ReactNode;
  /** How the numbers are counted. */
  counted?: ReactNode;
  review?: ReactNode;
  /** The facts beside the time. */
  children?: ReactNode;
}) {
  const { state } = useLearner();
  const counts = {
    done: formatNumber(lessonsCompleted(state), locale),
    total: formatNumber(totalLessons, locale),
  };
  return (
    <section aria-labelledby="progress" className="plate p-6 tiny:p-3 md:p-8">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
        <div>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="progress" className="eyebrow font-body text-muted">
              {words.heading}
            </h2>
            {mark}
          </div>
          <dl className="flex flex-col-reverse">
            <dt className="mt-2 text-base text-muted">{words.lessons}</dt>
            <dd className="font-display text-5xl tabular-nums leading-none">{fill(words.lessonsValue, counts)}</dd>
          </dl>
          <p className="mt-1 font-semibold text-base">
            {fill(words.percent, { percent: formatPercent(percentCompleted(state), locale) })}
          </p>
        </div>
        <Bookshelf label={fill(words.shelf, counts)} words={words.shelfKey} />
      </div>
      <div className="mt-6 grid gap-x-4 gap-y-6 min-[22em]:grid-cols-2 md:gap-x-8 lg:grid-cols-3">
        <Fact heading={words.time} value={countOf(words.timeValue, state.minutes, locale)} />
        {children}
        <div className="col-span-full lg:col-span-1 lg:border-line lg:border-t lg:pt-3">{counted}</div>
      </div>
      {review}
    </section>
  );
});
