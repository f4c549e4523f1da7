import { findChunks, findTokens } from './candidates';
import { nameForeignSigns, toLatin } from './characters';
import { lookAtCode } from './classify';
import { lookAtPaymentLink } from './payments/payment-link';
import { findCodesInPieces } from './pieces';
import { isPsbt } from './psbt';
import { findSecret } from './secrets/secrets';
import { isOnlyWords } from './secrets/seed-words';
import { complete, type Finding, type Identified, type Result } from './types';

/** Above the length of any address or invoice. Bounds the time to decode a long pasted text. */
const MAX_CHARACTERS = 4000;
/** Of a longer text, so many characters at its start and at its end are searched. Bounds the time to search it. */
const MAX_SEARCHED_CHARACTERS = 10_000;
/** How many other codes of a text are named. */
const MAX_ALSO_FOUND = 5;

/** A code is damaged, or of no known kind. */
const NOT_SOUND: readonly Finding[] = [
  'mixed-case',
  'one-case',
  'bad-checksum',
  'wrong-checksum-kind',
  'bad-length',
  'bad-character',
  'lookalike-letters',
  'invisible-characters',
  'malformed',
  'malformed-invoice',
  'invoice-amount',
  'perhaps-other-chain',
  'too-long',
  'unknown',
];
/** A part of a text with these findings may have a code between signs such as "/", "=" or ":". */
const WITHOUT_STRUCTURE: readonly Finding[] = [
  'unknown',
  'perhaps-other-chain',
  'bad-character',
  'bad-length',
  'bad-checksum',
];
/** The start of a code that no ordinary word or number has, so that a damaged code inside other text is still one. */
const EVIDENT_START =
  /^(?:bitcoin:|lightning:|(?:bc|tb|bcrt|sp|tsp|lno|lnurl)1|ln(?:bc|tb)\d|[13][1-9A-HJ-NP-Za-km-z]{25,34}$)/i;

/** The name of a payment link and what follows it, also with signs that only look right. */
const SCHEME = /^([^:：]{7,40}[:：])(?:\/\/)?(.*)$/s;

/**
 * Identifies a pasted text: the kind of address, its network and whether its checksum is valid. Also recognizes Lightning
 * codes, payment links, extended keys and common mistakes, also inside a longer text. A secret anywhere in the text takes
 * precedence over every other finding. Never throws, sends or stores anything. The result contains no part of a secret.
 *
 * Of a text of more than 20,000 characters, the first and the last 10,000 are searched: the time is bounded for a text of any length.
 *
 * Sources: BIP 13 and 16 (base58), BIP 173 and 350 (bech32, bech32m), BIP 141 and 341 (program lengths), BIP 352 (silent
 * payments), BIP 47 and 351 (private payments), BIP 433 (pay to anchor), BIP 32 and SLIP 132 (extended keys), BIP 21, 72 and 321
 * (links), BIP 174 and 370 (PSBT), BIP 380 to 392 (descriptors), BOLT 11 and 12, LUD 01 and 17, NUT 18 and 26.
 *
 * @param now in milliseconds since 1970; decides whether an invoice has expired
 * @returns null for an empty text
 */
export function identify(text: string, now = Date.now()): Identified | null {
  if (!/\S/.test(text)) return null;
  if (isPsbt(text)) return complete({ finding: 'psbt' }, text.length);
  const start = text.slice(0, MAX_SEARCHED_CHARACTERS);
  const end = text.slice(MAX_SEARCHED_CHARACTERS).slice(-MAX_SEARCHED_CHARACTERS);
  const secret = findSecret(start) ?? (end === '' ? null : findSecret(end));
  if (secret) return complete({ finding: secret }, text.length);

  const whole = lookAtWhole(text, now);
  // A name has no spaces, so that the words around it are not part of it.
  if (isSound(whole) && !(whole.hadSpaces && whole.finding === 'name-at-domain')) return whole;
  const inside = lookInside(start, now);
  // A part of a link could lack its amount: only the link itself, without the words behind it, is better than the whole.
  const length = text.length > MAX_SEARCHED_CHARACTERS ? text.length : text.replace(/\s+/g, '').length;
  const isPart = (inside?.excerpt?.code.length ?? length) < length;
  if (inside && isPart && (whole.link === null || (inside.link !== null && isSound(inside)))) return inside;
  const isUnknown = whole.finding === 'unknown' || whole.finding === 'perhaps-other-chain';
  return isUnknown && isOnlyWords(start) ? complete({ finding: 'words' }, text.length) : whole;
}

function isSound({ finding, checksum, link }: Identified): boolean {
  if (NOT_SOUND.includes(finding) || checksum?.passed === false) return false;
  return link === null || (!link.problems.includes('amount') && link.others.every(isSound));
}

/** Reads the whole text as one code, which may have spaces or line breaks inside. */
function lookAtWhole(text: string, now: number): Identified {
  const trimmed = text.trim();
  if (trimmed.length > MAX_CHARACTERS) {
    return complete({ finding: 'too-long', details: { max: MAX_CHARACTERS } }, trimmed.length);
  }
  // BOLT 12: "+" and white space join the pieces of an offer.
  // `trim` removes a byte order mark, which is an invisible character.
  const mark = /^\s*\ufeff|\ufeff\s*$/.test(text) ? '\ufeff' : '';
  const joined = (mark + trimmed).replace(/\+\s+/g, '+');
  const compact = joined.replace(/[^\S\ufeff]+/g, '');
  const hadSpaces = compact.length !== joined.length;
  return { ...complete(lookAtText(compact, now), compact.length), hadSpaces };
}

function lookAtText(code: string, now: number): Result {
  const lookAt = (part: string) => lookAtCode(part, now);
  const [, scheme = '', rest = ''] = SCHEME.exec(code) ?? [];
  const name = toLatin(scheme).toLowerCase();
  if (name === 'bitcoin:') return { ...lookAtPaymentLink(rest, lookAt), ...nameForeignSigns(scheme) };
  if (name === 'lightning:') return { ...lookAt(rest), ...nameForeignSigns(scheme) };
  // LUD 01: a web address may have the code in its "lightning" parameter.
  return lookAt(/^https?:\/\/[^#]*[?&]lightning=([a-z0-9]+)/i.exec(code)?.[1] ?? code);
}

/** Finds the codes inside a longer text. The first of the lowest rank is the result. */
function lookInside(text: string, now: number): Identified | null {
  const found = new Map<string, Identified>();
  const look = (code: string, isInWebAddress = false): Identified => ({
    ...complete(lookAtText(code, now), code.length),
    excerpt: { code, isInWebAddress },
  });
  const add = (one: Identified) => {
    if (isSound(one) || isDamaged(one)) found.set(one.excerpt?.code ?? '', one);
  };
  const pieces = findCodesInPieces(text);
  for (const { code } of pieces) add({ ...look(code), hadSpaces: true });
  for (const chunk of findChunks(text)) {
    if (pieces.some(({ start }) => start.includes(chunk))) continue;
    const whole = look(chunk, /^https?:/i.test(chunk));
    const hasTokens = whole.link === null && WITHOUT_STRUCTURE.includes(whole.finding);
    const tokens = hasTokens ? findTokens(chunk).map((token) => look(token, whole.excerpt?.isInWebAddress)) : [];
    for (const token of tokens) add(token);
    if (!tokens.some(isSound)) add(whole);
  }
  const [first, ...others] = [...found.values()].sort((one, other) => rankOf(one) - rankOf(other));
  return first ? { ...first, alsoFound: others.slice(0, MAX_ALSO_FOUND) } : null;
}

/** What is certain comes before what is damaged, and both before names and links that say little. */
function rankOf(one: Identified): number {
  if (!isSound(one)) return 2;
  if (one.link || one.checksum?.passed) return 0;
  return one.finding === 'name-at-domain' || one.finding === 'transaction-link' ? 3 : 1;
}

function isDamaged({ finding, excerpt, link }: Identified): boolean {
  if (link !== null || finding === 'lookalike-letters' || finding === 'invisible-characters') return true;
  return finding !== 'unknown' && EVIDENT_START.test(excerpt?.code ?? '');
}
