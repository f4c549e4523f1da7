import type { ReactNode } from 'react';
import './totals-table.css';

/** A table of two sums: columns of one width with their numbers at the right, and the totals in the last two rows. */
export function TotalsTable({ children }: { children: ReactNode }) {
  return <div className="totals-table wide">{children}</div>;
}
