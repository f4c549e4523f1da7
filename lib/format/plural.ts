import { fill } from './fill';
import { INTL_TAGS, type Locale } from './locale';
import { formatNumber } from './number';

/** A sentence for one and a sentence for any other number. */
export interface Plural {
  one: string;
  other: string;
}

/** The sentence that fits the number, with `{count}` and the other names filled in. */
export function countOf(
  sentences: Plural,
  count: number,
  locale: Locale,
  values: Record<string, string | number> = {},
): string {
  const rule = new Intl.PluralRules(INTL_TAGS[locale]).select(count);
  return fill(rule === 'one' ? sentences.one : sentences.other, { count: formatNumber(count, locale), ...values });
}
