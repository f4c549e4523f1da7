import { Fold } from '@/components/ui/folds/fold';
import { growth } from '@/lib/calculators/time-preference';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format/number';

export interface LatestPrice {
  month: string;
  priceUsd: number;
}

/** The price that the chosen return implies, and the limits of such a projection. */
export function Reality({
  returnPercent,
  months,
  example,
  latest,
  words,
  locale,
}: {
  returnPercent: number;
  months: number;
  /** Initial value of the return field. */
  example: number;
  latest: LatestPrice;
  words: Content['calculators']['TimePreferenceCalculator']['reality'];
  locale: Locale;
}) {
  const times = growth(returnPercent, months);
  const target = latest.priceUsd * times;
  const limit = (text: string) => (
    <p key={text} className="mt-2">
      {fill(text, {
        example: formatPercent(example, locale, { min: 0, max: 2 }),
      })}
    </p>
  );
  const sentence = times > 1 ? words.up : times < 1 ? words.down : words.flat;
  return (
    <div className="max-w-3xl text-base">
      {months > 0 && (
        <p className="font-semibold text-lg leading-snug">
          {fill(sentence, {
            times: formatNumber(times, locale, times < 10 ? 1 : 0),
            percent: formatPercent((1 - times) * 100, locale, 1),
            years: formatNumber(months / 12, locale, { min: 0, max: 2 }),
            month: formatDate(latest.month, locale),
            price: formatMoney(latest.priceUsd, locale, 0),
            target: formatMoney(target, locale, target < 100 ? 2 : 0),
          })}
        </p>
      )}
      {words.limits.slice(0, 1).map(limit)}
      <Fold summary={words.more}>{words.limits.slice(1).map(limit)}</Fold>
    </div>
  );
}
