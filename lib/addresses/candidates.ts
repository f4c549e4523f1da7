import { percentDecode } from './encodings/percent-decode';

/** The shortest address has 14 characters (BIP 350: bc1sw50qgdz25j). */
const MIN_LENGTH = 14;
const MAX_LENGTH = 4000;
/** These bound the number of checksums that are tested in one text. */
const MAX_CANDIDATES = 60;
const MAX_TOKENS = 12;

/** White space without the byte order mark, which is an invisible character, and quotation marks and brackets of HTML. */
const BETWEEN_CHUNKS = /(?:[^\S\ufeff]|["'`<>«»“”„‹›‘’|\\^])+/;
const BEFORE_CHUNKS = /^[([{,.;:!?*_=~#-]+/;
const AFTER_CHUNKS = ',.;:!?*~';
/**
 * Letters with a case and digits of every alphabet, and characters without a shape, because a damaged address has them. Letters
 * without a case (Chinese, Arabic and others) end a code, because their sentences have no spaces; those of Lisu look like capitals.
 */
const TOKEN = /[\p{Script=Lisu}\ufffd\p{Lu}\p{Ll}\p{N}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** Every code has a digit, "@", a bracket, or a capital behind a small letter; ordinary words have none. */
const CODE_LIKE = /[\p{N}@(]|[a-z][A-Z]|^(?:[Bb][Ii][Tt][Cc][Oo][Ii][Nn]|[Ll]ightning):/u;
/** A link inside a web address, with or without percent-encoding: up to the next parameter. */
const INNER_LINK = /(?<![0-9a-z])(?:bitcoin|lightning)(?::|%3a)[^\s&#]+/gi;
/** Between the parts of a web address, of which one may be a code with "-" or "_" inside. */
const BETWEEN_PARTS = /[/?&=#:;,]+/;
/** BOLT 12: white space behind a "+" inside an offer. */
const JOINED_OFFER = /(?<=[02-9ac-hj-np-z]{8})\+\s+(?=[02-9ac-hj-np-z])/gi;
/** With the invisible characters that belong to it. */
const EMOJI = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200d|\ufe0f)*/gu;

/** The parts of a text between spaces and quotation marks that may hold a code, without punctuation around them. */
export function findChunks(text: string): string[] {
  const chunks = text
    .replace(EMOJI, ' ')
    .replace(JOINED_OFFER, '+')
    .split(BETWEEN_CHUNKS)
    .filter(isCodeLike)
    .slice(0, MAX_CANDIDATES)
    .map(withoutPunctuation);
  return [...new Set(chunks)].filter(isCodeLike);
}

/** Keeps the closing brackets that belong to opening ones, as in a descriptor. */
function withoutPunctuation(chunk: string): string {
  const text = chunk.replace(BEFORE_CHUNKS, '');
  let surplus = (text.match(/[)\]}]/g)?.length ?? 0) - (text.match(/[([{]/g)?.length ?? 0);
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    if (')]}'.includes(last) && surplus > 0) surplus -= 1;
    else if (!AFTER_CHUNKS.includes(last)) break;
  }
  return text.slice(0, end);
}

/** The runs of letters and digits in a chunk that may be a code, and links and parts of a web address. */
export function findTokens(chunk: string): string[] {
  const links = (chunk.match(INNER_LINK) ?? []).map(percentDecode);
  const rest = percentDecode(chunk.replace(INNER_LINK, ' '));
  const parts = rest.split(BETWEEN_PARTS).filter((part) => /[_-]/.test(part));
  const tokens = [...links, ...(rest.match(TOKEN) ?? []), ...parts];
  return [...new Set(tokens)].filter((token) => token !== chunk && isCodeLike(token)).slice(0, MAX_TOKENS);
}

function isCodeLike(text: string): boolean {
  return text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && CODE_LIKE.test(text);
}
