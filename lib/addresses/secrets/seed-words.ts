import { wordlist } from '@scure/bip39/wordlists/english';
import { PLACEHOLDER } from '@/lib/addresses/public-codes';
import { PROSE_WORDS, SENTENCE_WORDS } from './prose-words';

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
/** Half the shortest phrase. A text of fewer words with one of PROSE_WORDS, or without words of a list, is a name or a message. */
const MIN_HALF = 6;
/** From so many different PROSE_WORDS on, twelve words are a message; one less is enough with one that is not in the English list. */
const MIN_PROSE_WORDS = 3;
/** A word of sentences between dictated words comes back after so many words at most … */
const MAX_GAP = 8;
/** … at least so many times. */
const MIN_REPEATS = 5;
/** A share of SLIP 39 has 20 or 33 words of its own list. No sentence has as many words without one of SENTENCE_WORDS. */
const MIN_WORDS_OF_ANY_LIST = 20;
/** Letters of the longest word in the ten BIP 39 lists. */
const MAX_WORD_LENGTH = 12;
/** Letters of 12 words of three letters. */
const MIN_JOINED_LENGTH = 36;
/** The letters of twelve words, with spaces between them. */
const SPACED_LETTERS = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:\s{1,4}\p{L}(?![\p{L}\p{M}\p{N}])){35}/u;
/** Syllables of ten Korean words, which have two to five each. */
const MIN_JOINED_HANGUL = 20;

/** Letters of the lists in other languages than English that English has not. */
const FOREIGN_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]|[^\P{Script=Latin}A-Za-z]/u;
const LETTERS = /^[\p{L}\p{M}]+$/u;
/** Lower case, upper case or capitalized: base58 text mixes case within a word. */
const ONE_CASE = /^(?:\p{Lu}?[^\p{Lu}]*|[^\p{Ll}]*)$/u;
/** List markers: "1a", "12th", "w1". */
const LIST_MARK = /^(?:\d{1,2}\p{L}{1,2}|\p{L}{1,2}\d{1,2})$/u;
/** Names of a payment link's amount and notes (BIP 21), which are no words of a backup. A phrase may be cut at them. */
const LINK_PART = /[?&](?:amount|label|message)=/gi;
/** Also a word of sentences, but "Word 1 is …" has it between backup words, so that it ends no run. */
const SENTENCE_SIGN = /(?<![\p{L}\p{M}\p{N}])is(?![\p{L}\p{M}\p{N}])|[?!]/iu;
const LISTED = new Set(wordlist.flatMap((word) => [word, word.slice(0, 4)]));
const HAN = /\p{Script=Han}/gu;
const HANGUL = /\p{Script=Hangul}/gu;

/**
 * Detects backup words: as many words in a row as a phrase has, or a text of words alone. Separators, list numbers, bullets and
 * quotation marks are ignored. Words of sentences end a run, except those that come back after each word, as if dictated. Words
 * of a list of another language than English are not looked up, because the lists are too large for a page: a run of them has no
 * word of English messages. A list of SLIP 39 or of the first Electrum is found in the same way.
 */
export function hasSeedWords(text: string): boolean {
  return isListOfWords(text) || hasWordsInARow(text) || SPACED_LETTERS.test(text);
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
  if (list.pieces >= MIN_WORDS_IN_A_ROW) return true;
  if (new Set(list.words).size < MIN_WORDS_ALONE) return false;
  if (list.pieces >= MIN_HALF) return !isProse(list.words);
  if (pieces.some(isProseWord)) return false;
  const isForeign = list.words.some((word) => FOREIGN_LETTER.test(word));
  return isForeign || countListed(list.words) / list.words.length >= MIN_LISTED;
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
  const plain = text.replace(/%20/g, ' ').replace(LINK_PART, ' ');
  const tokens = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const runs = readRuns(tokens);
  if ([...runs, ...readDictated(tokens)].some(isLongPhrase)) return true;
  const parts = runs.filter(
    (words) => words.length >= MIN_WORDS_IN_A_PART && countListed(words) / words.length >= MIN_LISTED,
  );
  const inParts = countAll(parts);
  if (isProse(parts.flat())) return false;
  // In a long text, such parts occur between the words of ordinary sentences.
  return inParts >= MIN_WORDS_IN_PARTS && inParts >= countAll(runs) / 2;
}

function countAll(runs: readonly string[][]): number {
  return runs.reduce((sum, words) => sum + words.length, 0);
}

function isLongPhrase(words: readonly string[]): boolean {
  return words.length >= MIN_WORDS_OF_ANY_LIST || (words.length >= MIN_WORDS_IN_A_ROW && hasPhrase(words));
}

/** Whether as many words in a row as the shortest phrase has are all in the English list, or are no message. */
function hasPhrase(words: readonly string[]): boolean {
  const size = Math.min(words.length, MIN_WORDS_IN_PARTS);
  let listed = 0;
  return words.some((word, index) => {
    listed = isListed(word) ? listed + 1 : 0;
    const end = index + 1;
    return end >= size && (listed >= MIN_WORDS_IN_PARTS || !isProse(words.slice(end - size, end)));
  });
}

/** The runs without words of sentences that come back after each word or two: "legal and winner and thank …". */
function readDictated(tokens: readonly string[]): string[][] {
  const streaks = new Map<string, number[]>();
  const left = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const word = token.toLowerCase();
    if (!SENTENCE_WORDS.has(word)) continue;
    const before = streaks.get(word);
    const streak = before && index - (before.at(-1) ?? 0) <= MAX_GAP ? before : [];
    streak.push(index);
    streaks.set(word, streak);
    if (streak.length === MIN_REPEATS) for (const place of streak) left.add(place);
    if (streak.length > MIN_REPEATS) left.add(index);
  }
  if (left.size === 0) return [];
  return readRuns(tokens.filter((_, index) => !left.has(index)));
}

/** The words between what is no word and between the words of sentences. */
function readRuns(tokens: readonly string[]): string[][] {
  let run: string[] = [];
  const runs = [run];
  for (const token of tokens) {
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

function isProseWord(word: string): boolean {
  return PROSE_WORDS.has(word.toLowerCase());
}

/** Whether words are a message: two words of messages, or three if all of them are in the English list. */
function isProse(words: readonly string[]): boolean {
  const prose = [...new Set(words.filter(isProseWord))];
  return prose.length >= MIN_PROSE_WORDS - (prose.every(isListed) ? 0 : 1);
}

function isListed(word: string): boolean {
  return LISTED.has(word.toLowerCase());
}

function countListed(words: readonly string[]): number {
  return words.filter(isListed).length;
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
    const capitalized = word.match(/(?:^\p{Ll}|\p{Lu})[\p{Ll}\p{M}]{2,}/gu) ?? [];
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
