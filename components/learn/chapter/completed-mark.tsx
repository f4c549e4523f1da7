'use client';

import clsx from 'clsx';
import { CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { isCompleted } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** Hidden with `visibility`, so that reading the stored progress causes no layout shift. */
export function CompletedMark({ lesson, word }: { lesson: string; word: string }) {
  const { state } = useLearner();
  return (
    <p
      className={clsx(
        'flex items-center gap-2 max-lg:gap-1 font-semibold text-gain',
        !isCompleted(state, lesson) && 'invisible',
      )}
    >
      <Icon node={CircleCheck} className="size-5 shrink-0" />
      {word}
    </p>
  );
}
