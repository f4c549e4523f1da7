'use client';

import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { useLearner, withLearner } from '@/components/learn/learner/learner';
import { SAMPLE_ANCHOR } from '@/components/learn/learner/sample-mark';
import type { Content } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { isSample, lessonsCompleted } from '@/lib/learner/selectors';
import { sampleIds } from '@/lib/learner/state';
import type { LearnerState } from '@/lib/learner/types';

/**
 * Says whether the sample is in the record, or all of it is the reader's own. Both sentences share one grid cell, so that the longest sets
 * its height and reading the stored progress causes no layout shift.
 */
export const OwnerLine = withLearner(function OwnerLine({
  locale,
  words,
}: {
  locale: Locale;
  words: Pick<
    Content['learn']['dashboard'],
    'sample' | 'sampleGrows' | 'own' | 'unsaved' | 'startAtZero' | 'undo' | 'saveIt'
  > & { atZero: string; atZeroUnsaved: string };
}) {
  const { state, isStored, dispatch } = useLearner();
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  /** The record before "Start at zero", which may have lessons of the reader. */
  const [emptied, setEmptied] = useState<LearnerState | null>(null);
  const showsSample = isSample(state);

  function act(said: string) {
    setSaid(said);
    // The focused button is removed with its sentence.
    box.current?.focus();
  }

  return (
    <div
      ref={box}
      id={SAMPLE_ANCHOR}
      tabIndex={-1}
      className="own-record grid max-w-3xl scroll-mt-6 text-pretty text-base"
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <Line isShown={showsSample}>
        <span>{countOf(words.sample, showsSample ? state.sample.length : sampleIds.length, locale)}</span>{' '}
        <span className="no-js:hidden">{words.sampleGrows}</span>{' '}
        <button
          type="button"
          className={clsx(ACTION, 'no-js:hidden')}
          onClick={() => {
            setEmptied(state);
            act(dispatch({ type: 'reset' }) ? words.atZero : words.atZeroUnsaved);
          }}
        >
          {words.startAtZero}
        </button>
      </Line>
      <Line isShown={!showsSample}>
        <span>{isStored || showsSample ? words.own : words.unsaved}</span>{' '}
        <a href="#data" className={ACTION}>
          {words.saveIt}
        </a>
        {emptied && lessonsCompleted(state) === 0 && (
          <span>
            {' '}
            <button
              type="button"
              className={clsx(ACTION, 'ml-4')}
              onClick={() => {
                dispatch({ type: 'import', state: emptied });
                setEmptied(null);
                act('');
              }}
            >
              {words.undo}
            </button>
          </span>
        )}
      </Line>
    </div>
  );
});

/** In the sentence, with a target of 44 px. */
const ACTION =
  'link relative whitespace-nowrap narrow:whitespace-normal font-semibold after:absolute after:-inset-x-2 after:-inset-y-2.5';

function Line({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <p aria-hidden={!isShown || undefined} className={clsx('col-start-1 row-start-1', !isShown && 'invisible')}>
      {children}
    </p>
  );
}
