import type { ReactNode } from 'react';

/** Short steps or parts of at most three elements each, in two columns on wide screens. Each column has its drawing across. */
export const Cells = ({ children }: { children: ReactNode }) => <div className="cells wide">{children}</div>;
