import './folded.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * A `details` of a row (`article`). CSS shows its content on paper, and when the URL fragment names that row or an element inside
 * it, in browsers that support `::details-content`.
 */
export function Folded({
  summary,
  className,
  children,
}: {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className="folded-row">
      <summary className={clsx('chevron no-js:after:block!', className)}>{summary}</summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
