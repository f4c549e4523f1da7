import { formatClaim, getClaim } from '@/lib/content/claims';
import { getFigure, getTable } from '@/lib/content/figures';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';

/** Fills the computed numbers into a sentence of the exhibit. */
export function moralCodeSectionFigures(locale: Locale): (sentence: string) => string {
  const past = getTable('btc-network', 'halvings').data.filter(
    ([, date, subsidy]) => date !== null && subsidy !== null,
  );
  const values = {
    drawdown: formatClaim(getClaim('btc-worst-drawdown'), locale),
    fall2011: formatClaim(getClaim('btc-fall-2011'), locale),
    fall2015: formatClaim(getClaim('btc-fall-2013-to-2015'), locale),
    month: formatDate(getFigure('btc-price-monthly').vintage, locale),
    halvings: past.map((row) => formatNumber(Number(row[2]), locale, { min: 0, max: 3 })).join(' → '),
    halvingMonth: formatDate(String(past.at(-1)?.[1]).slice(0, 7), locale),
    cpi1914: formatClaim(getClaim('cpi-1914'), locale),
    cpi1920: formatClaim(getClaim('cpi-1920'), locale),
  };
  return (sentence) => fill(sentence, values);
}
