import { formatCompact, formatCompactDollars } from '@/lib/format/compact';

it('formatCompact and formatCompactDollars return at most six characters', () => {
  expect([0, 0.5, 500, 1000, 2500, 20_000, 1e6].map((value) => formatCompactDollars(value, 'en'))).toEqual([
    '$0',
    '$0.5',
    '$500',
    '$1K',
    '$2.5K',
    '$20K',
    '$1M',
  ]);
  expect([0, 0.25, 100, 2500].map((value) => formatCompact(value, 'en'))).toEqual(['0', '0.3', '100', '2.5K']);
});
