import { fill } from './fill';
import { INTL_TAGS, type Locale } from './locale';
import { formatNumber } from './number';

/** The two plural forms of the languages of the site. */
export interface Plural {
  one: string;
  other: string;
}

/** The plural form for a number, with `{count}` and the other names filled in. */
export function countOf(
  sentences: Plural,
  count: number,
  locale: Locale,
  values: Record<string, string | number> = {},
): string {
  const rule = new Intl.PluralRules(INTL_TAGS[locale]).select(count);
  return fill(rule === 'one' ? sentences.one : sentences.other, { count: formatNumber(count, locale), ...values });
}
