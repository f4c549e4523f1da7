import type { Extent } from '@/lib/learner/reading-place';

/** The height of the reading line, as a part of the viewport. */
const READING_LINE = 0.45;

/** Relative to the reading line. What is not in the page is far below. */
export function extentOf(element: Element | null | undefined): Extent {
  const { top, height } = element?.getBoundingClientRect() ?? { top: 1e9, height: 0 };
  return { top: top - window.innerHeight * READING_LINE, height };
}

export const extentsOf = (ids: readonly string[]) => ids.map((id) => extentOf(document.getElementById(id)));

/** Calls `read` in a frame after each scroll. Returns a function that ends this. */
export function followReader(read: () => void): () => void {
  let frame = 0;
  const onScroll = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      read();
    });
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  // A browser that reloads the page can scroll to the last place before this script runs.
  if (window.scrollY > 0) onScroll();
  return () => {
    window.removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
  };
}
