'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useReplay } from './use-replay';

const wholeDocument = () => document;

/** Taller than any page. */
const ROOM = '1000000px';

/** Marks the document as hydrated, and repeats input that arrived before. Rendered once, last in the body. See boot.js. */
export function Hydrated() {
  const pathname = usePathname();
  const firstPathname = useRef(pathname);
  const shownPathname = useRef(pathname);

  // In the commit of another page, before it is painted.
  useLayoutEffect(() => {
    shownPathname.current = pathname;
    document.documentElement.style.minHeight = '';
    if (pathname !== firstPathname.current) applyWholeStyles();
  }, [pathname]);

  useEffect(() => {
    // On Back, Firefox scrolls to the place that was left right after this event, once, and no further than the page that is still shown
    // is tall: the page to come is rendered later.
    const makeRoom = ({ state }: PopStateEvent) => {
      const isOtherPage = state !== null && window.location.pathname !== shownPathname.current;
      document.documentElement.style.minHeight = isOtherPage ? ROOM : '';
      // It uses the layout as it is.
      if (isOtherPage) document.documentElement.getBoundingClientRect();
    };
    window.addEventListener('popstate', makeRoom);
    return () => window.removeEventListener('popstate', makeRoom);
  }, []);

  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  useReplay(wholeDocument);

  useEffect(() => {
    // An entry that a link into the page adds to the history lacks the router's state, and the router would ignore a
    // return to it from another page. It adds its state to entries that are replaced.
    const adoptEntry = () => {
      if (window.history.state === null) window.history.replaceState(null, '', window.location.href);
    };
    window.addEventListener('hashchange', adoptEntry);
    return () => window.removeEventListener('hashchange', adoptEntry);
  }, []);

  useEffect(() => {
    // The router does not scroll when a link leads to the page that is open.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]:not([target])');
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (link && isPlain && link.href === window.location.href.replace(/#.*$/, '')) window.scrollTo(0, 0);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return null;
}

/**
 * The inline style is the part that the first page uses; another page needs the whole sheets. If one of them is late or lost, the
 * browser loads that page itself.
 */
function applyWholeStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')) {
    if (!isLoaded(link)) return window.location.reload();
    link.media = 'all';
  }
}

function isLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules);
  } catch {
    return false; // Chromium refuses to read the rules of a lost sheet.
  }
}
