import type { ReactNode } from 'react';

/** The line above a cell of the progress sheet. */
export const CELL = 'border-line border-t pt-5';

/** A number of the progress sheet. */
export function Fact({ heading, value, children }: { heading: string; value: string; children?: ReactNode }) {
  return (
    <div className={CELL}>
      <h3 className="eyebrow font-body text-muted">{heading}</h3>
      <p className="mt-1 whitespace-nowrap font-display text-xl tabular-nums md:text-2xl">{value}</p>
      {children}
    </div>
  );
}
