/** "psbt" and 0xFF, in base64 (BIP 174). */
const START = /^\s*cHNidP8/;
const IN_LINES = /^\s*[\w+/-]+(?:\r?\n[\w+/-]+)*={0,2}\s*$/;
const MAGIC_BYTES = 5;
/** Bounds the time; few transactions need as much. */
const MAX_LENGTH = 200_000;

/**
 * Whether a text is one partially signed transaction in base64 from its first to its last character, also in lines: maps of pairs of
 * key and value, each with its length before it, and a zero after each map. Nothing else fits between them.
 */
export function isPsbt(text: string): boolean {
  if (text.length > MAX_LENGTH || !START.test(text) || !IN_LINES.test(text)) return false;
  try {
    return areMaps(atob(text.replace(/\s+/g, '').replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return false;
  }
}

function areMaps(bytes: string): boolean {
  let at = MAGIC_BYTES;
  let isInMap = false;
  const skip = (): number => {
    const first = bytes.charCodeAt(at);
    const size = first < 0xfd ? 0 : 2 ** (first - 0xfc);
    let length = size === 0 ? first : 0;
    for (let index = size; index > 0; index -= 1) length = length * 256 + bytes.charCodeAt(at + index);
    at += 1 + size + length;
    return length;
  };
  while (at < bytes.length) {
    isInMap = skip() !== 0;
    if (isInMap) skip();
  }
  return at === bytes.length && !isInMap;
}
