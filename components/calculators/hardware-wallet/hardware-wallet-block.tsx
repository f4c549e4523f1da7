import { getContent } from '@/lib/content/content';
import { getSeries } from '@/lib/content/figures';
import type { Locale } from '@/lib/format/locale';
import { HardwareWalletCalculator } from '../calculators.island';

export function HardwareWalletBlock({ locale }: { locale: Locale }) {
  const { hardwareWallet, common } = getContent(locale).calculators;
  const [month, priceUsd] = getSeries<string>('btc-price-monthly', 'close').at(-1) ?? ['', Number.NaN];
  return (
    <HardwareWalletCalculator locale={locale} words={hardwareWallet} common={common} latest={{ month, priceUsd }} />
  );
}
