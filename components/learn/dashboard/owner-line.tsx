'use client';

import clsx from 'clsx';
import { Button, buttonClass } from '@/components/ui/button';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { isSample } from '@/lib/learner/selectors';
import { initialState } from '@/lib/learner/state';
import { useLearner } from '../learner';
import { sampleLessons } from '../sample-part';

/**
 * Whose progress the page shows: the sample's, the reader's own, or both. All sentences lie in the same place and the longest
 * one makes the room, so that nothing moves when the stored progress has been read.
 */
export function OwnerLine({
  locale,
  words,
}: {
  locale: Locale;
  words: { sample: string; mixed: string; own: string; startAtZero: string; saveIt: string };
}) {
  const { state, isStored, dispatch } = useLearner();
  const showsSample = isSample(state);
  const fromSample = sampleLessons(state).length;
  return (
    <div className="mt-8 grid border-line border-t pt-4 text-base">
      <Line isShown={showsSample}>
        <span className="py-2">{words.sample}</span>
        <Button className="no-js:hidden" onClick={() => dispatch({ type: 'reset' })}>
          {words.startAtZero}
        </Button>
      </Line>
      <Line isShown={!showsSample && fromSample > 0}>
        <span className="py-2">
          {fill(words.mixed, { count: formatNumber(fromSample || initialState.completed.length, locale) })}
        </span>
        <Button className="no-js:hidden" onClick={() => dispatch({ type: 'reset' })}>
          {words.startAtZero}
        </Button>
      </Line>
      <Line isShown={!showsSample && fromSample === 0 && isStored}>
        <span className="py-2">{words.own}</span>
        <a href="#data" className={buttonClass('quiet', 'px-0')}>
          {words.saveIt}
        </a>
      </Line>
    </div>
  );
}

function Line({ isShown, children }: { isShown: boolean; children: React.ReactNode }) {
  return (
    <p
      aria-hidden={!isShown || undefined}
      className={clsx('col-start-1 row-start-1 flex flex-wrap items-center gap-x-4 gap-y-1', !isShown && 'invisible')}
    >
      {children}
    </p>
  );
}
