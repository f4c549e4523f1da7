import { type RefObject, useEffect } from 'react';

/**
 * Sets `data-waiting` on an element that is out of view at hydration, and removes it when the element comes into view. An
 * element that is in view is left alone, because hiding it again would be visible. With reduced motion nothing happens.
 *
 * @param threshold the visible share of the element that counts as in view, 0 to 1
 * @param fallbackMs the attribute is removed after this time at the latest
 */
export function useFirstSight(target: RefObject<HTMLElement | null>, threshold: number, fallbackMs?: number) {
  useEffect(() => {
    const element = target.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = fallbackMs === undefined ? undefined : setTimeout(show, fallbackMs);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) show();
        else element.dataset.waiting = '';
      },
      { threshold },
    );
    function show() {
      clearTimeout(timer);
      observer.disconnect();
      delete element?.dataset.waiting;
    }
    observer.observe(element);
    return show;
  }, [target, threshold, fallbackMs]);
}
