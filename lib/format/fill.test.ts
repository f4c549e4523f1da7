import { fill } from './fill';

it('puts values in their places', () => {
  expect(fill('Exhibit {n} of {count}', { n: 3, count: 11 })).toBe('Exhibit 3 of 11');
});

it('leaves a name without a value standing, so that the mistake is seen', () => {
  expect(fill('Exhibit {n}', {})).toBe('Exhibit {n}');
});
