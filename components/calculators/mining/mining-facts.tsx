import { Fold } from '@/components/ui/fold';
import { LAST_HALVING, NEXT_HALVING_HEIGHT, SUBSIDY_BTC } from '@/lib/bitcoin';
import { estimateNextHalving, type Mining } from '@/lib/calculators/mining';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';
import { Facts } from '../shared/facts';

const THS_PER_EHS = 1_000_000;

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
  const years = value?.soloYearsPerBlock;
  const breakEven = value?.breakEvenElectricityUsdPerKwh;
  const facts = [
    {
      id: 'break-even',
      label: words.breakEven,
      value: breakEven == null ? NO_VALUE : fill(words.breakEvenValue, { price: formatMoney(breakEven, locale, 4) }),
      note: value && breakEven === null ? words.breakEvenNone : words.breakEvenNote,
    },
    {
      id: 'latest',
      label: words.latest,
      value: atLatest ? formatMoney(atLatest.dailyProfitUsd, locale) : NO_VALUE,
      note: [
        fill(words.latestNote, {
          rate: formatNumber(latest.hashRateEhs, locale),
          year: latest.year,
          source: latest.source,
        }),
        atLatest && fill(words.latestEarns, { btc: formatNumber(atLatest.dailyBtc, locale, 8) }),
      ]
        .filter(Boolean)
        .join(' '),
    },
    {
      id: 'solo',
      label: words.solo,
      value: value ? formatChance(value.soloChancePerYearPercent, locale) : NO_VALUE,
      note:
        years == null
          ? value
            ? words.soloNone
            : ''
          : fill(words.soloNote, { years: formatNumber(years, locale, years < 10 ? 1 : 0) }),
    },
    {
      id: 'halving',
      label: words.halving,
      value: fill(words.halvingValue, { date: formatDate(estimateNextHalving(LAST_HALVING).slice(0, 7), locale) }),
      note: fill(words.halvingNote, {
        height: formatNumber(NEXT_HALVING_HEIGHT, locale),
        subsidy: formatNumber(SUBSIDY_BTC / 2, locale, { min: 0, max: 8 }),
      }),
    },
  ];
  return (
    <div>
      <h4 className="hidden text-xl md:supports-[selector(::details-content)]:block">{words.beyond}</h4>
      <Fold summary={words.beyond} summaryClass="font-semibold text-base" onPhonesOnly>
        <Facts facts={facts} />
      </Fold>
    </div>
  );
}
