/** The shortest SeedQR has 48 digits; the lower limit also finds a damaged one. */
const MIN_DIGITS = 44;
const MIN_NUMBERS = 12;
/** BIP 39 lists have 2,048 words, numbered from 0 or from 1. */
const MAX_WORD_NUMBER = 2048;

/**
 * Detects a phrase written as numbers: SeedQR (four digits a word), lists of word numbers, and dice rolls or coin flips.
 * No address, invoice or link has as many digits in a row.
 */
export function hasSeedNumbers(text: string): boolean {
  if (new RegExp(`\\d(?:[\\s.,;:/|-]*\\d){${MIN_DIGITS - 1}}`).test(text)) return true;
  for (const [list] of text.matchAll(/(?<!\d)\d+(?:[^\p{L}\p{N}]+\d+)+/gu)) {
    let inARow = 0;
    for (const [number] of list.matchAll(/\d+/g)) {
      inARow = number.length <= 4 && Number(number) <= MAX_WORD_NUMBER ? inARow + 1 : 0;
      if (inARow >= MIN_NUMBERS) return true;
    }
  }
  return false;
}
