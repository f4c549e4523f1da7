import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';

type Words = Content['calculators']['DcaBacktest'];

/** The length of a plan: "5 years", "7 months". */
export function formatLength(months: number, words: Words['months'], locale: Locale): string {
  if (months === 1) return words.one;
  if (months === 12) return words.year;
  const isYears = months % 12 === 0;
  return fill(isYears ? words.years : words.many, { n: formatNumber(isYears ? months / 12 : months, locale) });
}

/** A multiple, with fewer decimals the larger it is: "4.21 times", "338 times". */
export function formatMultiple(multiple: number, words: Words['starts'], locale: Locale): string {
  return fill(words.multiple, { n: formatNumber(multiple, locale, multiple < 10 ? 2 : multiple < 100 ? 1 : 0) });
}
