import { TARGET_BLOCK_MINUTES } from '@/lib/bitcoin';

/**
 * The chance, in percent, that at least `blocks` blocks are found within `minutes`.
 *
 * Blocks are a Poisson process: 1 − Σ e^−λ λ^k / k! for k below `blocks`, with λ = minutes / 10.
 *
 * @param blocks a whole number, at least 0
 * @param minutes at least 0
 */
export function blockChance(blocks: number, minutes: number): number {
  const expected = minutes / TARGET_BLOCK_MINUTES;
  let [term, fewer] = [Math.exp(-expected), 0];
  for (let count = 0; count < blocks; count++) {
    fewer += term;
    term *= expected / (count + 1);
  }
  return 100 * (1 - fewer);
}

/**
 * The chance, in percent, that an attacker reverses a payment that has `confirmations`.
 *
 * Exact: 1 − (p − q) Σ C(2k, k) (pq)^k for k below n, with p = 1 − q. That is the regularized incomplete beta function
 * I(4pq; n, ½) of Grunspan and Pérez-Marco, "Double spend races" (2017), as a finite sum, and equals the sum in Rosenfeld,
 * "Analysis of Hashrate-Based Double Spending". The attacker mines no block before the payment; a tie counts as success.
 *
 * @param share the attacker's share of the hash rate, 0 to 1; from a half on, the attack succeeds with certainty
 * @param confirmations a whole number, at least 0
 */
export function doubleSpendChance(share: number, confirmations: number): number {
  if (share >= 0.5) return 100;
  const honest = 1 - share;
  let [term, failure] = [1, 0];
  for (let count = 0; count < confirmations; count++) {
    failure += term;
    term *= (honest * share * (4 * count + 2)) / (count + 1);
  }
  return Math.max(0, 100 * (1 - (honest - share) * failure));
}

/**
 * The same chance, in percent, by section 11 of the Bitcoin paper. It assumes that the honest blocks took the expected time, so
 * that the attacker's blocks have a Poisson distribution. It is too low for long waits: for shares up to a fifth from two
 * confirmations on, for larger shares from more.
 *
 * @param share the attacker's share of the hash rate, 0 to 1
 * @param confirmations a whole number, at least 0
 */
export function whitepaperChance(share: number, confirmations: number): number {
  if (share >= 0.5) return 100;
  const ratio = share / (1 - share);
  const expected = confirmations * ratio;
  let [poisson, chance] = [Math.exp(-expected), 1];
  for (let found = 0; found <= confirmations; found++) {
    chance -= poisson * (1 - ratio ** (confirmations - found));
    poisson *= expected / (found + 1);
  }
  return Math.max(0, 100 * chance);
}

/** The confirmations that are searched for a chance below the limit. */
export const MOST_CONFIRMATIONS = 1000;

/**
 * The fewest confirmations that leave the attacker a chance below `percent`.
 *
 * @returns null if more than `MOST_CONFIRMATIONS` are needed, or no number is enough
 */
export function confirmationsFor(share: number, percent: number, chance = doubleSpendChance): number | null {
  if (share >= 0.5) return null;
  for (let count = 0; count <= MOST_CONFIRMATIONS; count++) if (chance(share, count) < percent) return count;
  return null;
}
