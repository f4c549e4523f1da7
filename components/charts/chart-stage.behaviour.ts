/** A step is current while it crosses this part of the viewport: its text has come up from below, and that of the step before has gone. */
const CURRENT = '-40% 0px -59% 0px';

/** What a step says about the drawing (chart-stage.tsx). The figure has it while the step is current: chart-steps.css dims by it. */
const SAID = ['dims', 'beforeMark'] as const;

/** Marks the step that the reader has scrolled to with `data-current`, and the figure with its number, from 1, and with what it says. */
export function spotlightSteps(figure: HTMLElement) {
  const steps = [...figure.querySelectorAll<HTMLElement>('ol > li')];
  const crossing = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) crossing.add(target);
        else crossing.delete(target);
      }
      const current = steps.findLastIndex((step) => crossing.has(step));
      for (const [index, step] of steps.entries()) step.toggleAttribute('data-current', index === current);
      write(figure, 'step', current < 0 ? undefined : String(current + 1));
      for (const name of SAID) write(figure, name, steps[current]?.dataset[name]);
    },
    { rootMargin: CURRENT },
  );
  for (const step of steps) observer.observe(step);
}

function write({ dataset }: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}
