import { act, render, screen } from '@testing-library/react';
import { mockIntersections } from '@/tests/intersections';
import { CountUp } from './count-up';

let see: () => void;
let isStill = false;

beforeEach(() => {
  jest.useFakeTimers();
  isStill = false;
  window.matchMedia = ((query: string) => ({ matches: isStill, media: query })) as typeof window.matchMedia;
  see = mockIntersections().see;
});
afterEach(() => jest.useRealTimers());

const shown = () => screen.getAllByText(/%$/)[1]?.textContent;
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

describe('a number that counts up', () => {
  it('stands in the page as its final text, for every reader', () => {
    render(<CountUp text="87%" />);
    expect(screen.getAllByText('87%')).toHaveLength(2);
  });

  it('counts for two seconds once it is seen, and ends at the final text', () => {
    render(<CountUp text="87%" />);
    act(() => see());
    wait(500);
    const half = Number.parseInt(shown() ?? '', 10);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(87);
    wait(1400);
    expect(shown()).not.toBe('0%');
    wait(200);
    expect(shown()).toBe('87%');
  });

  it('never changes what a screen reader reads', () => {
    render(<CountUp text="87%" />);
    act(() => see());
    wait(300);
    expect(screen.getByText('87%')).toHaveClass('sr-only');
  });

  it('stands still with reduced motion', () => {
    isStill = true;
    render(<CountUp text="87%" />);
    wait(300);
    expect(shown()).toBe('87%');
  });
});
