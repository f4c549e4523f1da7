import { render, screen } from '@testing-library/react';
import { startPage } from '@/tests/components/behaviours';
import { mockIntersections } from '@/tests/components/intersections';
import { Reveal } from './reveal';

let view: ReturnType<typeof mockIntersections>;
let prefersReducedMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  prefersReducedMotion = false;
  window.matchMedia = ((media: string) => ({ matches: prefersReducedMotion, media })) as typeof window.matchMedia;
  view = mockIntersections();
});
afterEach(() => jest.useRealTimers());

const isWaiting = () => screen.getByText('Inflation').parentElement?.hasAttribute('data-waiting');

function open() {
  render(
    <Reveal>
      <p>Inflation</p>
    </Reveal>,
  );
  startPage();
}

describe('Reveal', () => {
  it('hides content that is out of view until a tenth of it is in view', () => {
    open();
    expect(view.options).toEqual([{ threshold: 0.1 }]);
    expect(isWaiting()).toBe(false);
    view.see(false);
    expect(isWaiting()).toBe(true);
    view.see();
    expect(isWaiting()).toBe(false);
  });

  it('leaves content alone that is in view when the behaviours start', () => {
    open();
    view.see();
    view.see(false);
    expect(isWaiting()).toBe(false);
  });

  it('shows its content after two seconds at the latest', () => {
    open();
    view.see(false);
    jest.advanceTimersByTime(1999);
    expect(isWaiting()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isWaiting()).toBe(false);
  });

  it('hides nothing with reduced motion', () => {
    prefersReducedMotion = true;
    open();
    view.see(false);
    expect(isWaiting()).toBe(false);
  });
});
