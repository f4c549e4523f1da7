import type { Identified } from './types';

/** Characters without a visible shape, also the byte order mark, which `trim` removes; line breaks and tabs are not among them. */
const INVISIBLE = /(?!\s)\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const NOT_ASCII = /[^\t\n\r -~]/;

/** Latin letters and digits, each with letters of other alphabets that look like it. NFKD covers full-width and accented ones. */
const LOOKALIKES: Record<string, string> = {
  A: 'АΑᎪꓮ',
  B: 'ВΒᏴꓐʙ',
  C: 'СϹᏟꓚ',
  D: 'Ꭰꓓᴅ',
  E: 'ЕΕᎬꓰᴇ',
  F: 'Ϝꓝꜰ',
  G: 'Ԍꓖɢ',
  H: 'НΗᎻꓧʜ',
  I: 'ІΙӀꓲɪ',
  J: 'ЈᎫꓙᴊ',
  K: 'КΚᏦꓗᴋ',
  L: 'Ꮮꓡʟ',
  M: 'МΜᎷꓟᴍ',
  N: 'Νꓠɴ',
  O: 'ОΟՕꓳᴏ',
  P: 'РΡᏢꓑᴘ',
  Q: 'Ԛ',
  R: 'Ꭱꓣʀ',
  S: 'ЅՏᏚꓢ',
  T: 'ТΤᎢꓔᴛ',
  U: 'Սꓴ',
  V: 'ѴᏙꓦ',
  W: 'ԜᎳꓪ',
  X: 'ХΧꓫ',
  Y: 'ҮΥУꓬʏ',
  Z: 'ΖᏃꓜ',
  a: 'аαɑ',
  b: 'ЬƄƅ',
  c: 'сϲᴄ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іιı',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏ',
  m: 'м',
  n: 'пոη',
  o: 'оοօσ',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝѡᴡω',
  // U+FFFD takes the place of a letter that a program could not read: any letter lets the kind of code be recognized.
  x: 'хχ\ufffd',
  y: 'уγүყ',
  z: 'ᴢ',
  3: 'ЗзӠ',
  4: 'Ч',
  6: 'б',
};
const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) => [...others].map((other): [string, string] => [other, latin])),
);

/** Removes the characters that cannot be seen. */
export function withoutInvisible(text: string): string {
  return NOT_ASCII.test(text) ? text.replace(INVISIBLE, '') : text;
}

/** The text as it looks: without invisible characters, and with Latin letters in place of those that look like them. */
export function toLatin(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  const plain = withoutInvisible(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return plain.replace(/[^\0-~]/gu, (character) => LATIN.get(character) ?? digitOf(character) ?? character);
}

/** Digits of any alphabet follow one another from its zero on. */
function digitOf(character: string): string | null {
  if (!/\p{Nd}/u.test(character)) return null;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** The invisible characters, and the letters that are not ASCII, of a text; each once. */
function foreignCharacters(text: string): { invisible: string[]; letters: string[] } {
  const invisible = [...new Set(text.match(INVISIBLE))];
  const letters = [...new Set(withoutInvisible(text).match(/[^\0-~\s]/gu))];
  return { invisible, letters };
}

/** Names the signs of a code that are not ASCII; null if there are none. */
export function nameForeignSigns(text: string): Pick<Identified, 'finding' | 'details'> | null {
  const { invisible, letters } = foreignCharacters(text);
  const names = [...letters.map((letter) => `${letter} (${codePointName(letter)})`), ...invisible.map(codePointName)];
  if (names.length === 0) return null;
  return {
    finding: letters.length > 0 ? 'lookalike-letters' : 'invisible-characters',
    details: { found: names.slice(0, 5).join(', ') },
  };
}

/** The code point as the Unicode standard writes it, such as U+200B. */
function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
