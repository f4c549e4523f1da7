'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { totalLessons } from '@/lib/learner/learning-path';
import { lessonsCompleted } from '@/lib/learner/selectors';
import { useFinished, useLearner } from './learner';

/**
 * Announces on the dashboard that a lesson was completed. The live region is in the frame around both pages: screen readers
 * announce a change only in a region that was in the page before it. Focus moves to the page, because the focused button was
 * on the previous one.
 */
export function FinishedNote({
  locale,
  dashboard,
  titles,
  sign,
  words,
}: {
  locale: Locale;
  dashboard: string;
  titles: Readonly<Record<string, string>>;
  sign: ReactNode;
  words: { completed: string; completedAgain: string; close: string };
}) {
  const { state } = useLearner();
  const { finished, setFinished } = useFinished();
  const isHere = usePathname() === dashboard;
  const shown = isHere ? finished : null;

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

  return (
    <div role="status" className="page empty:hidden">
      {shown && (
        <div className="mt-6 flex items-start gap-3 rounded-xl border border-gain bg-raised py-2 pr-2 pl-5">
          {sign}
          <p className="mr-auto py-2">
            {fill(shown.wasCompleted ? words.completedAgain : words.completed, {
              title: titles[shown.lesson] ?? shown.lesson,
              done: formatNumber(lessonsCompleted(state), locale),
              total: formatNumber(totalLessons, locale),
            })}
          </p>
          <CloseButton label={words.close} onClick={() => setFinished(null)} />
        </div>
      )}
    </div>
  );
}
