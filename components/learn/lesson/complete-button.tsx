'use client';

import { Check } from 'lucide';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localDate } from '@/lib/learner/local-date';
import { isCompleted } from '@/lib/learner/selectors';
import { useFinished, useLearner } from '../learner';

export function CompleteButton({
  lesson,
  dashboard,
  words,
}: {
  lesson: string;
  dashboard: string;
  words: { complete: string; completeAgain: string };
}) {
  const { state, dispatch } = useLearner();
  const { setFinished } = useFinished();
  const router = useRouter();
  const isDone = isCompleted(state, lesson);
  return (
    <Button
      variant="primary"
      className="min-h-12 px-7 text-lg no-js:hidden"
      onClick={() => {
        dispatch({ type: 'finish-lesson', lesson, day: localDate(new Date()) });
        setFinished({ lesson, wasCompleted: isDone });
        router.push(dashboard);
      }}
    >
      <Icon node={Check} className="size-5" />
      {isDone ? words.completeAgain : words.complete}
    </Button>
  );
}
