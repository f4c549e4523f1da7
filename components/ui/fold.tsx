import type { ReactNode } from 'react';

/**
 * Details that are one press away on a phone and always visible on wider screens, on paper and without script: a native
 * `details` element, which find-in-page searches. A browser without `::details-content` keeps the summary on every screen.
 */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="md:details-content:[content-visibility:visible] always-readable">
      <summary className="chevron flex min-h-11 list-none items-center gap-3 text-base text-muted leading-snug hover:text-bitcoin md:supports-[selector(::details-content)]:hidden no-js:hidden print:hidden [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      {children}
    </details>
  );
}
