import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A part of a guide with a captioned drawing, which comes first and is beside the text on wide screens. */
export function Beside({
  children,
  isShort = false,
}: {
  children: ReactNode;
  /** For a text that is much shorter than its drawing: the caption is below the text, not below the drawing. */
  isShort?: boolean;
}) {
  return <div className={clsx('guide-step beside wide', isShort && 'short')}>{children}</div>;
}
