import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { FeeCalculator } from '../calculators.island';

export function FeeBlock({ locale }: { locale: Locale }) {
  const { fee, common } = getContent(locale).calculators;
  return <FeeCalculator locale={locale} words={fee} common={common} />;
}
