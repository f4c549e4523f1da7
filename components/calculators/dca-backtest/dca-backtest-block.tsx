import { ChartSource } from '@/components/charts/chart-source';
import { getContent } from '@/lib/content/content';
import { getFigure, getSeries } from '@/lib/content/figures';
import type { Locale } from '@/lib/format/locale';
import { DcaBacktest } from '../lazy';
import { packPrices } from './prices';

export function DcaBacktestBlock({ locale }: { locale: Locale }) {
  const { calculators, charts } = getContent(locale);
  return (
    <DcaBacktest
      prices={packPrices(
        getSeries<string>('btc-price-monthly', 'close'),
        getSeries('cpi-u', 'cpi'),
        getSeries<string>('cpi-u', 'cpi', 'monthly'),
      )}
      publisher={getFigure('btc-price-monthly').source.publisher}
      source={<ChartSource figures={['btc-price-monthly', 'cpi-u']} hasEstimates={false} locale={locale} />}
      words={calculators.dcaBacktest}
      common={calculators.common}
      parts={charts.parts}
      locale={locale}
    />
  );
}
