'use client';

import { useRef } from 'react';
import type { Locale } from '@/lib/format/locale';
import { useWhenNear } from '../use-when-near';
import type { DataWords } from './data-controls';

const load = () => import('./data-controls').then((module) => module.DataControls);

/** The controls work with script only, so they come with it, when the reader does. Their room is kept for them. */
export function LateDataControls(props: { locale: Locale; words: DataWords }) {
  const box = useRef<HTMLDivElement>(null);
  const Controls = useWhenNear(box, load);
  return (
    <div ref={box} className="mt-8 min-h-134 no-js:hidden sm:min-h-120 md:min-h-44">
      {Controls && <Controls {...props} />}
    </div>
  );
}
