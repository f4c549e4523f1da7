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
 * Exact, by the negative binomial distribution: 1 − Σ C(n + m − 1, m) (p^n q^m − p^m q^n) for m from 0 to n. Source: Meni
 * Rosenfeld, "Analysis of Hashrate-Based Double Spending". Section 11 of the Bitcoin paper uses a Poisson approximation,
 * which is too low.
 *
 * @param share the attacker's share of the hash rate, 0 to 1; from a half on, the attack succeeds with certainty
 * @param confirmations a whole number, at least 0
 */
export function doubleSpendChance(share: number, confirmations: number): number {
  if (share >= 0.5) return 100;
  const honest = 1 - share;
  let [ways, failure] = [1, 0];
  for (let found = 0; found <= confirmations; found++) {
    failure += ways * (honest ** confirmations * share ** found - honest ** found * share ** confirmations);
    ways *= (confirmations + found) / (found + 1);
  }
  return 100 * (1 - failure);
}
