/* The owner's values: section 8, error catalogue. No line changes without the owner. */
import { getContent } from '@/lib/content/content';
import { attributesOf } from './words';

const { notFound, home } = getContent('en');

it('unknown chapter id: Chapter Not Found, with a back-to-dashboard link', () => {
  expect(notFound.chapter).toMatchObject({ title: 'Chapter Not Found', dashboard: 'Back to Dashboard' });
});

it('no lesson found: Lesson Not Found', () => {
  expect(notFound.lesson).toMatchObject({ title: 'Lesson Not Found', dashboard: 'Back to Dashboard' });
});

it('empty item list: Not enough to buy anything substantial / Value has been completely devalued', () => {
  expect(Object.values(home.exhibits.calculator.machine.lists)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Not enough to buy anything substantial'),
      expect.stringContaining('Value has been completely devalued'),
    ]),
  );
});

it.each(['/', '/dashboard'])(
  'scripts of analytics and speed measurement are off on %s unless the owner turns them on',
  (path) => {
    const sources = attributesOf(path, 'script[src], link[href]', 'src').filter((src) => src?.includes('insights'));
    expect(sources).toEqual([]);
  },
);
