import { monthsToReplace, type PlanTexts } from '@/lib/calculators/plan';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { parseDecimal } from '@/lib/format/parse-decimal';
import { countOf } from '@/lib/format/plural';

/** The amount that was typed; NaN if it is none. */
export function amountIn(text: string, locale: Locale): number {
  const parsed = parseDecimal(text, locale);
  return parsed.ok ? parsed.value : Number.NaN;
}

/**
 * How long the reader would save to replace what is at risk.
 *
 * @returns the sentence, or what is missing for one; `months` is 0 without a loss, and if the fields have no amounts (`isKnown` false)
 */
export function lossOf(texts: PlanTexts, words: Content['calculators']['Plan'], locale: Locale) {
  const outcome = monthsToReplace({ atRisk: amountIn(texts.atRisk, locale), saved: amountIn(texts.saved, locale) });
  if (!outcome.ok) {
    const isFilled = (['atRisk', 'saved'] as const).every((id) => texts[id].trim() !== '');
    const text = isFilled ? words.loss.invalid : fill(words.loss.empty, { blank: words.blank });
    return { isKnown: false, months: 0, text };
  }
  const { months } = outcome.value;
  const sentence = months === 0 ? words.loss.none : countOf(words.loss.months, months, locale);
  const years = fill(words.loss.years, { years: formatNumber(months / 12, locale, { min: 0, max: 1 }) });
  return { isKnown: true, months, text: months < 24 ? sentence : `${sentence} ${years}` };
}
