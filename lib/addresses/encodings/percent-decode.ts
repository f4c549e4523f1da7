/** Like `decodeURIComponent`, but malformed sequences become spaces instead of an error. */
export function percentDecode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run.replace(/%(..)/g, (_, hex: string) =>
        hex < '8' ? String.fromCharCode(Number.parseInt(hex, 16)) : ' ',
      );
    }
  });
}

/**
 * The digits of a code, unless a key of 16 bytes begins with them. A longer key without its first digits is still recognized, and no
 * hash or public key has 32 digits together with those of codes before it.
 */
const DIGITS = '(?![0-9a-f]{32}(?![0-9a-f]))[0-9a-f]{2}';
const CODE = new RegExp(`%${DIGITS}`, 'gi');
const SIGN_ALONE = new RegExp(`%(?!${DIGITS})`, 'gi');

/** A space in place of each code: its digits must not become a part of the text behind it. */
export function withoutPercentCodes(text: string): string {
  return text.replace(CODE, ' ');
}

/**
 * Decodes each word whose codes are all valid UTF-8 without control characters. Other words keep their codes, because their percent
 * signs may not be encoding.
 */
export function decodeValidWords(text: string): string {
  return text.replace(/\S+/g, (word) => {
    if (!word.includes('%')) return word;
    try {
      const decoded = decodeURIComponent(word.replace(SIGN_ALONE, '%25'));
      return /(?!\s)\p{Cc}/u.test(decoded) ? word : decoded;
    } catch {
      return word;
    }
  });
}
