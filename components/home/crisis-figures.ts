import { formatClaim, getClaim } from '@/lib/content/claims';
import type { Locale } from '@/lib/format/locale';

/** Formatted inflation per year before and after 1971. */
export function crisisFigures(locale: Locale) {
  return {
    yearlyBefore: formatClaim(getClaim('inflation-per-year-1913-to-1971'), locale),
    yearlyAfter: formatClaim(getClaim('inflation-per-year-1971-to-2024'), locale),
    yearlyCalm: formatClaim(getClaim('inflation-per-year-1983-to-2020'), locale),
  };
}
