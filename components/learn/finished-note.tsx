'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import type { ChapterId } from '@/content/chapters';
import type { Content } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { totalLessons } from '@/lib/learner/learning-path';
import {
  chapterEndedWith,
  isFinished,
  isPathFinished,
  lessonsCompleted,
  nextLessonAfter,
} from '@/lib/learner/selectors';
import { useFinished, useLearner } from './learner';

/**
 * Announces on the dashboard that a lesson was completed, with a link to the next one. The live region is in the frame around both pages: screen readers
 * announce a change only in a region that was in the page before it. Focus moves to the page, because the focused button was
 * on the previous one.
 */
export function FinishedNote({
  locale,
  dashboard,
  titles,
  chapters,
  sign,
  arrow,
  words,
}: {
  locale: Locale;
  dashboard: string;
  titles: Readonly<Record<string, string>>;
  /** The titles of the chapters. */
  chapters: Readonly<Record<ChapterId, string>>;
  sign: ReactNode;
  arrow: ReactNode;
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
}) {
  const { state } = useLearner();
  const { finished, setFinished } = useFinished();
  const isHere = usePathname() === dashboard;
  // A reset while the note is shown empties the record.
  const isGone = finished !== null && !isFinished(state, finished);
  const shown = isHere && !isGone ? finished : null;
  const next = shown && nextLessonAfter(state, shown);
  const chapter = shown && chapterEndedWith(state, shown);

  const wasShown = useRef(false);

  useEffect(() => {
    if (shown) {
      wasShown.current = true;
      document.getElementById('main')?.focus({ preventScroll: true });
      // The router scrolls to the page's title, below the note.
      document.documentElement.scrollTo?.({ top: 0, behavior: 'instant' });
    } else if (!isHere && wasShown.current) {
      // Do not announce the lesson again on the next visit of the dashboard.
      wasShown.current = false;
      setFinished(null);
    }
  }, [shown, isHere, setFinished]);

  useEffect(() => {
    if (isGone) setFinished(null);
  }, [isGone, setFinished]);

  return (
    <div role="status" className="page empty:hidden">
      {shown && (
        <div className="mt-6 flex items-start gap-3 rounded-xl border border-gain bg-raised py-2 pr-2 pl-5">
          {sign}
          <div className="mr-auto py-2">
            {isPathFinished(state) && (
              <p className="mb-1.5 font-display text-3xl leading-tight">{words.pathDone.text}</p>
            )}
            {chapter && (
              <p className="font-display text-2xl leading-tight">
                {fill(words.chapterDone, { order: formatNumber(chapter.order, locale), title: chapters[chapter.id] })}
              </p>
            )}
            <p className={chapter ? 'mt-1.5' : undefined}>
              {fill(words.completed, {
                title: titles[shown] ?? shown,
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
                  {arrow}
                </SiteLink>
              </p>
            )}
            {next && (
              <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
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
                  {arrow}
                </SiteLink>
              </p>
            )}
          </div>
          <CloseButton label={words.close} onClick={() => setFinished(null)} />
        </div>
      )}
    </div>
  );
}
