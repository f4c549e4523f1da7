/** Number of words from which a text that contains only words is a backup. */
const MIN_WORDS_ALONE = 3;
/** The same inside other text. The shortest BIP 39 phrase has 12 words, of which two may be missing. */
const MIN_WORDS_IN_A_ROW = 10;
/** A phrase in the notes of a link may be cut: parts of at least this many words in a row … */
const MIN_WORDS_IN_A_PART = 3;
/** … are a backup if together they are as long as the shortest phrase. Shorter parts look like ordinary notes. */
const MIN_WORDS_IN_PARTS = 12;
/** The shortest SeedQR has 48 digits; the lower limit also finds a damaged one. */
const MIN_DIGITS = 44;
const MIN_NUMBERS = 12;
/** BIP 39 lists have 2,048 words, numbered from 0 or from 1. */
const MAX_WORD_NUMBER = 2048;
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
/** Words that sentences need and that no list of BIP 39, SLIP 39 or Electrum has. In the notes of a link they end a run of words. */
const SENTENCE_WORD =
  /(?<![\p{L}\p{M}])(?:the|and|for|with|from|your|our|are|was|not|que|para|por|con|los|las|una|del|les|des|und|der|die|das|von)(?![\p{L}\p{M}])/iu;
const HAN = /\p{Script=Han}/gu;
const HANGUL = /\p{Script=Hangul}/gu;

/**
 * Detects backup words by shape, without a word list, so that every language and list is covered: BIP 39, SLIP 39, Electrum.
 * Separators, list numbers, bullets and quotation marks are ignored. A dozen ordinary words give a false alarm.
 */
export function hasSeedWords(text: string): boolean {
  return isListOfWords(text) || hasWordsInARow(text);
}

function isListOfWords(text: string): boolean {
  let words = 0;
  let damaged = 0;
  for (const piece of text.split(/[\s,;]+/)) {
    const trimmed = piece
      .replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
      .replace(/^\d{1,2}[^\p{L}\p{N}]+/u, '');
    if (trimmed === '' || /^\d+$/.test(trimmed)) continue;
    const isWord = countWords(trimmed) !== null;
    if (isWord) words += 1;
    else if (trimmed.length > MAX_WORD_LENGTH) return false;
    else damaged += 1;
  }
  return words >= MIN_WORDS_ALONE && damaged <= words / 5;
}

function hasWordsInARow(text: string): boolean {
  // Undecoded, "%20" would become a part of the word after it.
  const [before = '', ...notes] = text.replace(/%20/g, ' ').split(LINK_PART);
  const runs = [before, ...notes.flatMap((note) => note.split(SENTENCE_WORD))].map(longestRun);
  if (runs.some((words) => words >= MIN_WORDS_IN_A_ROW)) return true;
  const parts = runs.filter((words) => words >= MIN_WORDS_IN_A_PART);
  return parts.reduce((sum, words) => sum + words, 0) >= MIN_WORDS_IN_PARTS;
}

function longestRun(text: string): number {
  let longest = 0;
  let inARow = 0;
  for (const [token] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (/^\d+$/.test(token)) continue;
    const words = countWords(token);
    inARow = words === null ? 0 : inARow + words;
    longest = Math.max(longest, inARow);
  }
  return longest;
}

/**
 * Words in a text without separators; null if it is not made of words. Latin words of one or two letters count as zero: no
 * list of BIP 39 has them, and ordinary prose does.
 */
function countWords(token: string): number | null {
  if (LIST_MARK.test(token)) return 0;
  const parts = token.split(/\d+/).filter((part) => part !== '');
  if (!parts.every((part) => LETTERS.test(part))) return null;
  const [word = ''] = parts;
  if (parts.length > 1) return /\d{3}/.test(token) || !parts.every(isWholeWord) ? null : parts.length;
  if (word !== token && !(word.length >= 3 && token.length - word.length <= 3)) return null;

  const han = word.match(HAN)?.length ?? 0;
  if (han > 0) return han;
  if ((word.match(HANGUL)?.length ?? 0) >= MIN_JOINED_HANGUL) return MIN_WORDS_IN_A_ROW;
  if (!ONE_CASE.test(word)) {
    const capitalized = word.match(/\p{Lu}[\p{Ll}\p{M}]{2,}/gu) ?? [];
    if (capitalized.join('') === word) return capitalized.length;
    return word.length >= 3 && word.length <= MAX_WORD_LENGTH ? 1 : null;
  }
  if (word.length >= MIN_JOINED_LENGTH) return MIN_WORDS_IN_A_ROW;
  if (word.length > MAX_WORD_LENGTH) return 1;
  return /^\p{Script=Latin}{1,2}$/u.test(word) ? 0 : 1;
}

/** Whether a part between digits looks like a word. Parts of a random code do not all pass. */
function isWholeWord(part: string): boolean {
  return part.length >= 3 && part.length <= MAX_WORD_LENGTH && ONE_CASE.test(part);
}

/**
 * Detects a phrase written as numbers: SeedQR (four digits a word), lists of word numbers, and dice rolls or coin flips.
 * No address, invoice or link has as many digits in a row.
 */
export function hasSeedNumbers(text: string): boolean {
  if (new RegExp(`\\d(?:[\\s.,;:/|-]*\\d){${MIN_DIGITS - 1}}`).test(text)) return true;
  for (const [list] of text.matchAll(/\d+(?:[^\p{L}\p{N}]+\d+)+/gu)) {
    let inARow = 0;
    for (const [number] of list.matchAll(/\d+/g)) {
      inARow = number.length <= 4 && Number(number) <= MAX_WORD_NUMBER ? inARow + 1 : 0;
      if (inARow >= MIN_NUMBERS) return true;
    }
  }
  return false;
}
