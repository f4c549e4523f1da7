'use client';

import { type ReactNode, useRef } from 'react';
import { useFirstSight } from './use-first-sight';

/** Fades its content in when a tenth of it is in view, at the latest after two seconds. Visible without script. */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useFirstSight(box, 0.1, 2000);
  return (
    <div
      ref={box}
      className="duration-400 ease-settle data-waiting:translate-y-3 data-waiting:opacity-0 motion-safe:transition-[opacity,transform] print:translate-y-0! print:opacity-100!"
    >
      {children}
    </div>
  );
}
