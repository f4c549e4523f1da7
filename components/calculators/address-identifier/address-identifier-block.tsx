import { addressExamples } from '@/content/address-examples';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { AddressIdentifier } from '../calculators.island';

export function AddressIdentifierBlock({ locale }: { locale: Locale }) {
  return (
    <AddressIdentifier
      locale={locale}
      words={getContent(locale).calculators.addressIdentifier}
      examples={addressExamples}
    />
  );
}
