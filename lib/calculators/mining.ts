import { BLOCKS_PER_DAY, HALVING_INTERVAL, LAST_HALVING, SUBSIDY_BTC, TARGET_BLOCK_MINUTES } from '@/lib/bitcoin';
import { findProblems, type Outcome, type Range, succeed } from '@/lib/calculators/outcome';

export const MINING_ID = 'mining';

/** A fixed example of the network's hash rate in TH/s, set by the owner of the site. */
export const NETWORK_HASH_RATE_THS = 600_000_000;

export const MINING_DEFAULTS = { hashRateThs: 100, powerW: 3000, electricityUsdPerKwh: 0.12, btcPriceUsd: 43_000 };

type MiningField = keyof typeof MINING_DEFAULTS;

/** The price of electricity can be negative: some producers pay for consumption. */
export const MINING_RANGES: Record<MiningField, Range> = {
  hashRateThs: { min: 0, max: 1e12 },
  powerW: { min: 0, max: 1e12 },
  electricityUsdPerKwh: { min: -1000, max: 1e6 },
  btcPriceUsd: { min: 0, max: 1e12 },
};

/** Decimals of the displayed results. */
export const MINING_DECIMALS = { dailyBtc: 8, dailyRevenueUsd: 2, dailyPowerCostUsd: 2, dailyProfitUsd: 2 } as const;

export interface Mining {
  dailyBtc: number;
  dailyRevenueUsd: number;
  dailyPowerCostUsd: number;
  dailyProfitUsd: number;
  /** Dollars per kWh at which revenue and power cost are equal; null for a machine that draws no power. */
  breakEvenElectricityUsdPerKwh: number | null;
  /** Chance, in percent, that a machine mining alone finds at least one block within 365 days. */
  soloChancePerYearPercent: number;
  /** Average wait for one block when mining alone, in years; null without hash rate. */
  soloYearsPerBlock: number | null;
}

/**
 * The daily result of a machine at a constant network hash rate, without pool fee, purchase and repair.
 *
 * Daily bitcoin = subsidy × (hash rate / network hash rate) × 144. Power cost = W / 1000 × 24 × price of a kWh.
 * Solo mining is a Poisson process: chance in a year = 1 − e^(−expected blocks in 365 days).
 * Results are not rounded.
 *
 * @param input.hashRateThs terahashes per second, 0 to 1e12
 * @param input.powerW watts, 0 to 1e12
 * @param input.electricityUsdPerKwh dollars per kilowatt-hour, −1,000 to 1e6
 * @param input.btcPriceUsd dollars per bitcoin, 0 to 1e12
 * @param networkHashRateThs terahashes per second of all miners, above 0
 * @returns a problem for each field of the input that is out of range or not a number
 */
export function mining(
  input: typeof MINING_DEFAULTS,
  networkHashRateThs: number = NETWORK_HASH_RATE_THS,
): Outcome<Mining, MiningField> {
  const problems = findProblems(input, MINING_RANGES);
  if (problems.length > 0) return { ok: false, problems };
  const blocksPerDay = (input.hashRateThs / networkHashRateThs) * BLOCKS_PER_DAY;
  const blocksPerYear = blocksPerDay * 365;
  const dailyBtc = SUBSIDY_BTC * blocksPerDay;
  const dailyRevenueUsd = dailyBtc * input.btcPriceUsd;
  const dailyKwh = (input.powerW / 1000) * 24;
  const dailyPowerCostUsd = dailyKwh * input.electricityUsdPerKwh;
  return succeed({
    dailyBtc,
    dailyRevenueUsd,
    dailyPowerCostUsd,
    dailyProfitUsd: dailyRevenueUsd - dailyPowerCostUsd,
    breakEvenElectricityUsdPerKwh: quotient(dailyRevenueUsd, dailyKwh),
    soloChancePerYearPercent: -Math.expm1(-blocksPerYear) * 100,
    soloYearsPerBlock: quotient(1, blocksPerYear),
  });
}

/** null instead of a quotient that is not finite. */
function quotient(numerator: number, denominator: number): number | null {
  const value = numerator / denominator;
  return Number.isFinite(value) ? value : null;
}

/**
 * The day of the next halving if blocks are found exactly every ten minutes after a known block.
 *
 * @param known height and time of a block; default: the last halving
 * @returns a date (UTC) as YYYY-MM-DD; an estimate that drifts by weeks
 */
export function estimateNextHalving(known: { height: number; time: string } = LAST_HALVING): string {
  const blocksLeft = HALVING_INTERVAL - (known.height % HALVING_INTERVAL);
  return new Date(Date.parse(known.time) + blocksLeft * TARGET_BLOCK_MINUTES * 60_000).toISOString().slice(0, 10);
}
