import { goldPriceUsd } from '@/content/timeline';
import { FIRST_SUBSIDY_BTC, HALVING_INTERVAL } from '@/lib/bitcoin';
import { getValue } from '@/lib/content/figures';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format/number';

const block = (halving: number, locale: Locale) => formatNumber(halving * HALVING_INTERVAL, locale);
const reward = (halvings: number, locale: Locale) =>
  formatNumber(FIRST_SUBSIDY_BTC / 2 ** halvings, locale, { min: 0, max: 3 });

/** Puts the computed numbers into the sentences of the timeline. */
export function timelineFigures(locale: Locale): (sentence: string) => string {
  const cpi = (year: number) => getValue('cpi-u', year, 'cpi');
  const m2 = (month: string) => getValue('m2', month, 'm2', 'monthly');
  const values = {
    pricesSince1913: formatNumber(cpi(2024) / cpi(1913), locale),
    goldBefore: formatMoney(goldPriceUsd.before, locale),
    goldAfter: formatMoney(goldPriceUsd.after, locale, 0),
    m2Growth: formatPercent((m2('2021-02') / m2('2020-02') - 1) * 100, locale),
    block1: block(1, locale),
    block4: block(4, locale),
    reward0: reward(0, locale),
    reward1: reward(1, locale),
    reward3: reward(3, locale),
    reward4: reward(4, locale),
  };
  return (sentence) => fill(sentence, values);
}
