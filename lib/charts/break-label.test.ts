import { breakLabel } from './break-label';

it.each([
  ['Gold price', 'Gold price'],
  ['Median household income', 'Median household\nincome'],
  ['Consumer prices', 'Consumer\nprices'],
  ['Industrialization', 'Industrialization'],
])('%s is broken at the space nearest to its middle if it is long', (label, broken) => {
  expect(breakLabel(label)).toBe(broken);
});
