'use client';

import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { isSample } from '@/lib/learner/selectors';
import { initialState } from '@/lib/learner/state';
import { useLearner } from '../learner';
import { sampleLessons } from '../sample-part';

/**
 * Says whether the progress shown is the sample, the reader's own, or both. All sentences share one grid cell, so that the
 * longest sets its height and reading the stored progress causes no layout shift.
 */
export function OwnerLine({
  locale,
  words,
}: {
  locale: Locale;
  words: Pick<Content['learn']['dashboard'], 'sample' | 'mixed' | 'own' | 'unsaved' | 'startAtZero' | 'saveIt'> & {
    atZero: string;
    atZeroUnsaved: string;
  };
}) {
  const { state, isStored, dispatch } = useLearner();
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const showsSample = isSample(state);
  const fromSample = sampleLessons(state).length;
  const startAtZero = (
    <Button
      className="no-js:hidden"
      onClick={() => {
        setSaid(dispatch({ type: 'reset' }) ? words.atZero : words.atZeroUnsaved);
        // The focused button is removed with its sentence.
        box.current?.focus();
      }}
    >
      {words.startAtZero}
    </Button>
  );
  return (
    <div ref={box} tabIndex={-1} className="grid text-base">
      <p role="status" className="sr-only">
        {said}
      </p>
      <Line isShown={showsSample}>
        <span className="py-2">{words.sample}</span>
        {startAtZero}
      </Line>
      <Line isShown={!showsSample && fromSample > 0}>
        <span className="py-2">
          {fill(words.mixed, { count: formatNumber(fromSample || initialState.completed.length, locale) })}
        </span>
        {startAtZero}
      </Line>
      <Line isShown={!showsSample && fromSample === 0}>
        <span className="py-2">{isStored || showsSample ? words.own : words.unsaved}</span>
        <a href="#data" className="link inline-flex min-h-11 items-center font-semibold">
          {words.saveIt}
        </a>
      </Line>
    </div>
  );
}

function Line({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <p
      aria-hidden={!isShown || undefined}
      className={clsx('col-start-1 row-start-1 flex flex-wrap items-center gap-x-4 gap-y-1', !isShown && 'invisible')}
    >
      {children}
    </p>
  );
}
