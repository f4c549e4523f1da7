'use client';

import clsx from 'clsx';
import { isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** A stamp on what shows the sample. It keeps its room, so that reading the stored progress causes no layout shift. */
export function SampleStamp({ word }: { word: string }) {
  const isShown = isSample(useLearner().state);
  return (
    <span
      aria-hidden={!isShown || undefined}
      className={clsx(
        'eyebrow -rotate-3 inline-block rounded-sm border-2 border-loss-fill px-2 py-0.5 font-body text-loss',
        !isShown && 'invisible',
      )}
    >
      {word}
    </span>
  );
}
