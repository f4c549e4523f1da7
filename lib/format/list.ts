import { INTL_TAGS, type Locale } from '@/lib/format/locale';

/** "2017, 2020, and 2021", or with `disjunction` "42 or 62". */
export function formatList(
  items: readonly (string | number)[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(INTL_TAGS[locale], { type }).format(items.map(String));
}
