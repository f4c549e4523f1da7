import { findTarget } from '@/components/islands/fragment';

/** A heading is current once it is above this share of the viewport's height. */
const REACHED_AT = 0.3;

/** Rounding of scroll positions, in pixels: a target this near to its place has arrived. */
const LANDED_PX = 3;

const targetOf = ({ hash }: HTMLAnchorElement) => findTarget(hash);

/** Distance from the top of the viewport at which the browser leaves the target of a fragment. */
const landingOf = (target: Element) =>
  (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) +
  (Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0);

/**
 * The height above which a heading is current, in pixels of the viewport. Over the last part of the page, whose headings cannot rise
 * that far, it sinks to the lower edge, so that each of them is current in turn, and the last one at the end.
 */
export function readingLine(viewport: number, pageLeft: number): number {
  const line = viewport * REACHED_AT;
  return Math.max(line, viewport - Math.max(0, pageLeft));
}

/**
 * The last of the links, in the order of the page, whose target the reader has reached; none above the first one. The link of the
 * fragment is current where the browser has left its target, even if the reading line is below the next one. Of targets side by
 * side, the one in the address, or the last.
 */
export function findCurrentLink(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const topOf = (link: HTMLAnchorElement) => targetOf(link)?.getBoundingClientRect().top ?? Number.NaN;
  const pageLeft = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  const line = readingLine(window.innerHeight, pageLeft);
  const last = links.findLast((link) => {
    const isShown = targetOf(link)?.checkVisibility?.() ?? true;
    return isShown && topOf(link) < line;
  });
  const addressed = links.find(({ hash }) => hash !== '' && hash === window.location.hash);
  const target = addressed && targetOf(addressed);
  if (!target) return last;
  const way = topOf(addressed) - landingOf(target);
  // At the end of the page a target stays below its place.
  const isLanded = Math.abs(way) < LANDED_PX || (pageLeft < LANDED_PX && way > 0 && topOf(addressed) < line);
  return isLanded || (last && topOf(addressed) === topOf(last)) ? addressed : last;
}

/** Calls back now and, at most once a frame, when the page scrolls, its fragment changes or the window changes its size. @returns a function that stops it */
export function lookOnScroll(look: () => void): () => void {
  let frame = 0;
  const onScroll = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  look();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', onScroll);
  // A target that cannot rise further is reached without a scroll.
  window.addEventListener('hashchange', onScroll);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('resize', onScroll);
    window.removeEventListener('hashchange', onScroll);
  };
}
