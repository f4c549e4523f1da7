import { fill } from './fill';

it('fill replaces names in braces', () => {
  expect(fill('Exhibit {n} of {count}', { n: 3, count: 11 })).toBe('Exhibit 3 of 11');
});

it('fill keeps a name that has no value', () => {
  expect(fill('Exhibit {n}', {})).toBe('Exhibit {n}');
});
