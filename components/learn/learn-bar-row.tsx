'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** On a phone the bar has one row, except on the dashboard, whose title it has: `data-elsewhere` marks the other pages. */
export function LearnBarRow({ dashboard, children }: { dashboard: string; children: ReactNode }) {
  return (
    <div
      data-elsewhere={usePathname() === dashboard ? undefined : ''}
      className="group/bar page flex flex-wrap items-center gap-x-2 py-1.5 sm:gap-x-3 sm:py-2"
    >
      {children}
    </div>
  );
}
