import { keepScroll, restoreScroll, takeRestored } from './kept-scroll';

const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

beforeEach(() => {
  document.body.innerHTML = '<h2 id="scene">Scene</h2>';
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9000, configurable: true });
  const scene = document.getElementById('scene') as HTMLElement;
  scene.getBoundingClientRect = () => ({ top: 300 }) as DOMRect;
  scrollTo(5000);
  keepScroll('scene');
});
afterEach(() => sessionStorage.clear());

test('restoreScroll scrolls by as much as the element has moved', () => {
  window.scrollBy = jest.fn();
  const kept = takeRestored();
  const scene = document.getElementById('scene') as HTMLElement;
  scene.getBoundingClientRect = () => ({ top: -200 }) as DOMRect;
  if (kept) restoreScroll(kept);
  expect(window.scrollBy).toHaveBeenCalledWith({ top: -500, behavior: 'instant' });
});

test.each([
  ['the browser has not scrolled yet', 0],
  ['the reader has scrolled since', 4000],
])('takeRestored returns null when %s', (_, y) => {
  scrollTo(y);
  expect(takeRestored()).toBeNull();
});

test('takeRestored returns what was kept once only', () => {
  expect(takeRestored()).toEqual({ id: 'scene', top: 300, scrollY: 5000 });
  expect(takeRestored()).toBeNull();
});
