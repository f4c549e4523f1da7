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

/** Decimals of the displayed results. */
export const HARDWARE_WALLET_DECIMALS = {
  portfolioValueUsd: 0,
  annualRiskUsd: 0,
  protectionCostPercent: 1,
  valueProtectedUsd: 0,
} as const;

interface HardwareWallet {
  portfolioValueUsd: number;
  /** The expected yearly loss at the stated risk. */
  annualRiskUsd: number;
  /** Price of the device in percent of the holding; null if the holding is empty. */
  protectionCostPercent: number | null;
  valueProtectedUsd: number;
  /** The holding whose expected yearly loss equals the price of the device; null at zero risk. */
  breakEvenHoldingUsd: number | null;
}

/**
 * Compares the price of a device with the expected loss at an exchange. The risk is the reader's assumption, in percent
 * per year; it does not include the reader's own loss of keys.
 *
 * @param input.bitcoinAmount bitcoin, 0 to the cap of 21 million
 * @param input.btcPriceUsd dollars per bitcoin, 0 to 1e12
 * @param input.exchangeRiskPercent expected share of the holding lost in a year, 0 to 100 percent
 * @param input.walletCostUsd dollars for the device, 0 to 1e9
 * @returns a problem for each field that is out of range or not a number
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
