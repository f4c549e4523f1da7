import { Fold } from '@/components/ui/folds/fold';
import { LAST_HALVING, NEXT_HALVING_HEIGHT, SUBSIDY_BTC } from '@/lib/bitcoin';
import { estimateNextHalving, type Mining, NETWORK_HASH_RATE_THS } from '@/lib/calculators/mining';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';
import { Facts } from '../frame/facts';

const THS_PER_EHS = 1_000_000;

/** The shortest wait that is shown as a number. */
const LEAST_YEARS = 0.1;

/** The average of December of the last year of the data. */
export interface LatestNetwork {
  year: number;
  hashRateEhs: number;
  source: string;
}

export function toThs(hashRateEhs: number): number {
  return hashRateEhs * THS_PER_EHS;
}

/** A percentage with two significant digits. */
function formatChance(percent: number, locale: Locale): string {
  const leading = percent > 0 ? Math.floor(Math.log10(percent)) : 0;
  return formatPercent(percent, locale, Math.min(12, Math.max(0, 1 - leading)));
}

/** Results that depend on the network: at the hash rate of the example and at the latest one. */
export function MiningFacts({
  locale,
  words,
  value,
  atLatest,
  latest,
}: {
  locale: Locale;
  words: Content['calculators']['MiningCalculator'];
  /** null if a field is invalid. */
  value: Mining | null;
  /** The same machine at the hash rate of `latest`. */
  atLatest: Mining | null;
  latest: LatestNetwork;
}) {
  const ofBoth = (format: (result: Mining) => string) =>
    [value, atLatest].map((result) => (result ? format(result) : NO_VALUE));
  const breakEven = ({ breakEvenElectricityUsdPerKwh: price }: Mining) =>
    price === null ? NO_VALUE : formatMoney(price, locale, 4);
  const wait = ({ soloYearsPerBlock: years }: Mining) => {
    if (years === null) return NO_VALUE;
    if (years < LEAST_YEARS) return fill(words.less, { n: formatNumber(LEAST_YEARS, locale, 1) });
    return fill(words.years, { n: formatNumber(years, locale, years < 10 ? 1 : 0) });
  };
  const rows = [
    { label: words.dailyProfit, values: ofBoth((result) => formatMoney(result.dailyProfitUsd, locale)) },
    { label: words.dailyBtc, values: ofBoth((result) => formatNumber(result.dailyBtc, locale, 8)) },
    { label: words.breakEven, values: ofBoth(breakEven) },
    { label: words.solo, values: ofBoth((result) => formatChance(result.soloChancePerYearPercent, locale)) },
    { label: words.soloYears, values: ofBoth(wait) },
  ];
  const { rates } = words;
  const notes = [
    fill(rates.note, { year: latest.year, source: latest.source }),
    value?.breakEvenElectricityUsdPerKwh === null ? words.breakEvenNone : words.breakEvenNote,
    value?.soloYearsPerBlock === null ? words.soloNone : words.soloNote,
  ];
  const halving = {
    id: 'halving',
    label: words.halving,
    value: fill(words.halvingValue, { date: formatDate(estimateNextHalving(LAST_HALVING).slice(0, 7), locale) }),
    note: fill(words.halvingNote, {
      height: formatNumber(NEXT_HALVING_HEIGHT, locale),
      subsidy: formatNumber(SUBSIDY_BTC / 2, locale, { min: 0, max: 8 }),
    }),
  };
  return (
    <div className="@container">
      <h4 className="hidden text-xl md:supports-[selector(::details-content)]:block">{words.beyond}</h4>
      <Fold summary={words.beyond} summaryClass="font-semibold text-base" onPhonesOnly>
        <table aria-label={rates.caption} className="mt-1 w-full table-fixed text-left text-base md:mt-3">
          <thead className="border-ink border-b-2 text-muted text-sm">
            <tr>
              <th scope="col" className="py-2 pr-3 align-bottom">
                {fill(rates.fixed, { rate: formatNumber(NETWORK_HASH_RATE_THS / THS_PER_EHS, locale) })}
              </th>
              <th scope="col" className="py-2 align-bottom">
                {fill(rates.latest, { rate: formatNumber(latest.hashRateEhs, locale), year: latest.year })}
              </th>
            </tr>
          </thead>
          {rows.map(({ label, values }) => (
            <tbody key={label} className="border-line border-b">
              <tr>
                <th scope="rowgroup" colSpan={2} className="pt-2.5 font-normal text-muted">
                  {label}
                </th>
              </tr>
              <tr>
                {values.map((one, index) => (
                  <td
                    key={index === 0 ? 'fixed' : 'latest'}
                    className="break-words pr-3 pb-2.5 font-display text-[clamp(1rem,7.5cqi,1.25rem)] tabular-nums last:pr-0"
                  >
                    {one}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
        <p className="mt-3 text-base text-muted">{notes.join(' ')}</p>
        <Facts facts={[halving]} className="mt-5" />
      </Fold>
    </div>
  );
}
