import { wordlist } from '@scure/bip39/wordlists/english';
import { PLACEHOLDER } from './public-codes';

/** Number of words from which a text that contains only words is a backup. */
const MIN_WORDS_ALONE = 3;
/** The same inside other text. The shortest BIP 39 phrase has 12 words, of which two may be missing. */
const MIN_WORDS_IN_A_ROW = 10;
/** A phrase may be cut, as in the notes of a link: parts of at least this many words in a row … */
const MIN_WORDS_IN_A_PART = 3;
/** … are a backup if together they are as long as the shortest phrase. Shorter parts look like ordinary notes. */
const MIN_WORDS_IN_PARTS = 12;
/** A few of the words in a backup may be damaged. Of the words of English sentences, about half are in the list. */
const MIN_LISTED = 0.75;
/** The lists of other languages share few words with the English one. */
const MAX_LISTED_IF_FOREIGN = 0.25;
/** A share of SLIP 39 has 20 or 33 words of its own list. No sentence has as many words without one of SENTENCE_WORDS. */
const MIN_WORDS_OF_ANY_LIST = 20;
/** Letters of the longest word in the ten BIP 39 lists. */
const MAX_WORD_LENGTH = 12;
/** Letters of 12 words of three letters. */
const MIN_JOINED_LENGTH = 36;
/** Syllables of ten Korean words, which have two to five each. */
const MIN_JOINED_HANGUL = 20;

const LETTERS = /^[\p{L}\p{M}]+$/u;
/** Lower case, upper case or capitalized: base58 text mixes case within a word. */
const ONE_CASE = /^(?:\p{Lu}?[^\p{Lu}]*|[^\p{Ll}]*)$/u;
/** List markers: "1a", "12th", "w1". */
const LIST_MARK = /^(?:\d{1,2}\p{L}{1,2}|\p{L}{1,2}\d{1,2})$/u;
/** Names of a payment link's amount and notes (BIP 21), which are no words of a backup. A run of words ends at each. */
const LINK_PART = /[?&](?:amount|label|message)=/i;
/**
 * Words that sentences need, and that no list of BIP 39 (in Latin letters), SLIP 39 or Electrum has: English, Spanish, Portuguese,
 * German. They end a run of backup words.
 */
const SENTENCE_WORDS = new Set(
  [
    'the and for with from your our are was were not would had has how who why his her its than does did but could',
    'which these most whose to my of it we he me be if us am do in at by on as or so no up an',
    'http https www com org net bitcoin invoice monday tuesday wednesday thursday friday saturday sunday',
    'que para por con los las una del uma dos das como de el la le en um se es',
    'des und der die das von ist mit ein eine zu im',
  ].flatMap((words) => words.split(' ')),
);
/** Also a word of sentences, but "Word 1 is …" has it between backup words, so that it ends no run. */
const SENTENCE_SIGN = /(?<![\p{L}\p{M}\p{N}])is(?![\p{L}\p{M}\p{N}])|[?!]/iu;
const LISTED = new Set(wordlist.flatMap((word) => [word, word.slice(0, 4)]));
const HAN = /\p{Script=Han}/gu;
const HANGUL = /\p{Script=Hangul}/gu;

/**
 * Detects backup words: many in a row that are in BIP 39's English list, or that could be of the list of another language, or a
 * text of words alone. Separators, list numbers, bullets and quotation marks are ignored. Words of sentences end a run. A list of
 * SLIP 39 or of the first Electrum is found alone; inside a sentence, from twenty words on.
 */
export function hasSeedWords(text: string): boolean {
  return isListOfWords(text) || hasWordsInARow(text);
}

/** Whether a text holds words and numbers alone, which may be a sentence or a few backup words. */
export function isOnlyWords(text: string): boolean {
  return (readList(text)?.words.length ?? 0) > 1;
}

function isListOfWords(text: string): boolean {
  const list = readList(text);
  if (!list || Math.min(list.pieces, list.words.length) < MIN_WORDS_ALONE) return false;
  const pieces = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (SENTENCE_SIGN.test(text) || pieces.some(isSentenceWord)) return false;
  const share = shareListed(list.words);
  return list.pieces >= MIN_WORDS_IN_A_ROW || share >= MIN_LISTED || share <= MAX_LISTED_IF_FOREIGN;
}

/** The words of a text that has only words, list marks and a few damaged words; null for another text. */
function readList(text: string): { words: string[]; pieces: number } | null {
  const words: string[] = [];
  let pieces = 0;
  let damaged = 0;
  for (const piece of text.split(/[\s,;]+/)) {
    const trimmed = piece
      .replace(/^[^\p{L}\p{M}\p{N}]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, '')
      .replace(/^\d{1,2}[^\p{L}\p{N}]+/u, '');
    if (piece.includes(PLACEHOLDER)) return null;
    if (trimmed === '' || /^\d+$/.test(trimmed)) continue;
    const found = wordsOf(trimmed);
    if (found) {
      words.push(...found);
      pieces += 1;
    } else if (trimmed.length > MAX_WORD_LENGTH) return null;
    else damaged += 1;
  }
  return damaged <= pieces / 5 ? { words, pieces } : null;
}

function hasWordsInARow(text: string): boolean {
  // Undecoded, "%20" would become a part of the word after it.
  const runs = text.replace(/%20/g, ' ').split(LINK_PART).flatMap(readRuns);
  const long = runs.filter((words) => words.length >= MIN_WORDS_IN_A_ROW);
  if (long.some((words) => words.length >= MIN_WORDS_OF_ANY_LIST || hasPhrase(words))) return true;
  const parts = runs.filter((words) => words.length >= MIN_WORDS_IN_A_PART && shareListed(words) >= MIN_LISTED);
  const inParts = countAll(parts);
  // In a long text, such parts occur between the words of ordinary sentences.
  return inParts >= MIN_WORDS_IN_PARTS && inParts >= countAll(runs) / 2;
}

function countAll(runs: readonly string[][]): number {
  return runs.reduce((sum, words) => sum + words.length, 0);
}

/** Whether as many words in a row as the shortest phrase has are in one list: the English one, or one of another language. */
function hasPhrase(words: readonly string[]): boolean {
  const size = Math.min(words.length, MIN_WORDS_IN_PARTS);
  const listed = words.map((word) => (isListed(word) ? 1 : 0));
  let sum: number = listed.slice(0, size).reduce((total: number, one) => total + one, 0);
  for (let end = size; ; end += 1) {
    if (sum / size >= MIN_LISTED || sum / size <= MAX_LISTED_IF_FOREIGN) return true;
    if (end >= words.length) return false;
    sum += (listed[end] ?? 0) - (listed[end - size] ?? 0);
  }
}

/** The words between what is no word and between the words of sentences. */
function readRuns(text: string): string[][] {
  let run: string[] = [];
  const runs = [run];
  for (const [token] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (/^\d+$/.test(token)) continue;
    const words = isSentenceWord(token) ? null : wordsOf(token);
    if (words) run.push(...words);
    else if (run.length > 0) {
      run = [];
      runs.push(run);
    }
  }
  return runs;
}

function isSentenceWord(word: string): boolean {
  return SENTENCE_WORDS.has(word.toLowerCase());
}

function isListed(word: string): boolean {
  return LISTED.has(word.toLowerCase()) || !/^[a-z]*$/i.test(word);
}

/** The share of words that are in the English list, or not in plain Latin letters. */
function shareListed(words: readonly string[]): number {
  return words.filter(isListed).length / words.length;
}

/** Stands for words that have no separators. They cannot be looked up. */
const JOINED_WORD = '*';

/**
 * The words in a text without separators; null if it is not made of words. Latin words of one or two letters are left out: no
 * list of BIP 39 has them, and ordinary prose does.
 */
function wordsOf(token: string): string[] | null {
  // Most words; the rest of the function takes ten times as long.
  if (/^[a-z]{3,12}$/.test(token)) return [token];
  if (LIST_MARK.test(token)) return [];
  const parts = token.split(/\d+/).filter((part) => part !== '');
  if (!parts.every((part) => LETTERS.test(part))) return null;
  const [word = ''] = parts;
  if (parts.length > 1) return /\d{3}/.test(token) || !parts.every(isWholeWord) ? null : parts;
  if (word !== token && !(word.length >= 3 && token.length - word.length <= 3)) return null;

  const han = word.match(HAN);
  if (han) return [...han];
  if ((word.match(HANGUL)?.length ?? 0) >= MIN_JOINED_HANGUL) return joinedWords();
  if (!ONE_CASE.test(word)) {
    const capitalized = word.match(/\p{Lu}[\p{Ll}\p{M}]{2,}/gu) ?? [];
    if (capitalized.join('') === word) return [...capitalized];
    return word.length >= 3 && word.length <= MAX_WORD_LENGTH ? [word] : null;
  }
  if (word.length >= MIN_JOINED_LENGTH) return joinedWords();
  return /^\p{Script=Latin}{1,2}$/u.test(word) ? [] : [word];
}

function joinedWords(): string[] {
  return new Array<string>(MIN_WORDS_IN_A_ROW).fill(JOINED_WORD);
}

/** Whether a part between digits looks like a word. Parts of a random code do not all pass. */
function isWholeWord(part: string): boolean {
  return part.length >= 3 && part.length <= MAX_WORD_LENGTH && ONE_CASE.test(part);
}
