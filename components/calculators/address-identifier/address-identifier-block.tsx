import { addressExamples } from '@/content/address-examples';
import { identify } from '@/lib/addresses/identify';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { AddressIdentifier } from '../lazy';

export function AddressIdentifierBlock({ locale }: { locale: Locale }) {
  const words = getContent(locale).calculators.addressIdentifier;
  const exampleFound = identify(addressExamples.p2wpkh);
  return (
    exampleFound && (
      <AddressIdentifier locale={locale} words={words} examples={addressExamples} exampleFound={exampleFound} />
    )
  );
}
