import clsx from 'clsx';
import { Fold } from '@/components/ui/folds/fold';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import { effectivePercent, type Scenario } from '@/lib/calculators/time-preference';
import type { Content } from '@/lib/content/content';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber, formatPercent } from '@/lib/format/number';

/** The plan at the chosen return and at others: one assumption must not look like a forecast. */
export function OtherReturns({
  scenarios,
  monthlyAmountUsd,
  years,
  contributedUsd,
  words,
  locale,
}: {
  scenarios: readonly Scenario[];
  monthlyAmountUsd: number;
  years: number;
  contributedUsd: number;
  words: Content['calculators']['TimePreferenceCalculator'];
  locale: Locale;
}) {
  const percent = (value: number, decimals: number | { min: number; max: number }) =>
    formatPercent(value, locale, decimals);
  const boxed = (value: number) => percent(value, { min: 0, max: 2 });
  const chosen = scenarios.find(({ id }) => id === 'chosen')?.ratePercent ?? Number.NaN;
  const head = words.table.columns;
  return (
    <div>
      <h4 className="hidden text-xl md:supports-[selector(::details-content)]:block">{words.others}</h4>
      <Fold summary={words.others} summaryClass="font-semibold text-base" onPhonesOnly>
        <p className="mt-3">
          {fill(words.othersIntro, { chosen: boxed(chosen), effective: percent(effectivePercent(chosen), 1) })}
        </p>
        <ScrollFrame label={words.others} className="-mx-5 mt-5 overflow-x-auto px-5 md:-mx-8 md:px-8">
          <table className="w-full text-right text-[0.9375rem] sm:min-w-xl sm:text-base">
            <caption className="pb-2 text-left font-semibold">
              {fill(words.table.caption, {
                amount: formatDollars(monthlyAmountUsd, locale),
                years: formatNumber(years, locale, { min: 0, max: 2 }),
              })}
            </caption>
            <thead className="border-ink border-b-2 align-bottom text-muted text-sm">
              <tr>
                {[head.plan, head.rate, head.year, head.end, head.change].map((column, i) => (
                  <th
                    key={column}
                    scope="col"
                    className={clsx(
                      'py-2',
                      i === 0 ? 'w-full text-left sm:w-auto' : 'pl-2.5 sm:pl-4',
                      (i === 1 || i === 2 || i === 4) && 'max-sm:hidden',
                    )}
                  >
                    {column}
                    {i === 3 && <span className="block min-w-28 font-normal sm:hidden">{head.change}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {scenarios.map(({ id, ratePercent, endUsd }) => {
                const change = roundHalfAwayFromZero((endUsd / contributedUsd - 1) * 100, 0);
                const changed = `${change > 0 ? '+' : ''}${percent(change, 0)}`;
                const tone = change > 0 ? 'text-gain' : change < 0 && 'text-loss';
                return (
                  <tr key={id} className="border-line border-b">
                    <th scope="row" className="py-2.5 text-left font-medium">
                      {words.table[id]}
                      <span aria-hidden="true" className="block font-normal text-muted text-sm sm:hidden">
                        {`${head.rate}: ${boxed(ratePercent)}`}
                      </span>
                    </th>
                    <td className="pl-4 tabular-nums max-sm:hidden">{boxed(ratePercent)}</td>
                    <td className="pl-4 tabular-nums max-sm:hidden">{percent(effectivePercent(ratePercent), 1)}</td>
                    <td className="pl-2.5 font-semibold tabular-nums sm:pl-4">
                      <span>{formatDollars(endUsd, locale)}</span>
                      {/* On phones below the amount instead of in a column. */}
                      <span className={clsx('block font-normal text-sm sm:hidden', tone)}>{` ${changed}`}</span>
                    </td>
                    <td className={clsx('pl-4 tabular-nums max-sm:hidden', tone)}>{changed}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollFrame>
      </Fold>
    </div>
  );
}
