import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { TransactionSizer } from '../calculators.island';

export function TransactionSizeBlock({ locale }: { locale: Locale }) {
  const { transactionSize, common } = getContent(locale).calculators;
  return <TransactionSizer locale={locale} words={transactionSize} common={common} />;
}
