/** A heading is current once it is above this share of the viewport's height. */
const REACHED_AT = 0.3;

const targetOf = ({ hash }: HTMLAnchorElement) => document.getElementById(decodeURIComponent(hash.slice(1)));

/**
 * The last of the links, in the order of the page, whose target the reader has reached; none above the first one. Of targets side by side,
 * the one in the address, or the last.
 */
export function findCurrentLink(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const topOf = (link: HTMLAnchorElement) => targetOf(link)?.getBoundingClientRect().top;
  const last = links.findLast((link) => {
    const target = targetOf(link);
    const isShown = target?.checkVisibility?.() ?? true;
    return target && isShown && target.getBoundingClientRect().top < window.innerHeight * REACHED_AT;
  });
  const addressed = last && links.find(({ hash }) => hash === window.location.hash);
  return addressed && topOf(addressed) === topOf(last) ? addressed : last;
}

/** Calls back now and, at most once a frame, when the page scrolls or the window changes its size. @returns a function that stops it */
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
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('resize', onScroll);
  };
}
