import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { INTL_TAGS, type Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber } from '@/lib/format/number';

type Words = Content['calculators']['dcaBacktest'];

/** Cents only where a dollar matters. */
export function printDollars(value: number, locale: Locale): string {
  return formatMoney(value, locale, Math.abs(value) < 1000 && !Number.isInteger(value) ? 2 : 0);
}

/** Short, because an axis on a phone has room for six signs: $500, $20K, $1.5M. */
export function printTick(value: number, locale: Locale): string {
  if (Math.abs(value) < 1000) return formatMoney(value, locale, { min: 0, max: 2 });
  const short = {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  } as const;
  return new Intl.NumberFormat(INTL_TAGS[locale], short).format(value);
}

/** "three years", "7 months": how long a plan ran. */
export function printLength(months: number, words: Words['months'], locale: Locale): string {
  if (months === 1) return words.one;
  if (months === 12) return words.year;
  const isYears = months % 12 === 0;
  return fill(isYears ? words.years : words.many, { n: formatNumber(isYears ? months / 12 : months, locale) });
}

/** "4.21 times", "338 times": a multiple with digits that matter. */
export function printMultiple(multiple: number, words: Words['starts'], locale: Locale): string {
  return fill(words.multiple, { n: formatNumber(multiple, locale, multiple < 10 ? 2 : multiple < 100 ? 1 : 0) });
}
