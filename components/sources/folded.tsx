import clsx from 'clsx';
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

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
    <details className="group/fold group-target/row:[&::details-content]:[content-visibility:visible] group-has-[:target]/row:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[content-visibility:visible]">
      <summary
        className={clsx(
          'flex min-h-11 list-none items-center justify-between gap-3 hover:text-bitcoin [&::-webkit-details-marker]:hidden',
          className,
        )}
      >
        {summary}
        <Icon node={ChevronDown} className="size-5 shrink-0 group-open/fold:rotate-180 group-target/row:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
