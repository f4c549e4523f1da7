'use client';

import { learningPath } from '@/content/chapters';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { countOf, type Plural } from '@/lib/format/plural';
import { percentCompleted, userOf } from '@/lib/learner/selectors';
import { useLearner } from '../learner';
import { Bookshelf, type ShelfWords } from './bookshelf';

export interface ProgressWords {
  heading: string;
  lessons: string;
  lessonsValue: string;
  percent: string;
  time: string;
  timeValue: Plural;
  timeNote: string;
  level: string;
  shelf: string;
  shelfKey: ShelfWords;
}

export function ProgressPanel({ locale, words }: { locale: Locale; words: ProgressWords }) {
  const { state } = useLearner();
  const user = userOf(state);
  const counts = {
    done: formatNumber(user.lessonsCompleted, locale),
    total: formatNumber(user.totalLessons, locale),
  };
  return (
    <section aria-labelledby="progress" className="plate flex flex-col p-6 md:p-8">
      <h2 id="progress" className="eyebrow font-body text-muted">
        {words.heading}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-[1fr_auto_auto]">
        <div className="flex flex-col-reverse justify-end max-sm:col-span-2">
          <dt className="mt-1 text-base text-muted">{words.lessons}</dt>
          <dd className="font-display text-4xl tabular-nums leading-none md:text-5xl">
            {fill(words.lessonsValue, counts)}
          </dd>
        </div>
        <div className="flex flex-col-reverse justify-end sm:border-line sm:border-l sm:pl-6">
          <dt className="text-base text-muted">{words.time}</dt>
          <dd className="py-1 font-display text-2xl tabular-nums leading-tight">
            {countOf(words.timeValue, user.timeSpent, locale)}
          </dd>
        </div>
        <div className="flex flex-col-reverse justify-end sm:border-line sm:border-l sm:pl-6">
          <dt className="text-base text-muted">{words.level}</dt>
          <dd className="py-1 font-display text-2xl tabular-nums leading-tight">
            {formatNumber(learningPath.level, locale)}
          </dd>
        </div>
      </dl>
      <div className="mt-8 md:mt-auto md:pt-8">
        <Bookshelf label={fill(words.shelf, counts)} words={words.shelfKey} />
      </div>
      <p className="mt-5 text-base text-muted">
        <strong className="font-semibold text-ink">
          {fill(words.percent, { percent: formatPercent(percentCompleted(state), locale) })}
        </strong>{' '}
        {words.timeNote}
      </p>
    </section>
  );
}
