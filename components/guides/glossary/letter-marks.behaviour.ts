import { findCurrentLink, lookOnScroll } from '@/components/guides/current-link';

/** Marks the letter that is read, and shows it in the middle of its row, which is at its start above the first one. */
export function markLetters(row: HTMLElement) {
  const links = [...row.querySelectorAll('a')];
  let current: HTMLAnchorElement | undefined;
  lookOnScroll(() => {
    const link = findCurrentLink(links);
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    current = link;
    row.scrollLeft = link ? link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 : 0;
  });
}
