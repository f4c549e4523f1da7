import { render, screen } from '@testing-library/react';
import { startPage } from '@/tests/components/behaviours';
import { mockIntersections } from '@/tests/components/intersections';
import { CountUp } from './count-up';

let view: ReturnType<typeof mockIntersections>;

beforeEach(() => {
  window.matchMedia = ((media: string) => ({ matches: false, media })) as typeof window.matchMedia;
  view = mockIntersections();
});

const reels = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-reel]')].map((digit) => digit.getAttribute('data-reel'));

describe('CountUp', () => {
  it('has the final number as its text and accessible name', () => {
    const { container } = render(
      <button type="button">
        <CountUp text="87%" /> lost
      </button>,
    );
    expect(container).toHaveTextContent(/^87% lost$/);
    expect(screen.getByRole('button')).toHaveAccessibleName('87% lost');
  });

  it('rolls each digit from zero to itself', () => {
    expect(reels(render(<CountUp text="16x" />).container)).toEqual(['0\n1', '0\n1\n2\n3\n4\n5\n6']);
  });

  it('starts again when it first comes into view', () => {
    const number = render(<CountUp text="87%" />).container.firstElementChild;
    startPage();
    view.see(false);
    expect(number).toHaveAttribute('data-waiting');
    view.see();
    expect(number).not.toHaveAttribute('data-waiting');
  });
});
