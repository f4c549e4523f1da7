import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A native `details` element, which find-in-page searches. Without script and on paper its content is open. */
export function ReadableDetails({
  summary,
  className,
  summaryClass,
  children,
}: {
  /** May be a heading. */
  summary: ReactNode;
  className?: string;
  summaryClass?: string;
  children: ReactNode;
}) {
  return (
    <details className={clsx('always-readable', className)}>
      <summary
        className={clsx(
          'chevron flex min-h-11 w-fit list-none items-center gap-3 hover:text-bitcoin [&::-webkit-details-marker]:hidden',
          summaryClass,
        )}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
