import { formatClaim, getClaim } from '@/lib/content/claims';
import { getValue } from '@/lib/content/figures';
import type { Locale } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/number';

/** The claims that the three cards of the first exhibit state. */
export const heroClaims = {
  lost: 'dollar-value-lost-since-1971',
  house: 'house-price-multiple',
  year: 'year-1971',
} as const;

/** The numbers of the first exhibit, printed. */
export function heroFigures(locale: Locale) {
  const lost = getClaim(heroClaims.lost);
  return {
    lost: formatClaim(lost, locale),
    house: formatClaim(getClaim(heroClaims.house), locale),
    year: formatClaim(getClaim(heroClaims.year), locale),
    price: formatMoney(1 / (1 - lost.value / 100), locale),
    from: formatMoney(getValue('median-house-price', 1971, 'price'), locale, 0),
    to: formatMoney(getValue('owner', 2024, 'medianHouse', 'itemPrices'), locale, 0),
  };
}
