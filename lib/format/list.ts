import { keepFormatters } from '@/lib/format/formatters';
import type { Locale } from '@/lib/format/locale';

const formatterOf = keepFormatters<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);

/** "2017, 2020, and 2021", or with `disjunction` "42 or 62". */
export function formatList(
  items: readonly (string | number)[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return formatterOf(locale, { type }).format(items.map(String));
}
