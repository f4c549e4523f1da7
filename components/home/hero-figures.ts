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
  return {
    lost: formatClaim(getClaim(heroClaims.lost), locale),
    house: formatClaim(getClaim(heroClaims.house), locale),
    year: formatClaim(getClaim(heroClaims.year), locale),
    price: formatClaim(getClaim('price-of-a-1971-dollar'), locale),
    from: formatMoney(getValue('median-house-price', 1971, 'price'), locale, 0),
    to: formatClaim(getClaim('owner-house-2024'), locale),
  };
}
