import type { ReactNode } from 'react';

/**
 * Fades its content in when a tenth of it is in view, at the latest after two seconds (first-sight.behaviour.ts). Visible without script.
 */
export function Reveal({ children }: { children: ReactNode }) {
  return (
    <div
      data-behaviour="first-sight"
      data-threshold="0.1"
      data-latest="2000"
      className="duration-400 ease-settle data-waiting:translate-y-3 data-waiting:opacity-0 motion-safe:transition-[opacity,transform] print:translate-y-0! print:opacity-100!"
    >
      {children}
    </div>
  );
}
