'use client';

import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import type { Content } from '@/lib/content/content';
import { isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/**
 * Says whether the progress shown is the sample or the reader's own. All sentences share one grid cell, so that the longest sets its
 * height and reading the stored progress causes no layout shift.
 */
export function OwnerLine({
  words,
}: {
  words: Pick<Content['learn']['dashboard'], 'sample' | 'stamp' | 'own' | 'unsaved' | 'startAtZero' | 'saveIt'> & {
    atZero: string;
    atZeroUnsaved: string;
  };
}) {
  const { state, isStored, dispatch } = useLearner();
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const showsSample = isSample(state);
  return (
    <div ref={box} tabIndex={-1} className="grid border-line border-b pb-4 text-base">
      <p role="status" className="sr-only">
        {said}
      </p>
      <Line isShown={showsSample}>
        {/* A stamp on the frame of the sheet, as the one label of all that it holds. */}
        <span className="-top-5 -rotate-3 absolute right-5 rounded-md border-3 border-ink bg-paper px-4 py-1 font-display font-semibold text-xl uppercase tracking-widest">
          {words.stamp}
        </span>
        <span className="sr-only">: </span>
        {words.sample}{' '}
        <button
          type="button"
          className={clsx(ACTION, 'no-js:hidden')}
          onClick={() => {
            setSaid(dispatch({ type: 'reset' }) ? words.atZero : words.atZeroUnsaved);
            // The focused button is removed with its sentence.
            box.current?.focus();
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
      </Line>
    </div>
  );
}

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
