import fc from 'fast-check';
import { en } from '@/content/en';
import { type SameWords, searchable, searchFor } from './searchable';

const finds = (query: string, text: string, sameWords: SameWords = en.ui.sameWords) =>
  searchFor(query, sameWords, [text]).has(text);

describe('searchFor', () => {
  it.each([
    ["gresham's law", 'Gresham’s law'],
    ['gresham’s law', "Gresham's law"],
    ['greshams law', 'Gresham’s law'],
    ['gresham law', 'Gresham’s law'],
    ['bip39', 'BIP 39'],
    ['BIP-39', 'BIP 39'],
    ['bip 39', 'BIP39'],
    ['BIP\u00a039', 'BIP-39'],
    ['ＢＩＰ３９', 'BIP 39'],
    ['sats', 'Satoshi'],
    ['sats', 'a fee of 12 sat/vB'],
    ['satoshis', 'one sat'],
    ['sat / vbyte', 'Satoshis per virtual byte'],
    ['2fa', 'Two-factor authentication'],
    ['two factor', 'Two-factor authentication'],
    ['self custody', 'Self-custody'],
    ['selfcustody', 'Self-custody'],
    ['self‑custody', 'Self-custody'],
    ['multi-sig', 'Multisig'],
    ['multi signature', 'Multisig'],
    ['block chain', 'Blockchain'],
    ['seedphrase', 'Seed phrase'],
    ['seedphrases', 'Seed phrase'],
    ['recovery phrases', 'Seed phrase'],
    ['halvings', 'Halving'],
    ['addresses', 'Address'],
    ['currencies', 'Reserve currency'],
    ['currency', 'two currencies'],
    ['Nakamóto', 'Satoshi Nakamoto'],
    ['nakamoto', 'Nakamo\u0301to'],
    // The same sign twice in Unicode.
    ['\u0394\u0374', '\u0394\u02b9'],
    ['mint\u1fefs', "mint's"],
    ['20,773', 'M2 was 20773'],
    ['20773', 'M2 was 20,773'],
    ['1.5%', 'up 1.5%'],
    ['argentina inflation', 'Inflation in Argentina, 2023'],
    ['wallet,  hardware', 'Hardware wallet'],
    ['  halving  ', 'Halving'],
    ['', 'any text'],
    ['…', 'any text'],
  ])('finds by %j %j', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['sats', 'satisfied on Saturday'],
    ['sats', 'this at'],
    ['LN', 'Gold standard'],
    ['lightning', 'vulnerable'],
    ['gas', 'ga'],
    ['15', '1.5'],
    ['1.5', '15'],
    ['bip39', 'BIP 32'],
    ['heart', 'the art'],
    ['argentina inflation', 'Argentina'],
    ['a+b', 'ab'],
    ['(.*', 'any text, with stars'.replace(/[a-z ,]/g, '-')],
  ])('does not find by %j %j', (query, text) => {
    expect(finds(query, text)).toBe(query === '(.*');
  });

  it('prefers the words in their order to the words in any order', () => {
    const texts = ['Hardware wallet', 'A wallet without hardware', 'Hardware'];
    const found = (query: string) => texts.filter((text) => searchFor(query, [], texts).has(text));
    expect(found('hardware wallet')).toEqual(['Hardware wallet']);
    expect(found('wallets hardware')).toEqual(['Hardware wallet', 'A wallet without hardware']);
  });

  it('says where the words are, with the apostrophes and accents inside them', () => {
    const marked = (query: string, text: string) =>
      searchFor(query, [], [text])
        .places(text)
        .map(([start, end]) => text.slice(start, end));
    expect(marked("gresham's law", 'See Gresham’s  law.')).toEqual(['Gresham’s  law']);
    expect(marked('bip39', 'BIP 39 and BIP-39')).toEqual(['BIP 39', 'BIP-39']);
    expect(marked('perez', 'Pe\u0301rez and Pérez')).toEqual(['Pe\u0301rez', 'Pérez']);
    expect(marked('ﬁat', '(fiat)')).toEqual(['fiat']);
    expect(marked('', 'fiat')).toEqual([]);
  });

  it('finds each text by itself, in capitals, without accents and without spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(finds(text, text, [])).toBe(true);
        expect(finds(`  ${text}\n`, text, [])).toBe(true);
        expect(finds(text, text.normalize('NFD'), [])).toBe(true);
      }),
    );
  });

  it('finds with every part of a word what it finds with the word, while it is typed', () => {
    const terms = en.glossary.map(({ term }) => term);
    for (const term of terms) {
      for (let length = 1; length <= term.length; length++) {
        expect([term.slice(0, length), finds(term.slice(0, length), term)]).toEqual([term.slice(0, length), true]);
      }
    }
  });
});

describe('searchable', () => {
  it('keeps the place of each sign', () => {
    expect(searchable('Él’s ½')).toEqual({ plain: 'els 1⁄2', starts: [0, 1, 3, 4, 5, 5, 5] });
  });
});

describe('searchFor in Spanish and Portuguese', () => {
  it.each([
    ['es', 'comisión', 'Dos comisiones', true],
    ['es', 'comisiones', 'La comisión', true],
    ['es', 'claves', 'Tu clave privada', true],
    ['es', 'clave', 'Las claves', true],
    ['es', 'vez', 'Cien veces', true],
    ['es', 'dólares', 'Un dólar', true],
    ['es', 'bitcoin', 'Veintiún bitcoins', true],
    ['es', 'nodo', 'Los mineros', false],
    ['pt', 'transação', 'Duas transações', true],
    ['pt', 'transações', 'A transação', true],
    ['pt', 'sinal', 'Os sinais', true],
    ['pt', 'viagens', 'Uma viagem', true],
    ['pt', 'chaves', 'A chave privada', true],
    ['pt', 'bitcoins', 'Um bitcoin', true],
    ['pt', 'taxa', 'As carteiras', false],
  ] as const)('%s: %p is searched for in %p', (locale, query, text, isFound) => {
    expect(searchFor(query, [], [text], locale).has(text)).toBe(isFound);
  });

  it('finds the other words of a group in each form', () => {
    expect(searchFor('carteiras', [['carteira', 'wallet']], ['Two wallets'], 'pt').has('Two wallets')).toBe(true);
    expect(searchFor('wallet', [['billetera', 'wallet']], ['Las billeteras'], 'es').has('Las billeteras')).toBe(true);
  });
});

describe('sameWords', () => {
  it('has a row for every word once', () => {
    const all = en.ui.sameWords.flat().map((word) => searchable(word).plain);
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });
});
