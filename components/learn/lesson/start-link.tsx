'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';
import { useResume } from './lesson-place';

/** Leads to the first thing to press, or to the place at which the reader left. Both texts take the same room. */
export function StartLink({
  opening,
  arrow,
  words,
}: {
  /** The fragment id of the opening. */
  opening: string;
  arrow: ReactNode;
  words: Pick<Content['learn']['lesson'], 'start' | 'resume'>;
}) {
  const resume = useResume();
  return (
    <a href={`#${resume ?? opening}`} className={buttonClass('primary', 'min-h-12 px-6')}>
      <span className="grid justify-items-center *:col-start-1 *:row-start-1">
        <span className={LABEL}>
          <span>{resume ? words.resume : words.start}</span>
          {arrow}
        </span>
        <span aria-hidden="true" className={`invisible ${LABEL}`}>
          {words.resume}
          {arrow}
        </span>
      </span>
    </a>
  );
}

/** Text and arrow are centered together. */
const LABEL = 'flex items-center gap-2';
