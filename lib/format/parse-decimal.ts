import type { Locale } from '@/lib/format/locale';

/**
 * How a text was read. `usual`: digits with the marks of the language. `comma`, `point`: a single mark before exactly three
 * digits, which other countries read as the other kind of mark. `other`: another notation, or a unit that was dropped.
 */
type Reading = 'usual' | 'comma' | 'point' | 'other';

export type ParsedDecimal =
  | { ok: true; value: number; reading: Reading }
  | { ok: false; problem: 'empty' | 'not-a-number' | 'letters' | 'marks' };

/** Digits, with or without the thousands and the decimals of the language. */
const USUAL: Record<Locale, RegExp> = {
  en: /^[+−-]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|(?=\.\d))(?:\.\d*)?$/,
  es: /^[+−-]?(?:\d+|[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+|(?=\.\d))(?:\.\d*)?$/,
  pt: /^[+−-]?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+|(?=,\d))(?:,\d*)?$/,
};

/**
 * A mark that is decimal before exactly three digits, where the other one is for thousands. Readers of Spanish and Portuguese know
 * both notations: there neither is, because a thousandth is rare in an amount.
 */
const SURE_BEFORE_THREE: Record<Locale, ',' | '.' | null> = { en: '.', es: null, pt: null };

/** Stands for marks that are decimal in every notation: the Arabic decimal separator and the raised point. */
const SURE_DECIMAL = '·';

const UNIT = String.raw`(?:US ?\$|\$|USD|%)`;
const SHAPE = new RegExp(`^(?<sign>[+-]?) ?(?:${UNIT} ?)?(?<inner>[+-]?) ?(?<body>.*?)(?: ?${UNIT})?$`, 'i');

/**
 * A text with the digits of any script as 0 to 9, full-width signs as ASCII, one kind of space, minus sign and apostrophe, and
 * without invisible characters.
 */
export function tidyNumber(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u066b·]/g, SURE_DECIMAL)
    .replace(/[\u066c’‘ʼ′´`]/g, "'")
    .replace(/[،、]/g, ',')
    .replace(/\u066a/g, '%')
    .replace(/[−‐‑‒–﹣]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Unicode keeps the ten digits of a script together and in order, zero first. */
function digitOf(digit: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value++;
  return String(value % 10);
}

/**
 * Parses a number as people type it: thousands with commas, points, spaces or apostrophes, a decimal comma or point, the digits
 * of any script, and a dollar or percent sign. What can be read two ways is read as the language writes it, and marked in
 * `reading`; what cannot be read in one way only is refused. Exponents ("1e9") are typing errors in an amount of money.
 */
export function parseDecimal(text: string, locale: Locale): ParsedDecimal {
  const tidy = tidyNumber(text);
  if (tidy === '') return { ok: false, problem: 'empty' };
  const { sign = '', inner = '', body = '' } = SHAPE.exec(tidy)?.groups ?? {};
  if (!/\d/.test(body)) return { ok: false, problem: 'not-a-number' };
  if (/[^\d.,' ·]/.test(body)) return { ok: false, problem: 'letters' };
  const read = sign && inner ? null : readMarks(body, locale);
  if (!read) return { ok: false, problem: 'marks' };
  const value = Math.min(Number(read.plain), Number.MAX_VALUE) * (sign + inner === '-' ? -1 : 1);
  const reading = read.twoWays ?? (USUAL[locale].test(text.trim()) ? 'usual' : 'other');
  return { ok: true, value: value + 0, reading };
}

/** Groups of three digits, or as in India of two with a last one of three. A leading zero is never a thousand. */
const isGrouped = (whole: string) =>
  /^[1-9]\d{0,2}(?:(?<mark>[.,' ])\d{3})(?:\k<mark>\d{3})*$/.test(whole) || /^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(whole);

/** The digits with a point before the decimals; null if the marks do not fit together. */
function readMarks(body: string, locale: Locale): { plain: string; twoWays?: 'comma' | 'point' } | null {
  const marks = body.replace(/\d/g, '');
  const last = marks.at(-1);
  const at = last ? body.lastIndexOf(last) : body.length;
  const whole = body.slice(0, at);
  const fraction = body.slice(at + 1);
  const asDecimals =
    /^\d*$/.test(whole) || isGrouped(whole) ? { plain: `${whole.replace(/\D/g, '') || 0}.${fraction}` } : null;
  const asWhole = isGrouped(body) ? { plain: body.replace(/\D/g, '') } : null;
  if (!last) return { plain: body };
  if (last === SURE_DECIMAL) return asDecimals;
  if (last === "'" || last === ' ') return asWhole;
  // The last mark of several is decimal if it differs from the others.
  if (marks.length > 1) return marks.indexOf(last) === marks.length - 1 ? asDecimals : asWhole;
  if (!asWhole) return asDecimals;
  return {
    ...(last === SURE_BEFORE_THREE[locale] ? (asDecimals ?? asWhole) : asWhole),
    twoWays: last === ',' ? 'comma' : 'point',
  };
}
