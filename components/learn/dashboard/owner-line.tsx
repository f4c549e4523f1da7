'use client';

import clsx from 'clsx';
import { Button, buttonClass } from '@/components/ui/button';
import { isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/**
 * Whose progress the page shows: the sample's or the reader's own. Both sentences lie in the same place and the longer
 * one makes the room, so that nothing moves when the stored progress has been read.
 */
export function OwnerLine({ words }: { words: { sample: string; own: string; startAtZero: string; saveIt: string } }) {
  const { state, isStored, dispatch } = useLearner();
  const showsSample = isSample(state);
  return (
    <div className="mt-8 grid border-line border-t pt-4 text-base">
      <Line isShown={showsSample}>
        <span className="py-2">{words.sample}</span>
        <Button className="no-js:hidden" onClick={() => dispatch({ type: 'reset' })}>
          {words.startAtZero}
        </Button>
      </Line>
      <Line isShown={!showsSample && isStored}>
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
    <p className={clsx('col-start-1 row-start-1 flex flex-wrap items-center gap-x-4 gap-y-1', !isShown && 'invisible')}>
      {children}
    </p>
  );
}
