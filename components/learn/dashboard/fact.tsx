import type { ReactNode } from 'react';

/** Below both numbers on phones, where they are side by side. */
export const BELOW_FACTS = 'max-md:col-span-full max-md:-mt-4';

/** The line above a cell of the progress sheet. */
export const CELL = 'border-line border-t pt-5';

/** A number of the progress sheet. On phones it is one cell of the sheet, and its children are others, in an order of their own. */
export function Fact({ heading, value, children }: { heading: string; value: string; children?: ReactNode }) {
  return (
    <div className={`${CELL} max-md:contents`}>
      <div className="max-md:border-line max-md:border-t max-md:pt-5">
        <h3 className="eyebrow font-body text-muted">{heading}</h3>
        <p className="mt-1 font-display text-2xl tabular-nums max-sm:text-[1.375rem]">{value}</p>
      </div>
      {children}
    </div>
  );
}
