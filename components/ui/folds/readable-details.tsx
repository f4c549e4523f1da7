import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const openWhenWide =
  'md:details-content:[content-visibility:visible] md:*:[summary]:supports-[selector(::details-content)]:hidden';

/**
 * A native `details` element, which find-in-page searches. Without script and on paper its content is open, and its summary stays as the
 * title of the content; that of a `Fold` goes.
 */
export function ReadableDetails({
  summary,
  summaryClass,
  isWide = false,
  isOpenWhenWide = false,
  className,
  children,
  ...details
}: {
  /** May be a heading. */
  summary: ReactNode;
  summaryClass?: string;
  /** Whether the whole line can be pressed, and not only its words. */
  isWide?: boolean;
  /** From tablets on its content is open, and its summary goes. */
  isOpenWhenWide?: boolean;
} & ComponentProps<'details'>) {
  return (
    <details {...details} className={clsx('always-readable', isOpenWhenWide && openWhenWide, className)}>
      <summary
        className={clsx(
          'chevron flex min-h-11 list-none items-center gap-3 hover:text-bitcoin [&::-webkit-details-marker]:hidden',
          !isWide && 'w-fit',
          summaryClass,
        )}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
