import type { ReactNode } from 'react';
import {
  HARDWARE_WALLET_DECIMALS,
  type HARDWARE_WALLET_DEFAULTS,
  hardwareWallet,
} from '@/lib/calculators/hardware-wallet';
import type { Content } from '@/lib/content/content';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, NO_VALUE } from '@/lib/format/number';
import { Results } from '../shared/results';
import { LOST_COINS, perYearPercent } from './lost-coins';

/** The owner's own risk of losing the keys, compared with the risk at an exchange. */
export function OwnRisk({
  field,
  values,
  words,
  label,
  locale,
}: {
  field: ReactNode;
  values: typeof HARDWARE_WALLET_DEFAULTS & { ownRiskPercent: number };
  words: Content['calculators']['HardwareWalletCalculator'];
  label: string;
  locale: Locale;
}) {
  const { ownRiskPercent, exchangeRiskPercent, walletCostUsd } = values;
  const exchange = hardwareWallet(values);
  const own = hardwareWallet({ ...values, exchangeRiskPercent: ownRiskPercent });
  const both = exchange.ok && own.ok ? { exchange: exchange.value, own: own.value } : null;
  const change =
    both &&
    roundHalfAwayFromZero(
      both.exchange.annualRiskUsd - both.own.annualRiskUsd - walletCostUsd,
      HARDWARE_WALLET_DECIMALS.annualRiskUsd,
    );
  // The device pays only if it lowers the risk.
  const lowered = hardwareWallet({ ...values, exchangeRiskPercent: Math.max(0, exchangeRiskPercent - ownRiskPercent) });
  const breakEven = both && lowered.ok ? lowered.value.breakEvenHoldingUsd : null;
  const dollars = (amount: number) => formatMoney(amount, locale, HARDWARE_WALLET_DECIMALS.annualRiskUsd);
  const perYear = (percent: number) => formatNumber(perYearPercent(percent, LOST_COINS.years), locale, 1);
  return (
    <div className="border-line border-t pt-6">
      <h4 className="text-xl">{words.own}</h4>
      <p className="mt-3">{words.ownIntro}</p>
      <ul className="mt-3 list-disc space-y-1 pl-6 marker:text-loss">
        {words.ownReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className="mt-6 grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div>
          {field}
          <p className="mt-3 text-base text-muted">
            {fill(words.ownSource, {
              low: LOST_COINS.lowPercent,
              high: LOST_COINS.highPercent,
              lowYear: perYear(LOST_COINS.lowPercent),
              highYear: perYear(LOST_COINS.highPercent),
            })}
          </p>
        </div>
        <Results
          label={`${label}: ${words.own}`}
          results={[
            {
              id: 'change',
              label: words.change,
              value: change === null ? NO_VALUE : `${change > 0 ? '+' : ''}${dollars(change)}`,
              note: words.changeNote,
              ...(change && {
                verdict:
                  change > 0 ? { kind: 'gain', word: words.changeGain } : { kind: 'loss', word: words.changeLoss },
              }),
            },
            { id: 'own', label: words.ownLoss, value: both ? dollars(both.own.annualRiskUsd) : NO_VALUE },
            {
              id: 'break-even',
              label: words.ownBreakEven,
              value: breakEven === null ? NO_VALUE : dollars(breakEven),
              ...(both && { note: breakEven === null ? words.ownBreakEvenNone : words.ownBreakEvenNote }),
            },
          ]}
        />
      </div>
    </div>
  );
}
