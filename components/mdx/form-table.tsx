import type { ReactNode } from 'react';
import './form-table.css';

/** A table with empty cells, drawn as boxes to write in. */
export function FormTable({ children }: { children: ReactNode }) {
  return <div className="form-table wide">{children}</div>;
}
