import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { keepFormatters } from '@/lib/format/formatters';
import type { Locale } from '@/lib/format/locale';

const formatterOf = keepFormatters<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);

export const NO_VALUE = '—';
/** Intl.NumberFormat writes a hyphen. */
const MINUS = '−';

/** An exact number of decimals, or a minimum and a maximum. */
type Decimals = number | { min: number; max: number };

/** A number in a style of Intl.NumberFormat, rounded half away from zero, with a minus sign; "—" if it is not finite. */
export function formatStyled(
  value: number,
  locale: Locale,
  decimals: Decimals,
  style: Intl.NumberFormatOptions = {},
): string {
  if (!Number.isFinite(value)) return NO_VALUE;
  const { min, max } = typeof decimals === 'number' ? { min: decimals, max: decimals } : decimals;
  const options = { useGrouping: 'always', minimumFractionDigits: min, maximumFractionDigits: max, ...style };
  return joinParts(
    formatterOf(locale, options as Intl.NumberFormatOptions).formatToParts(roundHalfAwayFromZero(value, max)),
    locale,
  );
}

const THIN_SPACE = '\u202f';

function joinParts(parts: Intl.NumberFormatPart[], locale: Locale): string {
  const write = locale === 'es' ? writeInSpanish : ({ value }: Intl.NumberFormatPart) => value;
  return parts.map((part) => (part.type === 'minusSign' ? MINUS : write(part, parts))).join('');
}

/** By the rules of the Academies, which Intl does not have: a thin space between groups, from five digits on, and before "%". */
function writeInSpanish({ type, value }: Intl.NumberFormatPart, parts: Intl.NumberFormatPart[]): string {
  if (type === 'group') return isBelowTenThousand(parts) ? '' : THIN_SPACE;
  if (value === '%') return `${THIN_SPACE}%`;
  if (value === 'USD') return 'US$';
  return type === 'compact' && value === 'k' ? 'mil' : value;
}

function isBelowTenThousand(parts: Intl.NumberFormatPart[]): boolean {
  const digits = parts.filter(({ type }) => type === 'integer').map(({ value }) => value);
  return digits.join('').length < 5;
}

/** By default without decimals; rounded half away from zero; "—" if the number is not finite. */
export function formatNumber(value: number, locale: Locale, decimals: Decimals = 0): string {
  return formatStyled(value, locale, decimals);
}

/** US dollars, by default with two decimals; never "-$0.00". */
export function formatMoney(value: number, locale: Locale, decimals: Decimals = 2): string {
  return formatStyled(value, locale, decimals, { style: 'currency', currency: 'USD', currencyDisplay: 'symbol' });
}

/** US dollars for prose: with cents only if the amount has some and is below $1,000. */
export function formatDollars(value: number, locale: Locale): string {
  return formatMoney(value, locale, Math.abs(value) < 1000 && !Number.isInteger(value) ? 2 : 0);
}

/** A value in percent: 87.4 is "87%" in English and in Spanish "87 %", with a thin space. */
export function formatPercent(value: number, locale: Locale, decimals: Decimals = 0): string {
  return formatStyled(value, locale, decimals, { style: 'unit', unit: 'percent' });
}

/** A number as the initial text of a field, with a hyphen as on a keyboard: grouped from 10,000, so that a year is not. */
export function toFieldText(value: number, locale: Locale): string {
  const useGrouping = Math.abs(value) >= 10_000;
  return formatStyled(value, locale, { min: 0, max: 12 }, { useGrouping }).replace(MINUS, '-');
}
