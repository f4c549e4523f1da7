'use client';

import { useEffect, useRef } from 'react';
import { findCurrentLink, lookOnScroll } from './current-link';

/**
 * A progress line and a mark on the current heading of the table of contents. The contents are rendered by a Server
 * Component, so the effect sets attributes on their elements.
 */
export function ReadingMarks({ articleId }: { articleId: string }) {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const article = document.getElementById(articleId);
    const list = document.querySelector<HTMLElement>('[data-contents]');
    const links = [...(list?.querySelectorAll('a') ?? [])];
    if (!article) return;
    let current: HTMLAnchorElement | undefined;

    const mark = (link: HTMLAnchorElement | undefined) => {
      if (link === current) return;
      current?.removeAttribute('aria-current');
      for (const item of list?.querySelectorAll('[data-open]') ?? []) item.removeAttribute('data-open');
      current = link;
      link?.setAttribute('aria-current', 'location');
      link?.closest('.toc-list > li')?.setAttribute('data-open', '');
      if (!list || !link) return;
      // `scrollIntoView` would scroll the page as well.
      const { top, bottom } = link.getBoundingClientRect();
      const frameBox = list.getBoundingClientRect();
      if (top < frameBox.top) list.scrollTop -= frameBox.top - top + 24;
      else if (bottom > frameBox.bottom) list.scrollTop += bottom - frameBox.bottom + 24;
    };

    return lookOnScroll(() => {
      const box = article.getBoundingClientRect();
      const way = box.height - window.innerHeight;
      const share = way > 0 ? Math.min(1, Math.max(0, -box.top / way)) : 1;
      line.current?.style.setProperty('scale', `${share} 1`);
      mark(findCurrentLink(links));
    });
  }, [articleId]);

  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 no-js:hidden print:hidden">
      <div ref={line} className="h-full origin-left scale-x-0 bg-ink" />
    </div>
  );
}
