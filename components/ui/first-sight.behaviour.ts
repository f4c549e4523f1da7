/**
 * Sets `data-waiting` on an element that is out of view now, and removes it when the element comes into view. An element that is in view
 * is left alone, because hiding it again would be visible. With reduced motion nothing happens.
 *
 * Its attributes: `data-threshold`, the visible share of the element that counts as in view, 0 to 1; `data-latest`, the milliseconds
 * after which `data-waiting` is removed in any case.
 */
export function awaitFirstSight(element: HTMLElement) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { threshold, latest } = element.dataset;
  const show = () => {
    observer.disconnect();
    delete element.dataset.waiting;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      else element.dataset.waiting = '';
    },
    { threshold: Number(threshold) },
  );
  observer.observe(element);
  if (latest) setTimeout(show, Number(latest));
}
