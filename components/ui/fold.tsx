import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * Details that are one press away on a phone and always visible on wider screens, on paper and without script: a native
 * `details` element, which find-in-page searches. Content that the URL fragment names is visible, too. A browser without
 * `::details-content` keeps the summary on every screen.
 */
export function Fold({
  summary,
  summaryClass = 'text-base',
  children,
}: {
  summary: string;
  summaryClass?: string;
  children: ReactNode;
}) {
  return (
    <details className="has-[:target]:details-content:[content-visibility:visible] md:details-content:[content-visibility:visible] always-readable">
      <summary
        className={clsx(
          'chevron flex min-h-11 list-none items-center gap-3 text-muted leading-snug hover:text-bitcoin md:supports-[selector(::details-content)]:hidden no-js:hidden print:hidden [&::-webkit-details-marker]:hidden',
          summaryClass,
        )}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
