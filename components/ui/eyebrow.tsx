import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The small line above a title. A `span` where it is part of the title. */
export function Eyebrow({
  as: Tag = 'p',
  className,
  children,
}: {
  as?: 'p' | 'span';
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag
      className={clsx('eyebrow flex items-center gap-3 text-muted before:h-px before:w-10 before:bg-ink', className)}
    >
      {children}
    </Tag>
  );
}
