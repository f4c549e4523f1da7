'use client';

import { Circle, CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { isFinished } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** A tick for a lesson that the reader has finished; the lessons of the sample do not count. Both signs take the same room. */
export function ExplainMark({ lesson, word }: { lesson: string; word: string }) {
  if (!isFinished(useLearner().state, lesson)) {
    return <Icon node={Circle} className="mt-0.5 size-5 shrink-0 text-control" />;
  }
  return (
    <>
      <Icon node={CircleCheck} className="mt-0.5 size-5 shrink-0 text-gain" />
      <span className="sr-only">{word}: </span>
    </>
  );
}
