'use client';

import { useLayoutEffect } from 'react';
import { isMarked, type MarkKind } from './is-marked';
import { useLearner, withLearner } from './learner';

/** Writes what the reader has learned and finished into the marks of the page (learner-mark.tsx), in place of an island for each. */
export const LearnerMarks = withLearner(function LearnerMarks() {
  const { state } = useLearner();
  useLayoutEffect(() => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-mark]')) {
      const { mark: kind, of = '' } = mark.dataset;
      if (isMarked[kind as MarkKind](state, of)) mark.dataset.marked = '';
      else delete mark.dataset.marked;
    }
  }, [state]);
  return null;
});
