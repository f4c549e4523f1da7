import { findCurrentLink, lookOnScroll } from './current-link';

/** The space between the current link and the edge of the list that it is scrolled to, in pixels. */
const LIST_MARGIN_PX = 24;

/** Scales a line by how much of the article `data-article` is read, and marks the current heading in the table of contents. */
export function markReading(line: HTMLElement) {
  const article = document.getElementById(line.dataset.article ?? '');
  const list = document.querySelector<HTMLElement>('[data-contents]');
  if (!article || !list) return;
  const links = [...list.querySelectorAll('a')];
  let current: HTMLAnchorElement | undefined;

  function mark(link: HTMLAnchorElement | undefined) {
    if (link === current) return;
    current?.removeAttribute('aria-current');
    for (const item of list?.querySelectorAll('[data-open]') ?? []) item.removeAttribute('data-open');
    current = link;
    link?.setAttribute('aria-current', 'location');
    link?.closest('.guide-toc-list > li')?.setAttribute('data-open', '');
    if (list && link) scrollTo(list, link);
  }

  lookOnScroll(() => {
    const { top, height } = article.getBoundingClientRect();
    const way = height - window.innerHeight;
    const share = way > 0 ? Math.min(1, Math.max(0, -top / way)) : 1;
    line.style.setProperty('scale', `${share} 1`);
    mark(findCurrentLink(links));
  });
}

/** `scrollIntoView` would scroll the page as well. */
function scrollTo(list: HTMLElement, link: Element) {
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top + LIST_MARGIN_PX;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom + LIST_MARGIN_PX;
}
