import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/folds/fold';

/** The caveat of a chart, and its notes behind one closed line. */
export function ChartFoot({
  summary,
  caveat,
  notes,
  actions,
  className,
}: {
  /** Of the closed line. */
  summary: string;
  caveat: ReactNode;
  notes: ReactNode;
  /** Beside the closed line. */
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <figcaption className={clsx('*:first:mt-3', className)}>
      {caveat}
      {/* The open notes have the full width below line and actions. */}
      <div className="mt-2.5 sm:mt-4 grid grid-cols-[1fr_auto] items-start border-line border-t sm:pt-1 text-base *:[details]:row-start-1 *:[details]:col-span-full *:last:col-start-2 *:last:row-start-1 no-js:*:last:col-start-1 no-js:*:last:row-start-2 narrow:*:last:col-start-1 narrow:*:last:row-start-2 @4xl/card:col-span-full [&_p]:mt-2 [&_p]:max-w-3xl [&_p]:text-muted">
        <Fold
          summary={summary}
          summaryClass="w-fit font-semibold text-inherit! text-sm hover:text-bitcoin! sm:text-base"
        >
          {notes}
        </Fold>
        {actions}
      </div>
    </figcaption>
  );
}
