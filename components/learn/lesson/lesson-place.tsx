'use client';

import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLearner } from '../learner';
import { keepScroll, restoreScroll, takeRestored } from './kept-scroll';

const ResumeContext = createContext<string | null>(null);

/** The fragment id of the place at which the reader left this lesson on an earlier visit; null on the first. */
export const useResume = () => useContext(ResumeContext);

/** Opening a lesson makes it the current one. */
export function LessonPlace({ lesson, children }: { lesson: string; children: ReactNode }) {
  const { dispatch, getState } = useLearner();
  const [resume, setResume] = useState<string | null>(null);
  const restored = useRef<ReturnType<typeof takeRestored>>(null);

  useEffect(() => {
    dispatch({ type: 'set-current-lesson', lesson });
    const place = getState().places[lesson];
    restored.current = takeRestored();
    setResume(place && document.getElementById(place) ? place : null);
    const onPageHide = () => {
      const left = getState().places[lesson];
      if (left) keepScroll(left);
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [lesson, dispatch, getState]);

  // The scenes above the place tell their answers in this commit, by layout effects of their own.
  useLayoutEffect(() => {
    if (!resume) return;
    const frame = requestAnimationFrame(() => {
      if (restored.current) restoreScroll(restored.current);
      restored.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [resume]);

  return <ResumeContext value={resume}>{children}</ResumeContext>;
}
