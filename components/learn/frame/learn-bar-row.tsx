'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { barRowClass } from '@/components/layout/bar/bar-item';
import { sitePath, withoutBasePath } from '@/lib/content/links';

/** On the dashboard the bar has its title; the other pages, which `data-elsewhere` marks, have the name of the site in its place. */
export function LearnBarRow({ dashboard, children }: { dashboard: string; children: ReactNode }) {
  const path = sitePath(withoutBasePath(usePathname() ?? '/'));
  return (
    <div data-elsewhere={path === dashboard ? undefined : ''} className={clsx('group/bar min-h-16', barRowClass)}>
      {children}
    </div>
  );
}
