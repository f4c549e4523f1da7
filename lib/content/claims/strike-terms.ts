import { type Content, getContent } from '@/lib/content/content';
import { getSeries } from '@/lib/content/figures/figures';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber } from '@/lib/format/number';

export type StrikeTermId = keyof Content['guides']['strikeTerms'];

/**
 * One of Strike's terms as a sentence, with the numbers of content/figures/owner.json.
 *
 * @throws Error if content/<language>/guides-ui.ts has no such term
 */
export function formatStrikeTerm(id: StrikeTermId, locale: Locale): string {
  const words = getContent(locale).guides.strikeTerms[id];
  if (!words) throw new Error(`<StrikeTerm id="${id}">: content/${locale}/guides-ui.ts, strikeTerms, has no "${id}"`);
  const format = (key: string, value: number) =>
    key.endsWith('Usd') ? formatMoney(value, locale, 0) : formatNumber(value, locale, { min: 0, max: 2 });
  const terms = getSeries<string>('owner', 'value', 'strikeTerms');
  return fill(words, Object.fromEntries(terms.map(([key, value]) => [key, format(key, value)])));
}
