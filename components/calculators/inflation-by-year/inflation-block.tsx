import { getContent } from '@/lib/content/content';
import { getFigure } from '@/lib/content/figures';
import { dataPath } from '@/lib/content/links';
import { getInflationTable } from '@/lib/content/series';
import type { Locale } from '@/lib/format/locale';
import { InflationByYear } from '../calculators.island';

export function InflationBlock({ locale }: { locale: Locale }) {
  const { inflationByYear, common } = getContent(locale).calculators;
  const { source, vintage } = getFigure('inflation-2020-2024');
  return (
    <InflationByYear
      table={getInflationTable()}
      source={{
        publisher: source.publisher,
        vintage,
        href: dataPath('inflation-2020-2024', locale),
      }}
      words={inflationByYear}
      common={common}
      locale={locale}
    />
  );
}
