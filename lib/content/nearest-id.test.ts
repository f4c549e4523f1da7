import { nearestId } from './nearest-id';

it.each([
  ['barterr', '; the nearest is "barter"'],
  ['scarce', '; the nearest is "scarcity"'],
  ['hyperinflation', ''],
  ['', ''],
])('nearestId ends a message about "%s" with "%s"', (unknown, end) => {
  expect(nearestId(unknown, ['barter', 'scarcity'])).toBe(end);
});

it('nearestId names nothing when nothing is known', () => {
  expect(nearestId('barter', [])).toBe('');
});
