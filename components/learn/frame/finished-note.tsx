'use client';

import clsx from 'clsx';
import { ArrowRight, CircleCheck } from 'lucide';
import { useEffect, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { buttonClass } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Icon } from '@/components/ui/icon';
import type { ChapterId } from '@/content/chapters';
import type { Content } from '@/lib/content/content';
import { totalLessons } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { longest } from '@/lib/format/longest';
import { formatNumber } from '@/lib/format/number';
import { localDate } from '@/lib/learner/local-date';
import {
  chapterEndedWith,
  isFinished,
  isPathFinished,
  lessonsCompleted,
  nextLessonAfter,
} from '@/lib/learner/selectors';
import type { LearnerState } from '@/lib/learner/types';
import { takeFinished } from './finished';

interface Props {
  locale: Locale;
  titles: Readonly<Record<string, string>>;
  /** The titles of the chapters. */
  chapters: Readonly<Record<ChapterId, string>>;
  words: {
    completed: string;
    chapterDone: string;
    picture: string;
    next: string;
    /** On the button after `next`. */
    open: string;
    pathDone: Content['learn']['lesson']['pathDone'];
    close: string;
  };
}

/**
 * Announces on the dashboard that a lesson was completed, with a link to the next one. The live region is in the page from the start:
 * screen readers announce a change only in a region that was there before it.
 */
export const FinishedNote = withLearner(function FinishedNote(properties: Props) {
  const { state, getState, dispatch } = useLearner();
  const [finished, setFinished] = useState<string | null>(null);
  const [isRead, setRead] = useState(false);
  // A reset while the note is shown empties the record.
  const isGone = finished !== null && !isFinished(state, finished);
  const shown = isGone ? null : finished;

  useEffect(() => {
    const lesson = takeFinished();
    if (lesson) {
      // Without storage this page has not heard of the lesson.
      if (!isFinished(getState(), lesson)) dispatch({ type: 'finish-lesson', lesson, day: localDate(new Date()) });
      setFinished(lesson);
    }
    setRead(true);
  }, [dispatch, getState]);

  useEffect(() => {
    if (isGone) setFinished(null);
  }, [isGone]);

  useEffect(() => {
    // The button that had the focus was on the page before. A reader who has begun to use this one keeps the focus.
    if (shown && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div className="page grid *:col-start-1 *:row-start-1">
      <div role="status" className="grid">
        {shown && <Note {...properties} lesson={shown} state={state} onClose={() => setFinished(null)} />}
      </div>
      {(shown || !isRead) && <NoteRoom {...properties} />}
    </div>
  );
});

/** Takes the room of a note of the usual length from the first paint, if the storage has a lesson to announce: nothing moves when it is read. */
function NoteRoom({ titles, words }: Props) {
  const title = longest(Object.values(titles));
  return (
    <div aria-hidden="true" className={clsx(FRAME, 'invisible not-in-[[data-stored~=finished]]:hidden')}>
      <div className="w-full py-2">
        <p data-text={fill(words.completed, { title, done: totalLessons, total: totalLessons })} className={ROOM} />
        <p className={NEXT}>
          <span data-text={fill(words.next, { title })} className={clsx('font-semibold', ROOM)} />
          <span data-text={words.open} className={buttonClass('primary', ROOM)} />
        </p>
      </div>
    </div>
  );
}

const FRAME = 'mt-6 flex items-start gap-3 rounded-xl border border-gain bg-raised py-2 pr-2 pl-5';
const NEXT = 'mt-3 flex flex-wrap items-center gap-x-5 gap-y-2';
/** Generated content is no text of the page. */
const ROOM = 'before:content-[attr(data-text)]';

function Note({
  locale,
  titles,
  chapters,
  words,
  lesson,
  state,
  onClose,
}: Props & { lesson: string; state: LearnerState; onClose: () => void }) {
  const next = nextLessonAfter(state, lesson);
  const chapter = chapterEndedWith(state, lesson);
  return (
    <div className={FRAME}>
      <Icon node={CircleCheck} className="mt-2.5 size-6 shrink-0 text-gain" />
      <div className="mr-auto py-2">
        {isPathFinished(state) && <p className="mb-1.5 font-display text-3xl leading-tight">{words.pathDone.text}</p>}
        {chapter && (
          <p className="font-display text-2xl leading-tight">
            {fill(words.chapterDone, { order: formatNumber(chapter.order, locale), title: chapters[chapter.id] })}
          </p>
        )}
        <p className={chapter ? 'mt-1.5' : undefined}>
          {fill(words.completed, {
            title: titles[lesson] ?? lesson,
            done: formatNumber(lessonsCompleted(state), locale),
            total: formatNumber(totalLessons, locale),
          })}
        </p>
        {chapter && (
          <p className="mt-1">
            <SiteLink
              href={`${localePath(locale, `/lesson/${chapter.lessons.at(-1)?.id}`)}#chapter-end`}
              className="link inline-flex min-h-11 items-center"
            >
              {words.picture}
            </SiteLink>
          </p>
        )}
        {isPathFinished(state) && (
          <p className="mt-3">
            <SiteLink href={localePath(locale, '/completed')} className={buttonClass('primary')}>
              {words.pathDone.sheet}
              {ARROW}
            </SiteLink>
          </p>
        )}
        {next && (
          <p className={NEXT}>
            <span id="finished-next" className="font-semibold">
              {fill(words.next, { title: titles[next.id] ?? next.id })}
            </span>
            <SiteLink
              href={localePath(locale, `/lesson/${next.id}`)}
              id="finished-open"
              aria-labelledby="finished-next finished-open"
              className={buttonClass('primary')}
            >
              {words.open}
              {ARROW}
            </SiteLink>
          </p>
        )}
      </div>
      <CloseButton label={words.close} onClick={onClose} />
    </div>
  );
}

const ARROW = <Icon node={ArrowRight} className="size-5 shrink-0" />;
