import type { ReactNode } from 'react';
import './chart-pair.css';

/** Two charts that are evidence, side by side on a wide screen. */
export function ChartPair({ children }: { children: ReactNode }) {
  return <div className="chart-pair grid grid-cols-1 gap-5 md:gap-8 xl:grid-cols-2">{children}</div>;
}
