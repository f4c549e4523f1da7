import type { ClaimId } from '@/content/claims';
import { formatClaim, getClaim } from '@/lib/content/claims';
import { getSeries, getValue } from '@/lib/content/figures';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber } from '@/lib/format/number';

/** The claims on the three cards of the hero. */
export const heroClaims = {
  lost: 'dollar-value-lost-since-1971',
  house: 'house-price-multiple',
  year: 'year-1971',
} as const;

/** Formatted numbers of the hero. */
export function heroFigures(locale: Locale) {
  const print = (id: ClaimId) => formatClaim(getClaim(id), locale);
  return {
    lost: print(heroClaims.lost),
    house: print(heroClaims.house),
    year: print(heroClaims.year),
    price: print('price-of-a-1971-dollar'),
    lostBefore: print('dollar-value-lost-1913-to-1971'),
    lostLatest: print('dollar-value-lost-since-1971-latest'),
    month: formatDate(getSeries<string>('cpi-u', 'cpi', 'monthly').at(-1)?.[0] ?? '', locale),
    yearlyBefore: print('inflation-per-year-1913-to-1971'),
    yearlyAfter: print('inflation-per-year-1971-to-2024'),
    from: formatMoney(getValue('median-house-price', 1971, 'price'), locale, 0),
    to: print('owner-house-2024'),
    houseRatio: formatNumber(getClaim('house-price-ratio').value, locale, 1),
    houseRise: formatNumber(getClaim('house-price-multiple').value, locale, 1),
    houseAfterInflation: formatNumber(getClaim('new-house-after-inflation').value, locale, 1),
  };
}
