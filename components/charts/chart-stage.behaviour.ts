/** A step is current while it crosses this part of the viewport: its text has come up from below, and that of the step before has gone. */
const CURRENT = '-40% 0px -59% 0px';

/** Writes the number of the step that the reader has scrolled to, from 1, into `data-step` of the figure; chart-steps.css dims by it. */
export function spotlightSteps(figure: HTMLElement) {
  const steps = [...figure.querySelectorAll('ol > li')];
  const crossing = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) crossing.add(target);
        else crossing.delete(target);
      }
      const current = steps.findLastIndex((step) => crossing.has(step));
      if (current < 0) delete figure.dataset.step;
      else figure.dataset.step = String(current + 1);
    },
    { rootMargin: CURRENT },
  );
  for (const step of steps) observer.observe(step);
}
