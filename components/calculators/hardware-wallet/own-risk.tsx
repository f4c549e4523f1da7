import {
  HARDWARE_WALLET_DECIMALS,
  type HARDWARE_WALLET_DEFAULTS,
  hardwareWallet,
} from '@/lib/calculators/hardware-wallet';
import type { Content } from '@/lib/content/content';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { LOST_COINS, perYearPercent } from './lost-coins';

/**
 * The risk at an exchange against the owner's own risk of losing the keys.
 *
 * @returns dollars: the own risk per year, the change in the first year, and the holding from which the first year pays
 * for the device (null if the device does not lower the risk); null if a field is invalid
 */
export function compareRisks(values: typeof HARDWARE_WALLET_DEFAULTS & { ownRiskPercent: number }) {
  const { ownRiskPercent, exchangeRiskPercent, walletCostUsd } = values;
  const exchange = hardwareWallet(values);
  const own = hardwareWallet({ ...values, exchangeRiskPercent: ownRiskPercent });
  // The device pays only if it lowers the risk.
  const lowered = hardwareWallet({ ...values, exchangeRiskPercent: Math.max(0, exchangeRiskPercent - ownRiskPercent) });
  if (!exchange.ok || !own.ok || !lowered.ok) return null;
  return {
    ownLossUsd: own.value.annualRiskUsd,
    changeUsd: roundHalfAwayFromZero(
      exchange.value.annualRiskUsd - own.value.annualRiskUsd - walletCostUsd,
      HARDWARE_WALLET_DECIMALS.annualRiskUsd,
    ),
    breakEvenUsd: lowered.value.breakEvenHoldingUsd,
  };
}

/** Why the owner's own risk is not zero, and how large it may be. */
export function OwnRisk({
  words,
  locale,
}: {
  words: Content['calculators']['HardwareWalletCalculator'];
  locale: Locale;
}) {
  const perYear = (percent: number) => formatNumber(perYearPercent(percent, LOST_COINS.years), locale, 1);
  return (
    <div>
      <h4 className="text-xl">{words.own}</h4>
      <p className="mt-3">{words.ownIntro}</p>
      <ul className="mt-3 list-disc space-y-1 pl-6 marker:text-muted">
        {words.ownReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-3 text-base text-muted">
        {fill(words.ownSource, {
          low: LOST_COINS.lowPercent,
          high: LOST_COINS.highPercent,
          lowYear: perYear(LOST_COINS.lowPercent),
          highYear: perYear(LOST_COINS.highPercent),
        })}
      </p>
    </div>
  );
}
