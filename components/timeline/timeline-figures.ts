import { FIRST_SUBSIDY_BTC, HALVING_INTERVAL } from '@/lib/bitcoin';
import { formatClaim, getClaim } from '@/lib/content/claims';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';

const block = (halving: number, locale: Locale) => formatNumber(halving * HALVING_INTERVAL, locale);
const reward = (halvings: number, locale: Locale) =>
  formatNumber(FIRST_SUBSIDY_BTC / 2 ** halvings, locale, { min: 0, max: 3 });

/** Puts the computed numbers into the sentences of the timeline. */
export function timelineFigures(locale: Locale): (sentence: string) => string {
  const values = {
    pricesSince1913: formatNumber(getClaim('prices-multiple-since-1913').value, locale),
    goldBefore: formatClaim(getClaim('gold-price-before-1934'), locale),
    goldAfter: formatClaim(getClaim('gold-price-after-1934'), locale),
    m2Growth: formatPercent(getClaim('m2-feb-2020-to-feb-2021').value, locale),
    block1: block(1, locale),
    block4: block(4, locale),
    reward0: reward(0, locale),
    reward1: reward(1, locale),
    reward3: reward(3, locale),
    reward4: reward(4, locale),
  };
  return (sentence) => fill(sentence, values);
}
