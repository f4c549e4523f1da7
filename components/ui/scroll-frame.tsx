import './scroll-frame.css';
import type { ReactNode } from 'react';

/** A named, focusable box in which a wide table scrolls. */
export function ScrollFrame({
  label,
  role,
  className = 'overflow-x-auto',
  children,
}: {
  label: string;
  /** `group` where a page has many tables: each `region` would be a landmark. */
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
