import fc from 'fast-check';
import { glossary } from '@/content/en/glossary';
import { splitFirstSentence, takeSentences } from './first-sentence';

describe('splitFirstSentence', () => {
  it.each([
    ['One. Two. Three.', 'One.', 'Two. Three.'],
    ['It has been 3.125 bitcoin since 2024. Then less.', 'It has been 3.125 bitcoin since 2024.', 'Then less.'],
    ['Only one, without a second', 'Only one, without a second', ''],
    ['', '', ''],
  ])('splits "%s"', (text, first, rest) => {
    expect(splitFirstSentence(text, 'en')).toEqual([first, rest]);
  });

  it('loses only white space between the two parts', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [first, rest] = splitFirstSentence(text, 'en');
        expect(text.startsWith(first) && text.endsWith(rest)).toBe(true);
        expect(text.slice(first.length, text.length - rest.length).trim()).toBe('');
      }),
    );
  });

  it('cuts no definition of the glossary within a sentence', () => {
    for (const { id, definition } of glossary) {
      const [first, rest] = splitFirstSentence(definition, 'en');
      expect([id, first]).toEqual([id, expect.stringMatching(/[.:!?”)]$/)]);
      if (rest) expect([id, rest]).toEqual([id, expect.stringMatching(/^[A-Z“"]/)]);
    }
  });
});

describe('takeSentences', () => {
  const text = 'One. It was 3.1 in 2024. Three.';

  it.each([
    [31, text],
    [30, 'One. It was 3.1 in 2024.'],
    [24, 'One. It was 3.1 in 2024.'],
    [23, 'One.'],
    [0, 'One.'],
  ])('takes what ends within %i characters', (most, taken) => {
    expect(takeSentences(text, 'en', most)).toBe(taken);
  });

  it('takes nothing of an empty text', () => expect(takeSentences('', 'en', 9)).toBe(''));
});
