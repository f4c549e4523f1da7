import type { ReactNode } from 'react';

/** A named frame in which a table scrolls by itself where the screen is narrow; reachable by keyboard. */
export function ScrollFrame({
  label,
  role,
  className = 'overflow-x-auto',
  children,
}: {
  label: string;
  /** Where many tables follow each other: a group is no landmark of the page. */
  role?: 'group';
  className?: string;
  children: ReactNode;
}) {
  return (
    <section role={role} aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
