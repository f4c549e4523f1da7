'use client';

import { isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** Marks progress outside the sheet of the sample as the sample, too. Behind a sentence, so that nothing moves when it goes. */
export function SampleMark({ label }: { label: string }) {
  if (!isSample(useLearner().state)) return null;
  return (
    <>
      {' '}
      <span className="eyebrow whitespace-nowrap rounded-full border border-control border-dashed px-2 py-0.5">
        {label}
      </span>
    </>
  );
}
