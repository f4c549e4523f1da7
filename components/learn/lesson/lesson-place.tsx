'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLearner } from '../learner';

const ResumeContext = createContext<string | null>(null);

/** The fragment id of the place at which the reader left this lesson on an earlier visit; null on the first. */
export const useResume = () => useContext(ResumeContext);

/** Opening a lesson makes it the current one. */
export function LessonPlace({ lesson, children }: { lesson: string; children: ReactNode }) {
  const { dispatch, getState } = useLearner();
  const [resume, setResume] = useState<string | null>(null);

  useEffect(() => {
    dispatch({ type: 'set-current-lesson', lesson });
    const place = getState().places[lesson];
    setResume(place && document.getElementById(place) ? place : null);
  }, [lesson, dispatch, getState]);

  return <ResumeContext value={resume}>{children}</ResumeContext>;
}
