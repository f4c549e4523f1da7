import { CircleCheck } from 'lucide';
import { markOf } from '@/components/learn/learner/learner-mark';
import { Icon } from '@/components/ui/icon';

/** Hidden with `visibility`, so that reading the stored progress causes no layout shift. */
export function CompletedMark({ lesson, word }: { lesson: string; word: string }) {
  return (
    <p
      {...markOf('completed', lesson)}
      className="own-record flex items-center gap-2 font-semibold text-gain not-data-marked:invisible max-lg:gap-1"
    >
      <Icon node={CircleCheck} className="size-5 shrink-0" />
      {word}
    </p>
  );
}
