'use client';

import clsx from 'clsx';
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
import { SampleStamp } from './sample-stamp';

export function ProgressPanel({
  locale,
  words,
  stamp,
}: {
  locale: Locale;
  words: Content['learn']['dashboard']['progress'];
  stamp: string;
}) {
  const { state } = useLearner();
  const showsSample = isSample(state);
  const counts = {
    done: formatNumber(lessonsCompleted(state), locale),
    total: formatNumber(totalLessons, locale),
  };
  return (
    <section
      aria-labelledby="progress"
      className={clsx('plate flex grow flex-col p-6 md:p-8', showsSample && 'border-control border-dashed text-muted')}
    >
      <div className="flex items-center justify-between gap-x-4">
        <h2 id="progress" className="eyebrow font-body text-muted">
          {words.heading}
        </h2>
        <SampleStamp word={stamp} />
      </div>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-8 gap-y-5 sm:gap-x-5 sm:max-lg:grid-cols-[1fr_auto_auto] xl:grid-cols-[1fr_auto_auto]">
        <div className="flex flex-col-reverse justify-end max-sm:col-span-2 lg:max-xl:col-span-2">
          <dt className="mt-1 text-base text-muted">{words.lessons}</dt>
          <dd className="whitespace-nowrap font-display text-4xl max-[21em]:whitespace-normal tabular-nums leading-none md:text-5xl lg:text-[2.75rem]">
            {fill(words.lessonsValue, counts)}
          </dd>
        </div>
        <div className="flex flex-col-reverse justify-end sm:border-line sm:border-l sm:pl-5">
          <dt className="text-base text-muted">{words.time}</dt>
          <dd className="whitespace-nowrap py-1 font-display max-[21em]:whitespace-normal text-2xl tabular-nums leading-tight">
            {countOf(words.timeValue, state.minutes, locale)}
          </dd>
        </div>
        <div className="flex flex-col-reverse justify-end sm:border-line sm:border-l sm:pl-5">
          <dt className="text-base text-muted">{words.level}</dt>
          <dd className="py-1 font-display text-2xl tabular-nums leading-tight">
            {formatNumber(learningPath.level, locale)}
          </dd>
        </div>
      </dl>
      <Bookshelf label={fill(words.shelf, counts)} words={words.shelfKey} />
      <p className="mt-5 text-base text-muted">
        <strong className={clsx('block font-semibold', !showsSample && 'text-ink')}>
          {fill(words.percent, { percent: formatPercent(percentCompleted(state), locale) })}
        </strong>
        {words.timeNote}
      </p>
    </section>
  );
}
