'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { SiteLink } from './site-link';

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
  const path = usePathname() ?? '';
  const current = path === href ? 'page' : path.startsWith(`${href}/`);
  return <SiteLink {...props} href={fragment ? `${href}#${fragment}` : href} aria-current={current || undefined} />;
}
