import clsx from 'clsx';
import { Children, type ReactNode } from 'react';

/** Short steps or parts of at most three elements each, in two or three columns on wide screens. Each column has its drawing across. */
export function Cells({ children }: { children: ReactNode }) {
  return <div className={clsx('cells wide', Children.toArray(children).length % 3 === 0 && 'three')}>{children}</div>;
}
