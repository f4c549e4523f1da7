import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to another page of the site. Nothing is prefetched: a page is small, and a list of links would fetch them all. A
 * link to a place in a page loads that page whole, because only the browser's own navigation sets `:target`.
 */
export function SiteLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  if (href.includes('#')) return <a href={href} {...props} />;
  return <Link href={href} prefetch={false} {...props} />;
}
