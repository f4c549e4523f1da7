import { act, render } from '@testing-library/react';
import { LeadSpotlight } from './lead-spotlight';

/** Reports which steps of the figure cross the part of the viewport where a step is current. */
let report: (...crossing: { step: number; is: boolean }[]) => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    targets: Element[] = [];
    constructor(callback: IntersectionObserverCallback) {
      report = (...crossing) => {
        const entries = crossing.map(({ step, is }) => ({ target: this.targets[step - 1], isIntersecting: is }));
        act(() => callback(entries as never, this as never));
      };
    }
    observe(target: Element) {
      this.targets.push(target);
    }
    disconnect() {
      this.targets = [];
    }
  } as never;
});

const page = (
  <>
    <figure id="figure">
      <ol>
        <li>One</li>
        <li>Two</li>
      </ol>
    </figure>
    <LeadSpotlight figureId="figure" />
  </>
);

it('names the current step on the figure, of two the later one, and none outside the steps', () => {
  const { unmount } = render(page);
  const figure = document.getElementById('figure') as HTMLElement;
  expect(figure).not.toHaveAttribute('data-step');
  report({ step: 1, is: true }, { step: 2, is: false });
  expect(figure).toHaveAttribute('data-step', '1');
  report({ step: 2, is: true });
  expect(figure).toHaveAttribute('data-step', '2');
  report({ step: 1, is: false });
  expect(figure).toHaveAttribute('data-step', '2');
  report({ step: 1, is: true }, { step: 2, is: false });
  expect(figure).toHaveAttribute('data-step', '1');
  report({ step: 1, is: false });
  expect(figure).not.toHaveAttribute('data-step');
  report({ step: 2, is: true });
  unmount();
  expect(figure).not.toHaveAttribute('data-step');
});
