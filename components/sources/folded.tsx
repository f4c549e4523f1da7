import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * A `details` inside an element with the class `group/row`. CSS shows its content on paper, and when the URL fragment names
 * that element or one inside it, in browsers that support `::details-content`.
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
    <details className="group-target/row:[&::details-content]:[content-visibility:visible] group-has-[:target]/row:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[content-visibility:visible]">
      <summary
        className={clsx(
          'chevron no-js:after:block! flex min-h-11 list-none items-center justify-between gap-3 hover:text-bitcoin [&::-webkit-details-marker]:hidden',
          className,
        )}
      >
        {summary}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
