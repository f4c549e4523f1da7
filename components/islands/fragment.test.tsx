import { findTarget } from './fragment';

test.each([
  ['#top', true],
  ['#a%C3%B1o', true],
  ['#elsewhere', false],
  ['#', false],
  ['', false],
  ['#%', false],
])('findTarget with %j finds an element: %s', (fragment, isFound) => {
  document.body.innerHTML = '<h2 id="top">Top</h2><h2 id="año">Año</h2>';
  expect(findTarget(fragment) !== null).toBe(isFound);
});
