import './tick-list.css';
import type { ReactNode } from 'react';

/** A list with an empty box before each point, to tick on paper or in mind, in two columns on wide screens. */
export function TickList({ children }: { children: ReactNode }) {
  return <div className="tick-list wide">{children}</div>;
}
