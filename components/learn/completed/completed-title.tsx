'use client';

import clsx from 'clsx';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { isPathFinished } from '@/lib/learner/selectors';

/** Both titles take the same room, so that reading the stored progress causes no layout shift. */
export const CompletedTitle = withLearner(function CompletedTitle({
  words,
}: {
  words: { finished: string; open: string };
}) {
  const isFinished = isPathFinished(useLearner().state);
  const [shown, other] = isFinished ? [words.finished, words.open] : [words.open, words.finished];
  return (
    <div className="own-record mt-4 mb-6 grid *:col-start-1 *:row-start-1">
      <h1 className="page-title">{shown}</h1>
      <p aria-hidden="true" className={clsx('page-title invisible')}>
        {other}
      </p>
    </div>
  );
});
