/** From so many words on, a text is taken for backup words: one too many warnings is better than one too few. */
const FROM_WORDS = 3;

/**
 * True where a text looks like backup words in any language: nothing but words, with or without numbers before them. An
 * address never does, because it has no spaces, or has digits inside its pieces.
 */
export function looksLikeSeedWords(text: string): boolean {
  const words = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^\d{1,2}[.):-]?|[.:]$/g, ''))
    .filter((word) => word !== '');
  return words.length >= FROM_WORDS && words.every((word) => /^[\p{L}\p{M}]{1,12}$/u.test(word));
}
