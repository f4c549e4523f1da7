import { type Content, getContent } from '@/lib/content/content';
import { getSeries } from '@/lib/content/figures';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber } from '@/lib/format/number';

/** One of Strike's terms as the owner recorded it: stored once, however many guides name it. */
export function StrikeTerm({ id, locale }: { id: keyof Content['guides']['strikeTerms']; locale: Locale }) {
  const words = getContent(locale).guides.strikeTerms[id];
  if (!words) throw new Error(`<StrikeTerm id="${id}">: guides-ui.ts has no such term`);
  const print = (key: string, value: number) =>
    key.endsWith('Usd') ? formatMoney(value, locale, 0) : formatNumber(value, locale, { min: 0, max: 2 });
  const terms = getSeries<string>('owner', 'value', 'strikeTerms');
  return fill(words, Object.fromEntries(terms.map(([key, value]) => [key, print(key, value)])));
}
