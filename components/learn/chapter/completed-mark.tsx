'use client';

import clsx from 'clsx';
import { CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { isCompleted } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** Hidden with `visibility`, so that reading the stored progress causes no layout shift. */
export function CompletedMark({ lesson, word }: { lesson: string; word: string }) {
  const isDone = isCompleted(useLearner().state, lesson);
  return (
    <p className={clsx('mt-1 flex items-center gap-2 font-semibold text-gain', !isDone && 'invisible')}>
      <Icon node={CircleCheck} className="size-5" />
      {word}
    </p>
  );
}
