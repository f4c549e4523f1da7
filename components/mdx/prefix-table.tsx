import type { ReactNode } from 'react';

/** A table whose rows begin with a code, such as the first characters of an address: large, and beside its row on phones. */
export function PrefixTable({ children }: { children: ReactNode }) {
  return <div className="prefix-table wide">{children}</div>;
}
