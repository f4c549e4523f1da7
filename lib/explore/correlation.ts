/**
 * The correlation of two series of equal length (Pearson): 1 if one is a rising straight line of the other, −1 for a falling one.
 *
 * @returns null for fewer than three pairs, or if one of them never changes
 */
export function correlationOf(xs: readonly number[], ys: readonly number[]): number | null {
  if (xs.length < 3) return null;
  const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  xs.forEach((x, i) => {
    const [dx, dy] = [x - meanX, (ys[i] ?? meanY) - meanY];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  });
  // The sums of a constant series are not exactly zero.
  const isFlat = (sum: number, mean: number) => sum <= 1e-18 * xs.length * Math.max(1, mean * mean);
  if (isFlat(xx, meanX) || isFlat(yy, meanY)) return null;
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}
