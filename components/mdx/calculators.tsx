import type { ReactNode } from 'react';
import type { Locale } from '@/lib/format/locale';

const NAMES = [
  'AddressIdentifier',
  'DcaBacktest',
  'DcaCalculator',
  'FeeCalculator',
  'HardwareWalletCalculator',
  'InflationByYear',
  'MiningCalculator',
  'SecurityChecklist',
  'TimePreferenceCalculator',
  'TransactionSizer',
] as const;

export type GuideCalculator = (typeof NAMES)[number];

/** The interactive blocks of the guides, under the names that authors write. */
export function guideCalculators(_locale: Locale): Record<GuideCalculator, () => ReactNode> {
  const none = () => null;
  return {
    AddressIdentifier: none,
    DcaBacktest: none,
    DcaCalculator: none,
    FeeCalculator: none,
    HardwareWalletCalculator: none,
    InflationByYear: none,
    MiningCalculator: none,
    SecurityChecklist: none,
    TimePreferenceCalculator: none,
    TransactionSizer: none,
  };
}
