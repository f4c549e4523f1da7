import fc from 'fast-check';
import { anyText } from '@/tests/any-text';
import { groupsOf, markedParts, placedWords, sameQueries, wordsIn } from './words';

describe('wordsIn', () => {
  it.each([
    ['Gresham’s law', ['gresham', 'law']],
    ["gresham's LAWS", ['gresham', 'law']],
    ['café, Köln, señales', ['cafe', 'koln', 'senale']],
    ['BIP-39 bip39 ＢＩＰ３９', ['bip', '39', 'bip', '39', 'bip', '39']],
    ['1,234.56 dollars', ['1234.56', 'dollar']],
    ['self-custody', ['self', 'custody']],
    ['fees taxes currencies', ['fee', 'tax', 'currency']],
    ['₿ 🍕 — …', []],
  ])('%s has the words %j', (text, words) => expect(wordsIn(text)).toEqual(words));

  it('finds the same words as placedWords, each where it is in the text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (text) => {
        const placed = placedWords(text);
        expect(placed.map(({ word }) => word)).toEqual(wordsIn(text));
        for (const { word, start, end } of placed) expect(wordsIn(text.slice(start, end))).toEqual([word]);
      }),
    );
  });
});

it.each([
  ['es', 'comisión comisiones', 1],
  ['es', 'clave claves', 1],
  ['pt', 'transação transações', 1],
  ['pt', 'bitcoin bitcoins', 1],
  ['pt', 'nó nós', 2],
] as const)('wordsIn has in %s for %p words of %i forms', (locale, text, forms) => {
  expect(new Set(wordsIn(text, locale)).size).toBe(forms);
});

describe('markedParts', () => {
  it('marks the words in every form that the text has', () => {
    expect(markedParts('A fee, two fees.', new Set(['fee']))).toEqual([
      { text: 'A ', isMarked: false },
      { text: 'fee', isMarked: true },
      { text: ', two ', isMarked: false },
      { text: 'fees', isMarked: true },
      { text: '.', isMarked: false },
    ]);
  });

  it('keeps every letter of the text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), fc.array(fc.string()), (text, words) => {
        const parts = markedParts(text, new Set([...words, ...wordsIn(text).slice(0, 2)]));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

it('sameQueries replaces a group of words by those of the same meaning', () => {
  const groups = groupsOf([
    ['DCA', 'dollar cost averaging'],
    ['₿', 'BTC', 'bitcoin'],
  ]);
  expect(sameQueries(['dca', 'bitcoin'], groups)).toEqual([
    ['dca', 'bitcoin'],
    ['dollar', 'cost', 'averaging', 'bitcoin'],
    ['dca', 'btc'],
  ]);
  expect(sameQueries(['wallet'], groups)).toEqual([['wallet']]);
});
