import type { ReactNode } from 'react';

/** The line above a cell of the progress sheet. */
export const CELL = 'border-line border-t pt-5';

/** A number of the progress sheet. On phones its name is beside it. */
export function Fact({ heading, value, children }: { heading: string; value: string; children?: ReactNode }) {
  return (
    <div className={CELL}>
      <div className="flex items-baseline justify-between gap-4 md:block">
        <h3 className="eyebrow font-body text-muted">{heading}</h3>
        <p className="font-display text-2xl tabular-nums md:mt-1">{value}</p>
      </div>
      {children}
    </div>
  );
}
