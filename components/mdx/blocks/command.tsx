import './command.css';
import type { ReactNode } from 'react';

/** A command on lines of its own: it wraps between its options, never inside one. */
export function Command({ children }: { children: ReactNode }) {
  return <div className="command">{children}</div>;
}
