import { formatList } from '@/lib/format/list';

it('formatList joins items by the rules of the language', () => {
  expect(formatList([2017, 2020, 2021], 'en')).toBe('2017, 2020, and 2021');
  expect(formatList([42, 62], 'en', 'disjunction')).toBe('42 or 62');
  expect(formatList([42, 62], 'es', 'disjunction')).toBe('42 o 62');
  expect(formatList(['42'], 'en', 'disjunction')).toBe('42');
});
