import type { ClaimId } from '@/content/claims';
import { FIRST_SUBSIDY_BTC, HALVING_INTERVAL } from '@/lib/bitcoin';
import { formatClaim, getClaim } from '@/lib/content/claims';
import { getSeries, getValue } from '@/lib/content/figures';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';

const block = (halving: number, locale: Locale) => formatNumber(halving * HALVING_INTERVAL, locale);
const reward = (halvings: number, locale: Locale) =>
  formatNumber(FIRST_SUBSIDY_BTC / 2 ** halvings, locale, { min: 0, max: 3 });

const lastMonth = (id: 'cpi-u' | 'btc-price-monthly', column: string, locale: Locale, table?: string) =>
  formatDate(getSeries<string>(id, column, table).at(-1)?.[0] ?? '', locale);

const cpi = (month: string) => getValue('cpi-u', month, 'cpi', 'monthly');
const yearlyRise = (month: string, yearBefore: string) => (cpi(month) / cpi(yearBefore) - 1) * 100;

/** Fills the computed numbers into a sentence of the timeline. */
export function timelineFigures(locale: Locale): (sentence: string) => string {
  const print = (id: ClaimId) => formatClaim(getClaim(id), locale);
  const values = {
    pricesSince1913: formatNumber(getClaim('prices-multiple-since-1913').value, locale),
    pricesBefore: formatNumber(getClaim('prices-multiple-1913-to-1971').value, locale, 1),
    lostBefore: print('dollar-value-lost-1913-to-1971'),
    pricesFall: print('prices-fall-1929-to-1933'),
    cpiMonth: lastMonth('cpi-u', 'cpi', locale, 'monthly'),
    inflationMay: formatClaim(getClaim('inflation-latest'), locale, yearlyRise('2026-05', '2025-05')),
    coreInflationMay: print('core-inflation-may-2026'),
    coreTargetIndex: print('core-pce-may-2026'),
    inflationJuly: print('inflation-july-2026'),
    coreInflationJuly: print('core-inflation-july-2026'),
    goldBefore: print('gold-price-before-1934'),
    goldAfter: print('gold-price-after-1934'),
    goldSmithsonian: print('gold-price-smithsonian'),
    btcHigh: print('btc-highest-close'),
    btcFall: print('btc-below-highest-close'),
    btcMonth: lastMonth('btc-price-monthly', 'close', locale),
    splitBlock: print('chain-split-block'),
    splitSignals: print('chain-split-signals'),
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
