import clsx from 'clsx';
import { isSample } from '@/lib/learner/selectors';
import { useLearner } from '../learner';

/** Marks what belongs to the sample, and is gone with it. */
export function SampleStamp({ word, className }: { word: string; className?: string }) {
  return isSample(useLearner().state) ? <Stamp word={word} className={className} /> : null;
}

/** No higher than the line of an eyebrow, so that a heading keeps its height without it. */
export function Stamp({ word, className }: { word: string; className?: string }) {
  return (
    <span className={clsx('eyebrow rounded-sm px-1.5 font-body text-muted outline outline-control', className)}>
      {word}
    </span>
  );
}
