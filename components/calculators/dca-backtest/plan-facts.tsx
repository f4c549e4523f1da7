import { ReadableDetails } from '@/components/ui/folds/readable-details';
import { type DcaBacktest, worstDrawdown } from '@/lib/calculators/dca-backtest';
import type { MonthlyTable } from '@/lib/calculators/monthly-table';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';
import { Facts } from '../frame/facts';

/** What the final value omits: worst drawdown, months at a loss, inflation, and what was bought for how much. */
export function PlanFacts({
  result,
  amountUsd,
  closes,
  lastMonth,
  words,
  locale,
}: {
  /** null if a field is invalid. */
  result: DcaBacktest | null;
  amountUsd: number;
  closes: MonthlyTable;
  lastMonth: string;
  words: Content['calculators']['DcaBacktest'];
  locale: Locale;
}) {
  const month = (value: string) => formatDate(value, locale);
  const money = (value: number) => formatDollars(value, locale);
  const number = (value: number) => formatNumber(value, locale);
  const fall = result?.worstDrawdown;
  const start = result?.byMonth[0]?.month ?? '';
  const priceFall = result && worstDrawdown(result.byMonth.map(({ month }) => [month, closes[month] ?? 0] as const));
  const facts = [
    {
      id: 'drawdown',
      label: words.drawdown,
      value: fall ? formatPercent(-fall.percent, locale) : NO_VALUE,
      note: fall
        ? fill(words.drawdownNote, {
            peak: month(fall.peakMonth),
            low: month(fall.lowMonth),
            price: formatPercent(priceFall?.percent ?? Number.NaN, locale),
          })
        : result && words.drawdownNone,
    },
    {
      id: 'under-water',
      label: words.underWater,
      value: result ? formatPercent(result.underWaterPercent, locale) : NO_VALUE,
      note:
        result &&
        fill(words.underWaterNote, {
          k: number(result.byMonth.filter(({ valueUsd, investedUsd }) => valueUsd < investedUsd).length),
          n: number(result.purchases),
        }),
    },
    {
      id: 'real',
      label: result ? fill(words.real, { month: month(start) }) : words.realPlain,
      value: result ? money(result.valueInStartMoneyUsd) : NO_VALUE,
      note: result && fill(words.realNote, { paid: money(result.investedInStartMoneyUsd) }),
    },
    {
      id: 'invested',
      label: words.invested,
      value: result ? money(result.investedUsd) : NO_VALUE,
      note:
        result &&
        (result.purchases === 1
          ? words.investedOne
          : fill(words.investedNote, { n: number(result.purchases), amount: money(amountUsd) })),
    },
    {
      id: 'bought',
      label: words.bought,
      value: result ? fill(words.boughtValue, { btc: formatNumber(result.btc, locale, { min: 0, max: 8 }) }) : NO_VALUE,
      note:
        result &&
        (result.averageCostUsd === null
          ? words.boughtNone
          : fill(words.boughtNote, {
              month: month(result.byMonth.at(-1)?.month ?? ''),
              cost: money(result.averageCostUsd),
            })),
    },
    { id: 'data-end', label: words.dataEnd, value: month(lastMonth), note: words.dataEndNote },
  ];
  return (
    <ReadableDetails summary={<h4 className="font-body font-semibold text-base tracking-normal">{words.ride}</h4>}>
      <Facts facts={facts} />
    </ReadableDetails>
  );
}
