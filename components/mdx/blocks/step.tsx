import './step.css';
import type { ReactNode } from 'react';

/** A step or part of a guide: its heading, its drawing and what to do. Consecutive steps are joined by a line on wide screens. */
export function Step({ children }: { children: ReactNode }) {
  return <div className="guide-step wide">{children}</div>;
}
