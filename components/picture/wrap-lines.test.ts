import fc from 'fast-check';
import { wrapLines } from './wrap-lines';

const letters = (line: string) => line.length;

test('wrapLines fills each line as far as it goes', () => {
  expect(wrapLines('why a wage can melt', 10, letters)).toEqual(['why a wage', 'can melt']);
  expect(wrapLines('hyperinflation is rare', 8, letters)).toEqual(['hyperinflation', 'is rare']);
});

test('wrapLines loses no word and exceeds the width only with a single word', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 30 }), (all, width) => {
      const lines = wrapLines(all.join(' '), width, letters);
      expect(lines.join(' ')).toBe(all.join(' '));
      for (const line of lines) expect(line.length <= width || !line.includes(' ')).toBe(true);
    }),
  );
});
