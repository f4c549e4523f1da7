import { useEffect, useState } from 'react';
import { useLearner } from '@/components/learn/learner/learner';
import { answerBefore } from '@/components/learn/lesson/parts/guess.behaviour';
import { placeOf } from '@/lib/learner/reading-place';
import { keepScroll, restoreScroll, takeRestored } from './kept-scroll';
import { extentsOf, followReader } from './reading-line';

/** The stores in which the page has made its lesson the current one. */
const opened = new WeakSet<object>();

/**
 * Makes a lesson the current one when its page opens. Every part that changes the record further does so first: parts hydrate in any order,
 * and one that comes late must not undo what a press has done.
 */
export function useOpenLesson(lesson: string) {
  const { dispatch } = useLearner();
  useEffect(() => {
    if (opened.has(dispatch)) return;
    opened.add(dispatch);
    dispatch({ type: 'set-current-lesson', lesson });
  }, [lesson, dispatch]);
}

/**
 * Makes a lesson the current one, and saves the place of the reader in it. One use on a page: the place of the visit before is read before
 * the first of this one is saved.
 *
 * @param stops the fragment ids at which a reader can go on later, in the order of the page
 * @returns that at which the reader left the lesson on an earlier visit; null on the first
 */
export function useLessonPlace(lesson: string, stops: readonly string[]): string | null {
  const { dispatch, getState } = useLearner();
  const [resume, setResume] = useState<string | null>(null);
  useOpenLesson(lesson);

  useEffect(() => {
    const left = getState().places[lesson];
    const place = left ? document.getElementById(left) : null;
    const scroll = takeRestored();
    setResume(place?.id ?? null);
    if (place) {
      answerBefore(place);
      // The answers have moved what the browser had scrolled to.
      if (scroll) restoreScroll(scroll);
    }
    const onPageHide = () => {
      const reached = getState().places[lesson];
      if (reached) keepScroll(reached);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: 'set-current-lesson', lesson });
    };
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    const stopFollowing = followReader(() => {
      const stop = stops[(placeOf(extentsOf(stops)) ?? 0) - 1];
      if (stop) dispatch({ type: 'set-place', lesson, place: stop });
    });
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      stopFollowing();
    };
  }, [lesson, stops, dispatch, getState]);

  return resume;
}
