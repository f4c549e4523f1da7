import { type RefObject, useEffect, useRef } from 'react';

/** A chart that is jumped to, or is taller than the window, may show little of itself; what is in view must not stay empty. */
const SEEN_SHARE = 0.15;

/**
 * Hides the lines of a chart that is below the viewport and draws them once, `delayMs` after the chart comes into view.
 * The state is in `data-draw` of the plot, which CSS reads. A chart in view at hydration stays as it is: hiding visible
 * lines would be a flash. With reduced motion nothing happens.
 */
export function useDrawIn(layer: RefObject<HTMLElement | null>, delayMs: number | undefined) {
  const plot = () => layer.current?.closest<HTMLElement>('[data-plot]');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const target = layer.current?.closest<HTMLElement>('[data-plot]');
    if (!target || delayMs === undefined || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The slides of a carousel draw together: what the reader chooses there must not be empty.
    const seen = target.closest('[aria-roledescription="carousel"]') ?? target;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          target.dataset.draw ??= 'waiting';
          return;
        }
        observer.disconnect();
        timer.current = setTimeout(() => {
          if (target.dataset.draw === 'waiting') target.dataset.draw = 'drawing';
        }, delayMs);
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(seen);
    return () => {
      observer.disconnect();
      clearTimeout(timer.current);
      delete target.dataset.draw;
    };
  }, [layer, delayMs]);

  /** Shows the lines at once, for a reader who reads values before the animation. */
  function finish() {
    const target = plot();
    if (target?.dataset.draw === 'waiting') delete target.dataset.draw;
  }

  return { finish };
}
