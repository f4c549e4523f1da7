import clsx from 'clsx';
import { Circle, CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { initialState } from '@/lib/learner/state';
import { isMarked, type MarkKind } from './is-marked';

/**
 * The attributes of an element that shows whether the reader has learned or finished something, as the sample has it. `LearnerMarks` on
 * the same page keeps `data-marked` up to date.
 */
export const markOf = (kind: MarkKind, id: string) => ({
  'data-mark': kind,
  'data-of': id,
  'data-marked': isMarked[kind](initialState, id) ? 'sample' : undefined,
});

/** A circle, with a tick once it is marked. Both take the same room, so that reading the stored progress causes no layout shift. */
export function LearnerMark({
  kind,
  id,
  word,
  className,
}: {
  kind: MarkKind;
  id: string;
  /** Read aloud with the tick. */
  word: string;
  className?: string;
}) {
  return (
    <span {...markOf(kind, id)} className={clsx('group/mark own-record relative block size-5 shrink-0', className)}>
      <Icon node={Circle} className="size-5 fill-paper text-control group-data-marked/mark:hidden" />
      <Icon node={CircleCheck} className="size-5 fill-paper text-gain not-group-data-marked/mark:hidden" />
      <span className="sr-only not-group-data-marked/mark:hidden">{word}: </span>
    </span>
  );
}
