import { getClaim } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { getSeries } from '@/lib/content/figures';
import type { Locale } from '@/lib/format/locale';
import { TimePreferenceCalculator } from '../calculators.island';

export function TimePreferenceBlock({ locale }: { locale: Locale }) {
  const { calculators, charts } = getContent(locale);
  const closes = getSeries<string>('btc-price-monthly', 'close');
  const [month, priceUsd] = closes.at(-1) ?? ['', Number.NaN];
  return (
    <TimePreferenceCalculator
      locale={locale}
      words={calculators.timePreference}
      common={calculators.common}
      parts={charts.parts}
      latest={{ month, priceUsd, worstFallPercent: getClaim('btc-worst-drawdown').value }}
    />
  );
}
