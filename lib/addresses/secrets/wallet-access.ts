import { withoutPercentCodes } from '@/lib/addresses/encodings/percent-decode';

/** Links that connect an app to a wallet or a node: LndHub, Blitz Hub, lndconnect, Core Lightning (clnrest), Nostr Wallet Connect (NIP 47). */
const CONNECTION = /(?:lndhub|blitzhub|lndconnect|clnrest|clnrest\+https?|nostr\+?walletconnect):/i;
/** In a link, in a connection string with semicolons, or alone with its value. */
const CREDENTIAL =
  /[?&;](?:macaroon|rune|secret|password|api-?(?:key|token))=|(?<![0-9a-z_-])(?:macaroon|rune|api-?(?:key|token))["']?\s*[=:]\s*["']?(?=[a-z_-]*\d)[\w+/-]{16,}/i;
/** Ecash: Cashu tokens (NUT 00) and Fedimint notes, also with line breaks inside. Both are longer than these limits. */
const ECASH = /cashu[a-z][0-9a-z_-]{40,}|fedimint[0-9a-z]{40,}/i;
/** Ecash that was cut: a word has no digit. */
const CUT_ECASH = /(?:cashu[ab]|fedimint)(?=[a-z_-]*\d)[0-9a-z_-]{12,}/i;
const LONG_TOKEN = /[\w+/-]{100,}/g;
/** Long codes without a secret: partially signed transactions (BIP 174), extended public keys, damaged codes of Lightning. */
const PUBLIC_START = /^(?:cHNidP|[xyztuv]pub|ln(?:bc|tb|o1|url)|t?sp1)/i;

/** Keys of 16, 32 or 64 bytes in base64, with the padding that they need. */
const KEY_IN_BASE64 = /(?<![0-9A-Za-z+/])(?:[\w+/-]{43}=|[\w+/-]{22}==|[\w+/-]{86}==)/;
/** Length of 32 bytes in base64 without padding. */
const KEY_LENGTH = 43;
/** Base64 for web addresses, where a slash ends the key, and ordinary base64. */
const UNPADDED = [/[\w-]{43,}/g, /[\w+/-]{43,}/g];
/** The second finds a text behind "key-" or "id_", which the first would read as a part of it. */
const BASE64_TEXTS = [/[\w+/-]{22,}/g, /[0-9A-Za-z+/]{22,}/g];

/** Whether a text holds ecash, or a login or token that lets its holder spend. */
export function hasWalletAccess(text: string): boolean {
  if (CONNECTION.test(text) || CREDENTIAL.test(text)) return true;
  if (ECASH.test(text.replace(/\s+/g, '')) || CUT_ECASH.test(text)) return true;
  return (
    withoutPercentCodes(text)
      .match(LONG_TOKEN)
      ?.some((token) => isMixedBase64(token) && !PUBLIC_START.test(token)) ?? false
  );
}

export function hasBase64Key(text: string): boolean {
  if (KEY_IN_BASE64.test(text)) return true;
  const plain = withoutPercentCodes(text);
  const tokens = UNPADDED.flatMap((pattern) => plain.match(pattern) ?? []);
  return tokens.some(
    (token) =>
      isMixedBase64(token.slice(-KEY_LENGTH)) && !/[0-9A-Za-z]/.test(token.charAt(token.length - KEY_LENGTH - 1)),
  );
}

/** Digits, both cases, and a character that base58 excludes: no code of another coin looks like this. */
function isMixedBase64(token: string): boolean {
  return [/[0OIl+/_-]/, /\d/, /[a-z]/, /[A-Z]/].every((kind) => kind.test(token));
}

/** The texts that are written in base64 in a text, also with line breaks inside. */
export function decodeBase64Texts(text: string): string[] {
  const tokens = [text, text.replace(/\s+/g, '')].flatMap((searched) =>
    BASE64_TEXTS.flatMap((pattern) => searched.match(pattern) ?? []),
  );
  return tokens.flatMap((token) => decodeText(token.replace(/-/g, '+').replace(/_/g, '/')) ?? []);
}

/** The text in UTF-8 that base64 holds; null if it holds control characters, as most other data does, or is not valid. */
function decodeText(base64: string): string | null {
  try {
    const binary = atob(base64);
    if (/(?![\s\x80-\xff])\p{Cc}/u.test(binary)) return null;
    if (!/[\x80-\xff]/.test(binary)) return binary;
    const bytes = Array.from(binary, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
    const text = decodeURIComponent(`%${bytes.join('%')}`);
    return /(?!\s)\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
