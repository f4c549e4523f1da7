import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChartsExhibit } from '@/components/home/charts/charts-exhibit';
import { SocietalDeclineExhibit } from '@/components/home/societal-decline/societal-decline-exhibit';
import { mockIntersections } from '@/tests/components/intersections';

let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} });
  see = mockIntersections().see;
});
afterEach(() => jest.useRealTimers());

it.each<[string, ReactNode, number, number]>([
  ['the evidence', <ChartsExhibit key="e" locale="en" />, 3, 500],
  ['the exhibit of four measures', <SocietalDeclineExhibit key="d" locale="en" />, 4, 1000],
])('%s draws its lines in after its own pause', async (_, exhibit, count, pauseMs) => {
  const { container } = render(exhibit);
  // The reading layers load on their own.
  expect(await screen.findAllByRole('slider')).toHaveLength(count);
  const states = () => [...container.querySelectorAll<HTMLElement>('[data-plot]')].map((plot) => plot.dataset.draw);
  const all = (state: string) => Array.from({ length: count }, () => state);
  act(() => see(false));
  expect(states()).toEqual(all('waiting'));
  act(() => see(true));
  act(() => jest.advanceTimersByTime(pauseMs - 1));
  expect(states()).toEqual(all('waiting'));
  act(() => jest.advanceTimersByTime(1));
  expect(states()).toEqual(all('drawing'));
});
