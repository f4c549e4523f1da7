import { getContent } from '@/lib/content/content';
import { getFigure, getTable, getValue } from '@/lib/content/figures';
import type { Locale } from '@/lib/format/locale';
import { MiningCalculator } from '../calculators.island';

/** The mining calculator with the latest network hash rate of the data beside the fixed example. */
export function MiningBlock({ locale }: { locale: Locale }) {
  const { mining, common } = getContent(locale).calculators;
  const year = Number(getTable('btc-network', 'detail').data.at(-1)?.[0]);
  return (
    <MiningCalculator
      locale={locale}
      words={mining}
      common={common}
      latest={{
        year,
        hashRateEhs: getValue('btc-network', year, 'hashRateDecemberEhs', 'detail'),
        source: getFigure('btc-network').source.publisher,
      }}
    />
  );
}
