import './columns.css';
import type { ReactNode } from 'react';

/** A list of separate points, or short questions with their answers, in two columns on wide screens. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="columns wide">{children}</div>;
}
