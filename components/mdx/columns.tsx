import type { ReactNode } from 'react';

/** A list of separate points, or short questions with their answers, in two columns on wide screens. Its style is in prose.css. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="columns wide">{children}</div>;
}
