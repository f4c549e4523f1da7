import { ChartSource } from '@/components/charts/chart-source';
import { getContent } from '@/lib/content/content';
import { getFigure } from '@/lib/content/figures';
import { getMonthlyPrices } from '@/lib/content/series';
import type { Locale } from '@/lib/format/locale';
import { DcaBacktest } from '../calculators.island';

export function DcaBacktestBlock({ locale }: { locale: Locale }) {
  const { calculators, charts } = getContent(locale);
  return (
    <DcaBacktest
      prices={getMonthlyPrices()}
      publisher={getFigure('btc-price-monthly').source.publisher}
      source={<ChartSource figures={['btc-price-monthly', 'cpi-u']} hasEstimates={false} locale={locale} />}
      words={calculators.dcaBacktest}
      common={calculators.common}
      parts={charts.parts}
      locale={locale}
    />
  );
}
