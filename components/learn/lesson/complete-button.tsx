'use client';

import { Check } from 'lucide';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localDate } from '@/lib/learner/local-date';
import { isCompleted } from '@/lib/learner/selectors';
import { useFinished, useLearner } from '../learner';

/** Completes the lesson and goes back to the dashboard, which says so. A lesson read twice counts once. */
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
  const isLeaving = useRef(false);

  // Where the script of the next page cannot be fetched, the router has nothing to show. The browser opens the page then: it
  // is complete without script, and what was saved is read there. What was not saved would be lost on the way.
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (isLeaving.current && target instanceof HTMLScriptElement) window.location.assign(dashboard);
    };
    // Such an error does not bubble.
    window.addEventListener('error', onError, true);
    return () => window.removeEventListener('error', onError, true);
  }, [dashboard]);

  return (
    <Button
      variant="primary"
      className="min-h-12 px-7 text-lg no-js:hidden"
      onClick={() => {
        const isSaved = dispatch({ type: 'finish-lesson', lesson, day: localDate(new Date()) });
        setFinished({ lesson, wasCompleted: isDone });
        isLeaving.current = isSaved;
        router.push(dashboard);
      }}
    >
      <Icon node={Check} className="size-5" />
      {isDone ? words.completeAgain : words.complete}
    </Button>
  );
}
