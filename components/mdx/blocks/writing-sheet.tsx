import type { ReactNode } from 'react';
import './writing-sheet.css';

/** A sheet of paper; each item of its list is followed by a line to write on. */
export function WritingSheet({ children }: { children: ReactNode }) {
  return <div className="writing-sheet">{children}</div>;
}
