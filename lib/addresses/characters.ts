/** Characters without a visible shape, also the byte order mark, which `trim` removes; line breaks and tabs are not among them. */
const INVISIBLE = /(?!\s)\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const NOT_ASCII = /[^\t\n\r -~]/;

/** Latin letters and digits, each with letters of other alphabets that look like it. NFKD covers full-width and accented ones. */
const LOOKALIKES: Record<string, string> = {
  A: 'АΑᎪ',
  B: 'ВΒᏴ',
  C: 'СϹᏟ',
  D: 'Ꭰ',
  E: 'ЕΕᎬ',
  G: 'Ԍ',
  H: 'НΗᎻ',
  I: 'ІΙӀ',
  J: 'ЈᎫ',
  K: 'КΚᏦ',
  L: 'Ꮮ',
  M: 'МΜᎷ',
  N: 'Ν',
  O: 'ОΟՕ',
  P: 'РΡᏢ',
  Q: 'Ԛ',
  R: 'Ꭱ',
  S: 'ЅՏᏚ',
  T: 'ТΤᎢ',
  V: 'ѴᏙ',
  W: 'ԜᎳ',
  X: 'ХΧ',
  Y: 'ҮΥУ',
  Z: 'ΖᏃ',
  a: 'аαɑ',
  b: 'ЬƄ',
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
  x: 'хχ',
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
  return plain.replace(/[^\0-~]/gu, (character) => LATIN.get(character) ?? character);
}

/** The invisible characters, and the letters that are not ASCII, of a text; each once. */
export function foreignCharacters(text: string): { invisible: string[]; letters: string[] } {
  const invisible = [...new Set(text.match(INVISIBLE))];
  const letters = [...new Set(withoutInvisible(text).match(/[^\0-~\s]/gu))];
  return { invisible, letters };
}

/** The code point as the Unicode standard writes it, such as U+200B. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
