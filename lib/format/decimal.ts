/**
 * Rounds half away from zero, on the shortest decimal representation of the number: 1.005 at two decimals is 1.01, although
 * its binary value is slightly lower.
 *
 * @param decimals an integer; negative values round to tens, hundreds, …
 * @returns never -0; NaN and infinities unchanged
 */
export function roundHalfAwayFromZero(value: number, decimals: number): number {
  if (!Number.isFinite(value) || value === 0) return value === 0 ? 0 : value;
  const match = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(Math.abs(value)));
  if (!match) return value;
  const fraction = match[2] ?? '';
  const digits = `${match[1]}${fraction}`;
  const exponent = Number(match[3] ?? 0) - fraction.length;
  const dropped = -exponent - decimals;
  if (dropped <= 0) return value;
  if (dropped > digits.length) return 0;
  const kept = BigInt(digits.slice(0, digits.length - dropped) || '0');
  const roundsUp = digits.charAt(digits.length - dropped) >= '5';
  const rounded = Number(`${roundsUp ? kept + 1n : kept}e${-decimals}`);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/**
 * Rounds to 15 significant digits, which removes the error of binary arithmetic (100 × 1.005 gives 100.49999999999999), and
 * turns -0 into 0. Calculators apply it to their results, so that a later rounding rounds the exact product.
 */
export function withoutBinaryNoise(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(15)) + 0 : value;
}
