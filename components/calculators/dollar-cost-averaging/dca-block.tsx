import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { DcaCalculator } from '../calculators.island';

export function DcaBlock({ locale }: { locale: Locale }) {
  const { dollarCostAveraging, common } = getContent(locale).calculators;
  return <DcaCalculator locale={locale} words={dollarCostAveraging} common={common} />;
}
