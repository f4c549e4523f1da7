import { fill } from './fill';
import { keepFormatters } from './formatters';
import type { Locale } from './locale';
import { formatNumber } from './number';

export interface Plural {
  one: string;
  other: string;
}

const rulesOf = keepFormatters<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules);

/** Fills `{count}` and `values` into the plural form that CLDR selects for the number. */
export function countOf(
  sentences: Plural,
  count: number,
  locale: Locale,
  values: Record<string, string | number> = {},
): string {
  const rule = rulesOf(locale, {}).select(count);
  return fill(rule === 'one' ? sentences.one : sentences.other, { count: formatNumber(count, locale), ...values });
}
