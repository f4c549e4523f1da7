import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import type { ImpliedRate } from './implied-rates';
import { RateLadder } from './rate-ladder';

export interface RateRangesProps {
  rates: readonly ImpliedRate[];
  /** The rise of consumer prices over a year, in percent, and the month in which that year ends. */
  inflation: { percent: number; month: string };
  /** The break-even rates of the offers to soldiers leaving the US forces in 1992, percent per year. */
  soldiers: { from: number; to: number };
  words: Content['calculators']['NowOrLater'];
  locale: Locale;
}

/** The rates of all situations, on a ladder with two rates of others, and as a list. */
export function RateRanges({ rates, inflation, soldiers, words, locale }: RateRangesProps) {
  const begun = rates.filter(({ isBegun }) => isBegun);
  const done = rates.filter(({ isDone }) => isDone);
  const differ = new Set(done.map(({ range }) => range)).size > 1;
  const percent = (rate: number) => formatPercent(rate, locale, { min: 0, max: 1 });
  return (
    <>
      <div className="grid content-start gap-6">
        <h4 className="text-xl">{words.ladderTitle}</h4>
        <RateLadder
          marks={begun}
          landmarks={[
            {
              id: 'prices',
              label: fill(words.prices, { rate: formatPercent(inflation.percent, locale, 1) }),
              from: inflation.percent,
              to: inflation.percent,
            },
            { id: 'soldiers', label: words.soldiers, ...soldiers },
          ]}
          rungText={percent}
          text={fill(words.ladder, {
            ranges:
              begun.map(({ id, number, range }) => `${number}. ${words.situations[id]}: ${range}.`).join(' ') ||
              words.ladderEmpty,
          })}
        />
        <p className="text-base text-muted">
          {fill(words.legend, {
            rate: formatPercent(inflation.percent, locale, 1),
            month: formatDate(inflation.month, locale),
            low: percent(soldiers.from),
            high: percent(soldiers.to),
          })}
        </p>
      </div>
      <div>
        <h4 className="text-xl">{words.ranges}</h4>
        <dl className="mt-3 grid gap-2 text-base">
          {rates.map(({ id, number, range, isBegun }) => (
            <div key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5">
              <dt>
                {number}. {words.situations[id]}
              </dt>
              <dd className={isBegun ? 'font-semibold tabular-nums' : 'text-muted'}>{range}</dd>
            </div>
          ))}
        </dl>
        {done.length > 1 && (
          <p className="mt-4 text-lg">
            {differ ? fill(words.spread, { count: formatNumber(done.length, locale) }) : words.same}
          </p>
        )}
      </div>
    </>
  );
}
