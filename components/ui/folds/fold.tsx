import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ReadableDetails } from './readable-details';

const atTarget = 'has-[:target]:details-content:[content-visibility:visible]';

/**
 * Details that are one press away, and always readable on paper and without script: a native `details` element, which
 * find-in-page searches. Content that the URL fragment names is visible, too. A browser without `::details-content` keeps
 * the summary everywhere.
 */
export function Fold({
  summary,
  summaryClass = 'text-base',
  onPhonesOnly = false,
  isOpen = false,
  children,
}: {
  summary: string;
  summaryClass?: string;
  /** For content that is the page itself, such as the terms of the glossary: wider screens always show it. */
  onPhonesOnly?: boolean;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <ReadableDetails
      open={isOpen}
      isWide
      isOpenWhenWide={onPhonesOnly}
      className={atTarget}
      summary={summary}
      summaryClass={clsx(
        'text-balance text-muted leading-snug supports-[selector(::details-content)]:no-js:hidden supports-[selector(::details-content)]:print:hidden',
        summaryClass,
      )}
    >
      {children}
    </ReadableDetails>
  );
}
