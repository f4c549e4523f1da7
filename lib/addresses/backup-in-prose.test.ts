import { wordlist as czech } from '@scure/bip39/wordlists/czech';
import { wordlist as english } from '@scure/bip39/wordlists/english';
import { wordlist as french } from '@scure/bip39/wordlists/french';
import { wordlist as italian } from '@scure/bip39/wordlists/italian';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese';
import { wordlist as korean } from '@scure/bip39/wordlists/korean';
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese';
import { wordlist as chinese } from '@scure/bip39/wordlists/simplified-chinese';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish';
import { wordlist as chineseOfTaiwan } from '@scure/bip39/wordlists/traditional-chinese';
import fc from 'fast-check';
import { identify } from './identify';
import { type Finding, SECRET_FINDINGS } from './types';

const finding = (text: string) => identify(text)?.finding;
const SECRETS: readonly (Finding | undefined)[] = SECRET_FINDINGS;

const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const LEGACY = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';
const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ');
const JOINED = 'legalWinnerThankYearWaveSausageWorthUsefulLegalWinnerThankYellow';
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FRENCH = 'hélium panorama élève chiot puceron toponyme pipette beurre idylle inhaler écarter détester';
const SPANISH = 'ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo abuso acabar';

describe('backup words are found', () => {
  test.each([
    [
      'with a word that is also the end of an address',
      'violin engage clap virus like kitchen insect grab net expand swarm veteran',
    ],
    ['behind an address', `${SEGWIT} caution ladder hover mimic net gossip ritual dune patrol wisdom unlock zone`],
    ['of four letters', 'lega winn year wave saus than usef lega winn wort yell abou'],
    ['in French behind an address', `${LEGACY} ${FRENCH}`],
    ['in French inside a sentence', `Bonjour, mes mots: ${FRENCH} merci de votre aide`],
    ['in Spanish behind an address', `${LEGACY} ${SPANISH}`],
    ['in Spanish inside a sentence', `Hola, mis palabras: ${SPANISH} gracias por su ayuda`],
    ['in camel case', JOINED],
    ['in camel case inside a sentence', `my words: ${JOINED}`],
    ['in camel case behind an address', `${SEGWIT} ${JOINED}`],
    ['in sentences with numbers', WORDS.map((word, index) => `The ${index + 1}. word is ${word}.`).join(' ')],
    [
      'in sentences beside an address',
      `${SEGWIT} ${WORDS.map((word, index) => `The ${index + 1}. word is ${word}.`).join(' ')}`,
    ],
    [
      'in sentences with ordinals',
      `The first word is legal. ${WORDS.slice(1)
        .map((word, index) => `The ${ORDINALS[index + 1]} is ${word}.`)
        .join(' ')}`,
    ],
    ['numbered, with "and"', WORDS.map((word, index) => `word ${index + 1} ${word}`).join(' and ')],
    ['with "and"', WORDS.join(' and ')],
    ['with "and" behind a greeting and an address', `Hi, this is for you: ${SEGWIT}. ${WORDS.join(' and ')}`],
    ['with "y"', `Mis palabras son ${SPANISH.replaceAll(' ', ' y el ')}`],
    ['in threes with "and"', WORDS.join(' ').replace(/(\S+ \S+ \S+) /g, '$1 and ')],
    ['in pairs with "and"', WORDS.join(' ').replace(/(\S+ \S+) /g, '$1 and ')],
    [
      'with numbers in words',
      `${WORDS.map((word, index) => `Word ${NUMBERS[index]} is ${word}.`).join(' ')} ${SEGWIT}`,
    ],
    ['behind a message', `Please help me, can you? Thank you very much. ${FRENCH}`],
    [
      'in French in two notes of a link',
      `bitcoin:${SEGWIT}?label=${FRENCH.split(' ').slice(0, 6).join('%20')}&message=${FRENCH.split(' ').slice(6).join('%20')}`,
    ],
    ['of which half is left', 'legal winner thank year wave sausage'],
    ['in spaced letters', WORDS.map((word) => [...word].join(' ')).join('  ')],
  ])('%s', (_, text) => {
    expect(finding(text)).toBe('seed-words');
  });
});

describe('a recovery code of Muun is found', () => {
  const GROUPS = 'LQ3B 6WKA 7XVJ 92CN ZKPR TT84 MMQX H5RE'.split(' ');
  const inRows = (between: string) => [0, 2, 4, 6].map((at) => `${GROUPS[at]}${between}${GROUPS[at + 1]}`).join('\n');
  const forms: [string, string][] = [
    ['with hyphens', GROUPS.join('-')],
    ['with en dashes', GROUPS.join('–')],
    ['with spaces around hyphens', GROUPS.join(' - ')],
    ['with spaces', GROUPS.join(' ')],
    ['in rows', inRows('-')],
    ['in rows without dashes', inRows(' ')],
    ['a group a line', GROUPS.join('\n')],
    ['without separators', GROUPS.join('')],
    ['without the last group', GROUPS.slice(0, 7).join('-')],
    ['without the first group', GROUPS.slice(1).join('-')],
  ];
  test.each(forms)('%s', (_, code) => {
    for (const text of [code, code.toLowerCase(), `${code}\n${SEGWIT}`, `${SEGWIT}\n${code}`, `${code}\n\n${LEGACY}`]) {
      expect(finding(text)).toBe('seed-code');
    }
    expect(finding(`${code.toLowerCase()}\n${SEGWIT}`)).toBe('seed-code');
  });
});

describe('a message is no backup', () => {
  test.each([
    'thank you very much',
    'check address please',
    'please check this address',
    'payment received thank you',
    'one two three',
    'test test test',
    'John Smith Miller',
    'ABC DEF GHI',
    'can you help',
    'hola buenos días amigo',
    'guten Morgen zusammen',
    'obrigado meu amigo',
    'Привет как дела',
  ])('%s', (text) => {
    expect(finding(text)).toBe('words');
  });

  test.each([
    `bitcoin:${SEGWIT}?message=thank%20you%20very%20much%20see%20you%20soon%20my%20friend%20happy%20birthday%20enjoy%20great%20day`,
    `Liebe Oma, hier ist meine Adresse, bitte schick mir etwas Geld, danke dir vielmals: ${SEGWIT}`,
    `Ciao nonna, ecco il mio indirizzo, puoi mandarmi qualche soldo per favore? Grazie mille: ${SEGWIT}`,
    `Hey dad please send pocket money this week school trip ticket lunch bus ride thank you: ${SEGWIT}`,
  ])('%s', (text) => {
    expect(finding(text)).toBe('p2wpkh');
  });
});

/** A list and sentences of its language around a phrase. */
const LANGUAGES: Record<string, [words: readonly string[], before: string, after: string]> = {
  english: [english, 'Hello, can you help me please? My words are', 'and this is all. Thank you very much!'],
  french: [french, 'Bonjour, voici mes mots:', 'merci de votre aide.'],
  spanish: [spanish, 'Hola, mis palabras son', 'muchas gracias por la ayuda.'],
  italian: [italian, 'Buongiorno, le mie parole sono', 'grazie mille.'],
  portuguese: [portuguese, 'Bom dia, as minhas palavras', 'obrigado pela ajuda.'],
  czech: [czech, 'Dobrý den, moje slova', 'děkuji mnohokrát.'],
  japanese: [japanese, '私の言葉は', 'です。'],
  korean: [korean, '안녕하세요 제 단어는', '입니다.'],
  chinese: [chinese, '我的词是：', '。谢谢'],
  chineseOfTaiwan: [chineseOfTaiwan, '我的詞是：', '。謝謝'],
};

test.each(Object.entries(LANGUAGES))(
  'any phrase of the %s list is found in sentences and beside an address',
  (_, [words, before, after]) => {
    const phrase = fc.array(fc.constantFrom(...words), { minLength: 12, maxLength: 24 }).chain((list) =>
      fc.constantFrom(
        list,
        list.map((word) => [...word.normalize('NFC')].slice(0, 4).join('')),
      ),
    );
    const wrap = fc.constantFrom(
      (text: string) => text,
      (text: string) => `${before} ${text} ${after}`,
      (text: string) => `${before}\n${text}\n${after}`,
    );
    const address = fc.constantFrom('', SEGWIT, LEGACY, `bitcoin:${SEGWIT}?amount=0.1`);
    fc.assert(
      fc.property(
        phrase,
        fc.constantFrom(' ', '\n', ', '),
        wrap,
        address,
        fc.boolean(),
        (list, between, put, code, isFirst) => {
          const text = put(list.join(between));
          expect(SECRETS).toContain(finding(isFirst ? `${code}\n${text}` : `${text}\n${code}`));
        },
      ),
      { numRuns: 200 },
    );
  },
);

test('an invoice in lines is no recovery code', () => {
  const data = fc.string({
    unit: fc.constantFrom(...'qpzry9x8gf2tvdw0s3jn54khce6mua7l'),
    minLength: 200,
    maxLength: 300,
  });
  fc.assert(
    fc.property(data, fc.constantFrom(28, 32), (code, size) => {
      const lines = `lnbc2500u1${code}`.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
      expect(finding(`Invoice 7:\n${lines.join('\n')}`)).not.toBe('seed-code');
    }),
  );
});
