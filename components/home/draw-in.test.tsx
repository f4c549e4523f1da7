import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChartsExhibit } from '@/components/home/charts-exhibit';
import { DivergenceExhibit } from '@/components/home/divergence-exhibit';

/** Reports to every observer, as the browser does when all of the exhibit leaves or enters the screen. */
let report: (isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  const callbacks: ((isIntersecting: boolean) => void)[] = [];
  report = (isIntersecting) => {
    for (const callback of callbacks) callback(isIntersecting);
  };
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} });
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push((isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
      );
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

it.each<[string, ReactNode, number, number]>([
  ['the evidence', <ChartsExhibit key="e" locale="en" />, 2, 500],
  ['the great divergence', <DivergenceExhibit key="d" locale="en" />, 4, 1000],
])('%s draws its lines in after its own pause', (_, exhibit, count, pauseMs) => {
  const { container } = render(exhibit);
  const states = () => [...container.querySelectorAll<HTMLElement>('[data-plot]')].map((plot) => plot.dataset.draw);
  const all = (state: string) => Array.from({ length: count }, () => state);
  act(() => report(false));
  expect(states()).toEqual(all('waiting'));
  act(() => report(true));
  act(() => jest.advanceTimersByTime(pauseMs - 1));
  expect(states()).toEqual(all('waiting'));
  act(() => jest.advanceTimersByTime(1));
  expect(states()).toEqual(all('drawing'));
});
