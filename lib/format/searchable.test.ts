import fc from 'fast-check';
import { searchable } from './searchable';

it.each([
  ['Nakamóto', 'nakamoto'],
  [' HÁLVING ', 'halving'],
  ['Weißbuch für São Paulo', 'weißbuch fur sao paulo'],
  ['', ''],
])('searchable(%j) is %j', (text, expected) => {
  expect(searchable(text)).toBe(expected);
});

it('makes accents, whole or combining, and case equal', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'É', 'ñ', 'o\u0301', 'Ü', '1') }), (text) => {
      expect(searchable(text.normalize('NFC'))).toBe(searchable(text.toUpperCase().normalize('NFD')));
    }),
  );
});
