'use client';

import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { SampleMark } from '@/components/learn/learner/sample-mark';
import { Fold } from '@/components/ui/folds/fold';
import type { Content } from '@/lib/content/content';
import { totalLessons } from '@/lib/content/lessons/learning-path';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { lessonsCompleted, percentCompleted } from '@/lib/learner/selectors';
import { Bookshelf } from './bookshelf';
import { ChapterFact } from './chapter-fact';
import { Fact } from './fact';
import { ReviewLine } from './review-line';

/** The sheet with all that is counted. */
export const ProgressPanel = withLearner(function ProgressPanel({
  locale,
  words,
}: {
  locale: Locale;
  words: {
    progress: Content['learn']['dashboard']['progress'];
    chapters: Content['learn']['dashboard']['chapters'];
    /** The rule of the streak. */
    rule: string;
    review: Content['review']['dashboard'];
    sampleMark: Content['learn']['sampleMark'];
  };
}) {
  const { state } = useLearner();
  const { progress } = words;
  const counts = {
    done: formatNumber(lessonsCompleted(state), locale),
    total: formatNumber(totalLessons, locale),
  };
  return (
    <section aria-labelledby="progress" className="plate p-6 tiny:p-3 md:p-8">
      <div className="own-record grid gap-x-8 gap-y-6 lg:grid-cols-3">
        <div>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="progress" className="eyebrow font-body text-muted">
              {progress.heading}
            </h2>
            <SampleMark locale={locale} words={words.sampleMark} />
          </div>
          <dl className="flex flex-col-reverse">
            <dt className="mt-2 text-base text-muted">{progress.lessons}</dt>
            <dd className="font-display text-5xl tabular-nums leading-none">{fill(progress.lessonsValue, counts)}</dd>
          </dl>
          <p className="mt-1 font-semibold text-base">
            {fill(progress.percent, { percent: formatPercent(percentCompleted(state), locale) })}
          </p>
        </div>
        <Bookshelf label={fill(progress.shelf, counts)} words={progress.shelfKey} />
      </div>
      <div className="own-record mt-6 grid grid-cols-2 gap-x-4 gap-y-6 narrow:grid-cols-1 md:gap-x-8 lg:grid-cols-3">
        <Fact heading={progress.time} value={countOf(progress.timeValue, state.minutes, locale)} />
        <ChapterFact locale={locale} words={words.chapters} />
        <div className="col-span-full lg:col-span-1 lg:border-line lg:border-t lg:pt-3">
          <Fold summary={progress.counted}>
            <p className="max-w-prose text-base text-muted">
              {progress.timeNote} {words.rule}
            </p>
          </Fold>
        </div>
      </div>
      <ReviewLine locale={locale} words={words.review} />
    </section>
  );
});
