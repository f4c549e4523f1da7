import { type RefObject, useEffect, useRef } from 'react';

/**
 * Covers the lines of a chart that is not in view yet and uncovers them a while after it has come into view, once. The
 * state stands on the plot as `data-draw`, where the stylesheet reads it. A chart that is in view when the script
 * starts stays as it is: taking it away again would only irritate. With reduced motion nothing happens at all.
 */
export function useDrawIn(layer: RefObject<HTMLElement | null>, delayMs: number | undefined) {
  const plot = () => layer.current?.closest<HTMLElement>('[data-plot]');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const target = layer.current?.closest<HTMLElement>('[data-plot]');
    if (!target || delayMs === undefined || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
      { threshold: 0.3 },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      clearTimeout(timer.current);
      delete target.dataset.draw;
    };
  }, [layer, delayMs]);

  /** Whoever starts to read does not wait. */
  function finish() {
    const target = plot();
    if (target?.dataset.draw === 'waiting') delete target.dataset.draw;
  }

  return { finish };
}
