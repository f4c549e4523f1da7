import type { ReactNode } from 'react';
import { AddressIdentifierBlock } from '@/components/calculators/address-identifier/address-identifier-block';
import { DcaBacktestBlock } from '@/components/calculators/dca-backtest/dca-backtest-block';
import { DcaBlock } from '@/components/calculators/dollar-cost-averaging/dca-block';
import { FeeBlock } from '@/components/calculators/fee/fee-block';
import { HardwareWalletBlock } from '@/components/calculators/hardware-wallet/hardware-wallet-block';
import { InflationBlock } from '@/components/calculators/inflation-by-year/inflation-block';
import { MiningBlock } from '@/components/calculators/mining/mining-block';
import { SecurityChecklistBlock } from '@/components/calculators/security-checklist/security-checklist-block';
import { TimePreferenceBlock } from '@/components/calculators/time-preference/time-preference-block';
import { TransactionSizeBlock } from '@/components/calculators/transaction-size/transaction-size-block';
import type { Locale } from '@/lib/format/locale';

/** The interactive blocks of the guides, under the names that authors write. */
const BLOCKS = {
  AddressIdentifier: AddressIdentifierBlock,
  DcaBacktest: DcaBacktestBlock,
  DcaCalculator: DcaBlock,
  FeeCalculator: FeeBlock,
  HardwareWalletCalculator: HardwareWalletBlock,
  InflationByYear: InflationBlock,
  MiningCalculator: MiningBlock,
  SecurityChecklist: SecurityChecklistBlock,
  TimePreferenceCalculator: TimePreferenceBlock,
  TransactionSizer: TransactionSizeBlock,
} as const;

export type GuideCalculator = keyof typeof BLOCKS;

/** The same, bound to a language: a text in MDX hands its components only what the author wrote. */
export function guideCalculators(locale: Locale): Record<GuideCalculator, () => ReactNode> {
  const bound = Object.entries(BLOCKS).map(([name, Block]) => [name, () => <Block locale={locale} />]);
  return Object.fromEntries(bound);
}
