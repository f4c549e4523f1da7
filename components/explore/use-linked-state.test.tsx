import { act, renderHook } from '@testing-library/react';
import { useLinkedState } from './use-linked-state';

interface Sample {
  size: number;
}

const settings = (anchor: string) => ({
  anchor,
  start: START,
  parse: (hash: string) => {
    const size = new RegExp(`^#${anchor}\\?size=(\\d+)$`).exec(hash)?.[1];
    return size ? { state: { size: Number(size) }, faults: [] } : null;
  },
  toHash: ({ size }: Sample) => `#${anchor}?size=${size}`,
});
const START: Sample = { size: 1 };

const viewOf = (anchor: string) => renderHook(() => useLinkedState<Sample, string>(settings(anchor))).result;

/** Goes through the history, and waits for the event that ends it. */
async function go(by: number) {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(by);
    await arrived;
  });
}

beforeEach(() => window.history.pushState(null, '', '/explore'));

it('useLinkedState restores every view of an entry when the address names only one of them', async () => {
  const [one, two] = [viewOf('one'), viewOf('two')];
  act(() => one.current.change({ size: 2 }));
  act(() => two.current.change({ size: 3 }));
  act(() => one.current.change({ size: 4 }));
  act(() => two.current.change({ size: 5 }));
  const sizes = () => [one.current.state.size, two.current.state.size];
  expect(sizes()).toEqual([4, 5]);
  await go(-1);
  expect(sizes()).toEqual([4, 3]);
  await go(-1);
  expect(sizes()).toEqual([2, 3]);
  await go(-2);
  expect(sizes()).toEqual([1, 1]);
  expect(one.current.state).toBe(START);
  await go(3);
  expect(sizes()).toEqual([4, 3]);
});

it('useLinkedState restores all views when the page is loaded again', () => {
  window.history.replaceState({ one: '#one?size=7', two: '#two?size=8' }, '', '/explore');
  expect([viewOf('one').current.state.size, viewOf('two').current.state.size]).toEqual([7, 8]);
});

it('useLinkedState starts a view that was not there yet when an entry was made', async () => {
  const one = viewOf('one');
  act(() => one.current.change({ size: 2 }));
  const two = viewOf('two');
  act(() => two.current.change({ size: 3 }));
  await go(-2);
  expect([one.current.state.size, two.current.state.size]).toEqual([1, 1]);
});

it('useLinkedState leaves a view as it is when a link names another one, and Back restores both', async () => {
  const [one, two] = [viewOf('one'), viewOf('two')];
  act(() => one.current.change({ size: 2 }));
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    window.location.hash = '#two?size=9';
    await arrived;
  });
  expect([one.current.state.size, two.current.state.size]).toEqual([2, 9]);
  act(() => one.current.change({ size: 3 }));
  await go(-1);
  expect([one.current.state.size, two.current.state.size]).toEqual([2, 9]);
  await go(-1);
  expect([one.current.state.size, two.current.state.size]).toEqual([2, 1]);
});
