import type { Unit } from '@/content/figures';
import { formatCompact, formatCompactDollars } from '@/lib/format/compact';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';

/** Smaller numbers are formatted with a power of ten: their decimals would be mostly zeros. */
const SMALLEST_DECIMAL = 1e-4;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number of decimals in the shortest decimal representation of the number. */
export function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

/**
 * Formats a value with all its digits.
 *
 * @param decimals the minimum, so that the numbers of a column align
 * @returns "—" for null and for numbers that are not finite
 */
export function formatExact(value: number | null, locale: Locale, decimals = 0): string {
  if (value === null || !Number.isFinite(value)) return NO_VALUE;
  if (value !== 0 && Math.abs(value) < SMALLEST_DECIMAL) {
    const [mantissa, exponent] = value.toExponential().split('e') as [string, string];
    const power = [...String(Math.abs(Number(exponent)))].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
    return `${formatNumber(Number(mantissa), locale, { min: 0, max: decimalsOf(Number(mantissa)) })} × 10⁻${power}`;
  }
  const max = decimalsOf(value);
  return formatNumber(value, locale, { min: Math.min(20, decimals), max: Math.max(max, decimals) });
}

/** Formats a period: "1971", "July 2010", "2019 Q1". Other keys are returned unchanged. */
export function formatKey(key: number | string, locale: Locale): string {
  return formatDate(String(key), locale);
}

/** Minimum decimals of a column: 1 if no value has more than one decimal, so that integers align; otherwise 0. */
export function sharedDecimals(values: readonly unknown[]): number {
  const decimals = values.map((value) => (typeof value === 'number' ? decimalsOf(value) : 0));
  return Math.max(0, ...decimals) === 1 ? 1 : 0;
}

const isMoney = (unit: Unit) => unit === 'usd' || unit === 'usd-per-pound' || unit === 'usd-per-troy-ounce';

/**
 * Formats a value with the symbol of its unit: dollars and percents have one, other units have none.
 *
 * @param decimals the minimum, for percents and units without a symbol
 */
export function formatWithUnit(value: number, unit: Unit, locale: Locale, decimals = 0): string {
  const max = decimalsOf(value);
  if (isMoney(unit)) return formatMoney(value, locale, { min: max > 0 ? Math.min(2, max) : 0, max });
  if (unit === 'percent' || unit === 'percent-since-1948')
    return formatPercent(value, locale, { min: decimals, max: Math.max(max, decimals) });
  return formatExact(value, locale, decimals);
}

const SI_PREFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'];

/**
 * Formats a hash rate with the SI prefix that leaves one to three digits: 4.531e-12 is "4.5 MH/s".
 *
 * @param exahashes in EH/s
 * @returns "—" if the hash rate is not positive
 */
export function formatHashRate(exahashes: number, locale: Locale): string {
  if (!(exahashes > 0)) return NO_VALUE;
  const hashes = exahashes * 1e18;
  const step = Math.min(SI_PREFIXES.length - 1, Math.max(0, Math.floor(Math.log10(hashes) / 3 + 1e-9)));
  return `${formatNumber(hashes / 1000 ** step, locale, { min: 0, max: 1 })} ${SI_PREFIXES[step]}H/s`;
}

/** Formats an axis tick in compact notation: $500, 12%, 1.3K. */
export function formatAxisTick(value: number, unit: Unit, locale: Locale): string {
  if (isMoney(unit)) return formatCompactDollars(value, locale);
  if (unit === 'usd-billions') return formatCompactDollars(value * 1e9, locale);
  if (unit === 'usd-trillions') return formatCompactDollars(value * 1e12, locale);
  if (unit === 'percent' || unit === 'percent-since-1948') return formatPercent(value, locale, { min: 0, max: 1 });
  return formatCompact(value, locale);
}
