'use client';

import clsx from 'clsx';
import { isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** Marks progress outside the sheet of the sample as the sample, too. Keeps its room, so that nothing moves when it goes. */
export function SampleMark({ label }: { label: string }) {
  const isShown = isSample(useLearner().state);
  return (
    <span aria-hidden={!isShown || undefined} className={clsx(!isShown && 'invisible')}>
      {' '}
      <span className="eyebrow whitespace-nowrap rounded-full border border-control border-dashed px-2 py-0.5">
        {label}
      </span>
    </span>
  );
}
