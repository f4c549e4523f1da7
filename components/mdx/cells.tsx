import clsx from 'clsx';
import { Children, type ReactNode } from 'react';

/** Short steps or parts of at most three elements each, in two or three columns on wide screens. Each column has its drawing across. */
export function Cells({
  children,
  isLarge = false,
}: {
  children: ReactNode;
  /** Two columns for a number that would fill rows of three: for drawings with many labels. */
  isLarge?: boolean;
}) {
  const hasThree = !isLarge && Children.toArray(children).length % 3 === 0;
  return <div className={clsx('cells wide', hasThree && 'three')}>{children}</div>;
}
