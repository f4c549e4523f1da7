import type { ReactNode } from 'react';

/** A number of the progress sheet, and what belongs to it. */
export function Fact({ heading, value, children }: { heading: string; value: string; children?: ReactNode }) {
  return (
    <div className="border-line border-t pt-5">
      <h3 className="eyebrow font-body text-muted">{heading}</h3>
      <p className="mt-1 font-display text-2xl tabular-nums max-sm:text-[1.375rem]">{value}</p>
      {children}
    </div>
  );
}
