'use client';

import clsx from 'clsx';
import { CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { isCompleted, isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** Hidden with `visibility`, so that reading the stored progress causes no layout shift. */
export function CompletedMark({
  lesson,
  words,
}: {
  lesson: string;
  /** `sample`: only the sample shows the lesson as completed. */
  words: { completed: string; sample: string };
}) {
  const { state } = useLearner();
  const isOfSample = isSample(state);
  return (
    <p
      className={clsx(
        'mt-1 flex items-center gap-2',
        isOfSample ? 'text-muted' : 'font-semibold text-gain',
        !isCompleted(state, lesson) && 'invisible',
      )}
    >
      {!isOfSample && <Icon node={CircleCheck} className="size-5" />}
      {isOfSample ? words.sample : words.completed}
    </p>
  );
}
