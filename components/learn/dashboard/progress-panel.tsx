'use client';

import type { ReactNode } from 'react';
import { learningPath } from '@/content/chapters';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { totalLessons } from '@/lib/learner/learning-path';
import { isSample, lessonsCompleted, percentCompleted } from '@/lib/learner/selectors';
import { useLearner } from '../learner';
import { Bookshelf } from './bookshelf';

/** The sheet with all that is counted. Its frame is dashed, and labeled once by `owner`, while it shows the sample. */
export function ProgressPanel({
  locale,
  words,
  owner,
  review,
  children,
}: {
  locale: Locale;
  words: Content['learn']['dashboard']['progress'];
  owner?: ReactNode;
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
      <div className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <div className="sm:max-lg:col-span-2">
          <h2 id="progress" className="eyebrow font-body text-muted">
            {words.heading}
          </h2>
          <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-3 *:flex *:flex-col-reverse *:justify-end">
            <div className="w-full">
              <dt className="mt-1 text-base text-muted">{words.lessons}</dt>
              <dd className={SMALL}>{fill(words.lessonsValue, counts)}</dd>
            </div>
            <div>
              <dt className="text-base text-muted">{words.time}</dt>
              <dd className={SMALL}>{countOf(words.timeValue, state.minutes, locale)}</dd>
            </div>
            <div>
              <dt className="text-base text-muted">{words.level}</dt>
              <dd className={SMALL}>{formatNumber(learningPath.level, locale)}</dd>
            </div>
          </dl>
        </div>
        <Bookshelf label={fill(words.shelf, counts)} words={words.shelfKey}>
          <strong className="font-semibold text-ink">
            {fill(words.percent, { percent: formatPercent(percentCompleted(state), locale) })}
          </strong>{' '}
          {words.timeNote}
        </Bookshelf>
        {children}
      </div>
      {review}
    </section>
  );
}

const SMALL = 'font-display text-2xl tabular-nums leading-tight';
