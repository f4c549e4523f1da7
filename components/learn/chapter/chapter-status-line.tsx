'use client';

import clsx from 'clsx';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { SampleMark, SampleMarkRoom } from '@/components/learn/learner/sample-mark';
import type { ChapterId } from '@/content/chapters';
import type { Content } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { type ChapterStatus, chapterProgress } from '@/lib/learner/selectors';

const STATUSES = ['complete', 'in_progress', 'locked'] as const satisfies readonly ChapterStatus[];

/** The status of a chapter. All of them share one grid cell, so that reading the stored progress causes no layout shift. */
export const ChapterStatusLine = withLearner(function ChapterStatusLine({
  chapter,
  locale,
  words,
  sampleMark,
}: {
  chapter: ChapterId;
  locale: Locale;
  words: Pick<Content['learn']['chapter'], 'status' | 'readAhead'>;
  sampleMark: Content['learn']['sampleMark'];
}) {
  const { state } = useLearner();
  const shown = chapterProgress(state).find((one) => one.chapter.id === chapter)?.status;
  return (
    <div className="own-record grid *:col-start-1 *:row-start-1">
      {STATUSES.map((status) => (
        <p
          key={status}
          aria-hidden={status !== shown || undefined}
          className={clsx('font-semibold', status !== shown && 'invisible')}
        >
          {words.status[status]}
          {status === 'locked' && <span className="font-normal">. {words.readAhead}</span>}{' '}
          {status === shown ? <SampleMark locale={locale} words={sampleMark} /> : <SampleMarkRoom words={sampleMark} />}
        </p>
      ))}
    </div>
  );
});
