import { render } from '@testing-library/react';
import { startPage } from '@/tests/components/behaviours';
import { ChartStage } from './chart-stage';

/** Reports which steps of the figure cross the part of the viewport where a step is current. */
let report: (...crossing: { step: number; is: boolean }[]) => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    targets: Element[] = [];
    constructor(callback: IntersectionObserverCallback) {
      report = (...crossing) => {
        const entries = crossing.map(({ step, is }) => ({ target: this.targets[step - 1], isIntersecting: is }));
        callback(entries as never, this as never);
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

it('names the current step and what it says on the figure, of two the later one, and none outside the steps', () => {
  const steps = [
    { title: 'One', text: 'One happened.', dims: ['ink', 'gain'], isBeforeMark: true },
    { title: 'Two', text: 'Two happened.' },
  ] as const;
  const { container } = render(
    <figure data-behaviour="spotlight">
      <ChartStage id="steps" steps={steps}>
        <svg aria-hidden="true" />
      </ChartStage>
    </figure>,
  );
  startPage();
  const figure = container.firstElementChild;
  expect(figure).not.toHaveAttribute('data-step');
  report({ step: 1, is: true }, { step: 2, is: false });
  expect(figure).toHaveAttribute('data-step', '1');
  expect(figure).toHaveAttribute('data-dims', 'ink gain');
  expect(figure).toHaveAttribute('data-before-mark');
  expect(container.querySelectorAll('[data-current]')).toHaveLength(1);
  report({ step: 2, is: true });
  expect(figure).not.toHaveAttribute('data-dims');
  expect(figure).not.toHaveAttribute('data-before-mark');
  expect(figure).toHaveAttribute('data-step', '2');
  report({ step: 1, is: false });
  expect(figure).toHaveAttribute('data-step', '2');
  report({ step: 1, is: true }, { step: 2, is: false });
  expect(figure).toHaveAttribute('data-step', '1');
  report({ step: 1, is: false });
  expect(figure).not.toHaveAttribute('data-step');
});
