import type { Unit } from '@/content/figures';
import { formatCompact, formatCompactDollars } from '@/lib/format/compact';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';

/** Below this a decimal fraction is mostly zeros, so the number is printed with a power of ten. */
const SMALLEST_DECIMAL = 1e-4;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Decimals of the shortest decimal text that reads back as the number. */
function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

/**
 * A value with all its digits, as the file has it.
 *
 * @param decimals the fewest decimals to print, so that a column of prices or percents aligns
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

/** A period or a name in the first column: "1971", "July 2010", "2019 Q1"; other keys unchanged. */
export function formatKey(key: number | string, locale: Locale): string {
  const text = String(key);
  const quarter = /^(\d{4})-(Q[1-4])$/.exec(text);
  return quarter ? `${quarter[1]} ${quarter[2]}` : formatDate(text, locale);
}

/** Decimals that every value of a column gets: one where no value has more than one, otherwise as many as it has. */
export function sharedDecimals(values: readonly unknown[]): number {
  const decimals = values.map((value) => (typeof value === 'number' ? decimalsOf(value) : 0));
  return Math.max(0, ...decimals) === 1 ? 1 : 0;
}

const isMoney = (unit: Unit) => unit === 'usd' || unit === 'usd-per-pound' || unit === 'usd-per-troy-ounce';

/** A single value with the sign of its unit, for headlines and line labels. */
export function formatWithUnit(value: number, unit: Unit, locale: Locale): string {
  const max = decimalsOf(value);
  if (isMoney(unit)) return formatMoney(value, locale, { min: max > 0 ? Math.min(2, max) : 0, max });
  if (unit === 'percent' || unit === 'percent-since-1948') return formatPercent(value, locale, { min: 0, max });
  return formatExact(value, locale);
}

const SI_PREFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'];

/** A hash rate given in EH/s with the SI prefix that leaves one to three digits: 4.531e-12 is "4.5 MH/s". */
export function formatHashRate(exahashes: number, locale: Locale): string {
  if (!(exahashes > 0)) return NO_VALUE;
  const hashes = exahashes * 1e18;
  const step = Math.min(SI_PREFIXES.length - 1, Math.max(0, Math.floor(Math.log10(hashes) / 3 + 1e-9)));
  return `${formatNumber(hashes / 1000 ** step, locale, { min: 0, max: 1 })} ${SI_PREFIXES[step]}H/s`;
}

/** The short number on an axis. */
export function formatAxisTick(value: number, unit: Unit, locale: Locale): string {
  if (isMoney(unit)) return formatCompactDollars(value, locale);
  if (unit === 'usd-billions') return formatCompactDollars(value * 1e9, locale);
  if (unit === 'usd-trillions') return formatCompactDollars(value * 1e12, locale);
  if (unit === 'percent' || unit === 'percent-since-1948') return formatPercent(value, locale, { min: 0, max: 1 });
  return formatCompact(value, locale);
}
