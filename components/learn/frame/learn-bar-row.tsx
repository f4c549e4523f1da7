'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** On the dashboard the bar has its title; the other pages, which `data-elsewhere` marks, have the name of the site and, on phones, the link to the dashboard in its place. */
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
