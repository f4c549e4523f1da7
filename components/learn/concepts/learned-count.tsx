'use client';

import clsx from 'clsx';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { SampleMark } from '@/components/learn/learner/sample-mark';
import { concepts } from '@/content/concepts';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { learnedConcepts } from '@/lib/learner/selectors';

/** The label and the note share one grid cell, so that reading the stored progress causes no layout shift. */
export const LearnedCount = withLearner(function LearnedCount({
  locale,
  words,
  sampleMark,
}: {
  locale: Locale;
  words: { learned: string; none: string };
  sampleMark: Content['learn']['sampleMark'];
}) {
  const learned = learnedConcepts(useLearner().state).size;
  return (
    <div className="own-record mt-4 flex flex-wrap gap-x-2 text-base">
      <p className="font-semibold">
        {fill(words.learned, {
          learned: formatNumber(learned, locale),
          total: formatNumber(concepts.length, locale),
        })}
      </p>
      <div className="grid *:col-start-1 *:row-start-1">
        <p>
          <SampleMark locale={locale} words={sampleMark} />
        </p>
        <p aria-hidden={learned > 0 || undefined} className={clsx('text-muted', learned > 0 && 'invisible')}>
          {words.none}
        </p>
      </div>
    </div>
  );
});
