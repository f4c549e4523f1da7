/**
 * For how many independent pairs the correlation of two series counts whose successive values are alike: n × (1 − p) ÷ (1 + p), where p is
 * the correlation of the first series with itself one step later, times that of the second (Bretherton and others 1999).
 *
 * @returns at most their number; null where a series has no correlation with itself
 */
export function independentCases(xs: readonly number[], ys: readonly number[]): number | null {
  const withNext = (all: readonly number[]) => correlationOf(all.slice(0, -1), all.slice(1));
  const [ofX, ofY] = [withNext(xs), withNext(ys)];
  if (ofX === null || ofY === null) return null;
  const alike = Math.max(0, ofX * ofY);
  return (xs.length * (1 - alike)) / (1 + alike);
}

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
