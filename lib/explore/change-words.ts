import type { ChangeTexts } from '@/content/explore/explore-views';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatPercent } from '@/lib/format/number';

/** From here on a change is shown as a whole number. */
const LARGE = 99.95;
const SMALLEST = 0.05;

/** The decimals of a change in percent. */
export const changeDecimals = (percent: number) => (Math.abs(percent) >= LARGE ? 0 : 1);

/**
 * A change in words: "shrank by 3.4%".
 *
 * @param rate has `{n}`, the number with its percent sign: "{n} a year"
 */
export function changeInWords(percent: number, texts: ChangeTexts, locale: Locale, rate = '{n}'): string {
  const size = Math.abs(percent);
  if (size < SMALLEST) return size === 0 ? texts.none : texts.almost;
  const n = fill(rate, { n: formatPercent(size, locale, changeDecimals(size)) });
  return fill(percent > 0 ? texts.more : texts.less, { n });
}
