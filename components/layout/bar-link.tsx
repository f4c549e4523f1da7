'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteLink } from './site-link';

/** A link of the top bar, underlined on its page (`aria-current="page"`) and on the pages below it (`"true"`). */
export function BarLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const path = usePathname() ?? '';
  const current = path === href ? 'page' : path.startsWith(`${href}/`);
  return (
    <SiteLink href={href} aria-current={current || undefined} className={className}>
      {children}
    </SiteLink>
  );
}
