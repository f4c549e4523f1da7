'use client';

import { ArrowDown } from 'lucide';
import { withLearner } from '@/components/learn/learner/learner';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { useLessonPlace } from './reading-place/use-lesson-place';

/**
 * Leads to the first thing to press, or to the place at which the reader left, and keeps this place. Both texts take the same room.
 */
export const StartLink = withLearner(function StartLink({
  lesson,
  opening,
  stops,
  words,
}: {
  lesson: string;
  /** The fragment id of the opening. */
  opening: string;
  /** The fragment ids at which a reader can go on later, in the order of the page. */
  stops: readonly string[];
  words: Pick<Content['learn']['lesson'], 'start' | 'resume'>;
}) {
  const resume = useLessonPlace(lesson, stops);
  return (
    <a href={`#${resume ?? opening}`} className={buttonClass('primary', 'own-record min-h-12 px-6')}>
      <span className="grid justify-items-center *:col-start-1 *:row-start-1">
        <span className={LABEL}>
          <span>{resume ? words.resume : words.start}</span>
          <Icon node={ArrowDown} className="size-5" />
        </span>
        <span aria-hidden="true" className={`invisible ${LABEL}`}>
          {words.resume}
          <Icon node={ArrowDown} className="size-5" />
        </span>
      </span>
    </a>
  );
});

/** Text and arrow are centered together. */
const LABEL = 'flex items-center gap-2';
