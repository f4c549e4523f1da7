'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { sitePath, withoutBasePath } from '@/lib/content/links';
import { SiteLink } from '../site-link';

/** A link of the top bar, underlined on its page (`aria-current="page"`) and on the pages below it (`"true"`). */
export function BarLink({
  href,
  fragment,
  ...props
}: ComponentProps<'a'> & {
  href: string;
  /** Where in the page the link leads. */
  fragment?: string;
}) {
  // Without the folder of the host, which `href` has.
  const path = sitePath(withoutBasePath(usePathname() ?? '/'));
  const current = path === href ? 'page' : path.startsWith(`${href}/`);
  return <SiteLink {...props} href={fragment ? `${href}#${fragment}` : href} aria-current={current || undefined} />;
}
