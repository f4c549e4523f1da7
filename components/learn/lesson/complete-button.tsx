'use client';

import { ArrowRight, Check } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { keepFinished } from '@/components/learn/frame/finished';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localDate } from '@/lib/learner/local-date';
import { isFinished } from '@/lib/learner/selectors';
import { useOpenLesson } from './reading-place/use-lesson-place';

/** The main action at the end of a lesson: completes it, or leads to the next lesson once it is completed. */
export const CompleteButton = withLearner(function CompleteButton({
  lesson,
  dashboard,
  next,
  words,
}: {
  lesson: string;
  dashboard: string;
  /** The next written lesson of the path; null after the last. */
  next: { href: string; label: string } | null;
  words: { complete: string };
}) {
  const { state, dispatch } = useLearner();
  useOpenLesson(lesson);
  // Once more counts as a day of learning.
  const finish = () => dispatch({ type: 'finish-lesson', lesson, day: localDate(new Date()) });

  if (!isFinished(state, lesson)) {
    return (
      <Button
        variant="primary"
        className={`${MAIN} no-js:hidden`}
        onClick={() => {
          finish();
          window.location.assign(`${dashboard}${keepFinished(lesson)}`);
        }}
      >
        <Icon node={Check} className="size-5" />
        {words.complete}
      </Button>
    );
  }
  if (!next) return null;
  return (
    <SiteLink href={next.href} className={buttonClass('primary', MAIN)} onClick={finish}>
      {next.label}
      <Icon node={ArrowRight} className="size-5 shrink-0" />
    </SiteLink>
  );
});

const MAIN = 'min-h-12 px-7 text-lg';
