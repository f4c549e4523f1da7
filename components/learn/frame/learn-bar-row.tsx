'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { sitePath, withoutBasePath } from '@/lib/content/links';

/** On the dashboard the bar has its title; the other pages, which `data-elsewhere` marks, have the name of the site in its place. */
export function LearnBarRow({ dashboard, children }: { dashboard: string; children: ReactNode }) {
  const path = sitePath(withoutBasePath(usePathname() ?? '/'));
  return (
    <div
      data-elsewhere={path === dashboard ? undefined : ''}
      className="group/bar page flex min-h-16 items-center justify-end gap-x-1 tiny:flex-wrap tiny:gap-x-0"
    >
      {children}
    </div>
  );
}
