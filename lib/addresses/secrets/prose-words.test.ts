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
import { PROSE_WORDS, SENTENCE_WORDS } from './prose-words';

const OTHERS = { czech, french, italian, portuguese, spanish, japanese, korean, chinese, chineseOfTaiwan };

/** Words and their first four letters, with and without accents. */
function formsOf(words: readonly string[]): Set<string> {
  const plain = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
  return new Set([...words, ...plain].flatMap((word) => [word, word.normalize('NFC').slice(0, 4)]));
}

const inList = (set: ReadonlySet<string>, words: readonly string[]) => {
  const forms = formsOf(words);
  return [...set].filter((word) => forms.has(word));
};

test.each(Object.entries({ english, ...OTHERS }))('no word that ends a run is in the %s list', (_, words) => {
  expect(inList(SENTENCE_WORDS, words)).toEqual([]);
});

test.each(Object.entries(OTHERS))('no word of messages is in the %s list', (_, words) => {
  expect(inList(PROSE_WORDS, words)).toEqual([]);
});
