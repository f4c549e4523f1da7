import { inWorkTime } from '@/lib/calculators/hours-of-work';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';

type Units = Content['calculators']['HoursOfWork']['units'];

/** A time of work in the unit that is easiest to read: "18.5 minutes", "2.8 years". */
export function formatWorkTime(hours: number, units: Units, locale: Locale): string {
  const { unit, value } = inWorkTime(hours);
  const count = formatNumber(value, locale, { min: 0, max: value < 100 ? 1 : 0 });
  return fill(count === '1' ? units[unit].one : units[unit].other, { count });
}

/** The size of a change without its sign: "62%". */
export function formatChange(change: number, locale: Locale): string {
  return formatPercent(Math.abs(change) * 100, locale);
}
