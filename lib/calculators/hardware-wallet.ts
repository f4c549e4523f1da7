import { SUPPLY_CAP_BTC } from '@/lib/bitcoin';
import { findProblems, type Outcome, type Range, succeed } from '@/lib/calculators/outcome';

export const HARDWARE_WALLET_ID = 'hardware-wallet';

export const HARDWARE_WALLET_DEFAULTS = {
  bitcoinAmount: 0.1,
  btcPriceUsd: 43_000,
  exchangeRiskPercent: 5,
  walletCostUsd: 79,
};

type HardwareWalletField = keyof typeof HARDWARE_WALLET_DEFAULTS;

export const HARDWARE_WALLET_RANGES: Record<HardwareWalletField, Range> = {
  bitcoinAmount: { min: 0, max: SUPPLY_CAP_BTC },
  btcPriceUsd: { min: 0, max: 1e12 },
  exchangeRiskPercent: { min: 0, max: 100 },
  walletCostUsd: { min: 0, max: 1e9 },
};

/** Decimals each result is shown with. */
export const HARDWARE_WALLET_DECIMALS = {
  portfolioValueUsd: 0,
  annualRiskUsd: 0,
  protectionCostPercent: 1,
  valueProtectedUsd: 0,
} as const;

interface HardwareWallet {
  portfolioValueUsd: number;
  /** What the stated risk costs in an average year. */
  annualRiskUsd: number;
  /** Price of the device in percent of the holding; null for an empty holding. */
  protectionCostPercent: number | null;
  valueProtectedUsd: number;
  /** The holding whose risk in one year equals the price of the device; null where no risk is assumed. */
  breakEvenHoldingUsd: number | null;
}

/**
 * Sets the price of a device against what an exchange might lose. The risk is the reader's assumption, in percent per
 * year; the reader's own mistakes with keys are not in it.
 *
 * @param input.bitcoinAmount bitcoin, 0 to the cap of 21 million
 * @param input.btcPriceUsd dollars per bitcoin, 0 to 1e12
 * @param input.exchangeRiskPercent part of the holding that is lost in an average year, 0 to 100 percent
 * @param input.walletCostUsd dollars for the device, 0 to 1e9
 * @returns a problem for each number that is none or out of range
 */
export function hardwareWallet(input: typeof HARDWARE_WALLET_DEFAULTS): Outcome<HardwareWallet, HardwareWalletField> {
  const problems = findProblems(input, HARDWARE_WALLET_RANGES);
  if (problems.length > 0) return { ok: false, problems };
  const portfolioValueUsd = input.bitcoinAmount * input.btcPriceUsd;
  const protectionCostPercent = (input.walletCostUsd / portfolioValueUsd) * 100;
  const breakEvenHoldingUsd = (input.walletCostUsd / input.exchangeRiskPercent) * 100;
  return succeed({
    portfolioValueUsd,
    annualRiskUsd: (portfolioValueUsd * input.exchangeRiskPercent) / 100,
    protectionCostPercent: Number.isFinite(protectionCostPercent) ? protectionCostPercent : null,
    valueProtectedUsd: portfolioValueUsd - input.walletCostUsd,
    breakEvenHoldingUsd: Number.isFinite(breakEvenHoldingUsd) ? breakEvenHoldingUsd : null,
  });
}
