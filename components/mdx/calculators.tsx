import type { ReactNode } from 'react';
import { AddressIdentifierBlock } from '@/components/calculators/address-identifier/address-identifier-block';
import { FeeBlock } from '@/components/calculators/fee/fee-block';
import { MiningBlock } from '@/components/calculators/mining/mining-block';
import { SecurityChecklistBlock } from '@/components/calculators/security-checklist/security-checklist-block';
import { TransactionSizeBlock } from '@/components/calculators/transaction-size/transaction-size-block';
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
export function guideCalculators(locale: Locale): Record<GuideCalculator, () => ReactNode> {
  const none = () => null;
  return {
    AddressIdentifier: () => <AddressIdentifierBlock locale={locale} />,
    DcaBacktest: none,
    DcaCalculator: none,
    FeeCalculator: () => <FeeBlock locale={locale} />,
    HardwareWalletCalculator: none,
    InflationByYear: none,
    MiningCalculator: () => <MiningBlock locale={locale} />,
    SecurityChecklist: () => <SecurityChecklistBlock locale={locale} />,
    TimePreferenceCalculator: none,
    TransactionSizer: () => <TransactionSizeBlock locale={locale} />,
  };
}
