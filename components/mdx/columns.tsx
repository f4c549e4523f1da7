import './columns.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A list of separate points, or short questions with their answers, in two columns on wide screens. Its style is in prose.css. */
export function Columns({
  inRows = false,
  children,
}: {
  /** Points of unequal length in rows of two: columns of them would have two and four. */
  inRows?: boolean;
  children: ReactNode;
}) {
  return <div className={clsx('columns wide', inRows && 'in-rows')}>{children}</div>;
}
