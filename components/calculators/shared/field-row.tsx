import type { ReactNode } from 'react';

/** A short field beside its label, with its hint below both, in guides (calculator.css). */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>;
}
