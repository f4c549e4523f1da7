import type { WeimarTable } from '@/lib/calculators/weimar';
import { getSeries, isEstimated } from './figures';

/** Exchange rates by month, in paper marks per dollar. @throws Error if the figure has no rate of the reform */
export function getWeimarTable(): WeimarTable & { readonly estimatedMonths: readonly string[] } {
  const rates = getSeries<string>('weimar-1923', 'marksPerDollar');
  const readPoints = getSeries<string>('weimar-1923', 'marksPerDollar', 'readPoints');
  const reform = readPoints.at(-1);
  if (!reform) throw new Error('content/figures/weimar-1923.json needs the rate of the reform as its last read point');
  return {
    rates,
    stableMarksPerDollar: reform[1],
    estimatedMonths: rates
      .map(([month]) => month)
      .filter((month) => isEstimated('weimar-1923', month, 'marksPerDollar')),
  };
}
