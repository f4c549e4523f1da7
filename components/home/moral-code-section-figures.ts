import { formatClaim, getClaim } from '@/lib/content/claims';
import { getTable } from '@/lib/content/figures';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';

/** Fills the computed numbers into a sentence of the exhibit. */
export function moralCodeFigures(locale: Locale): (sentence: string) => string {
  const halvings = getTable('btc-network', 'halvings')
    .data.filter(([, date, subsidy]) => date !== null && subsidy !== null)
    .map((row) => formatNumber(Number(row[2]), locale, { min: 0, max: 3 }))
    .join(' → ');
  const values = {
    drawdown: formatClaim(getClaim('btc-worst-drawdown'), locale),
    halvings,
    cpi1914: formatClaim(getClaim('cpi-1914'), locale),
    cpi1920: formatClaim(getClaim('cpi-1920'), locale),
  };
  return (sentence) => fill(sentence, values);
}
