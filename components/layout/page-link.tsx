'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link to another page of the site: an ordinary link whose plain click keeps the page alive. The framework's own link
 * does the same and also fetches ahead, which no page here wants; without it 3 kB less script is loaded. Links to a place
 * in a page are left to the browser, which alone marks that place (`:target`).
 */
export function PageLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (href.includes('#')) return;
    event.preventDefault();
    router.push(href);
    // To the page that is open the framework has no way; a plain link leads to its top.
    if (href === window.location.pathname) window.scrollTo(0, 0);
  }
  return <a href={href} onClick={follow} {...props} />;
}
