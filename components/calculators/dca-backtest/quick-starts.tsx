import { useMemo } from 'react';
import { compareStarts } from '@/lib/calculators/dca-starts';
import { type MonthlyTable, monthAfter } from '@/lib/calculators/monthly-table';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

const LENGTHS_MONTHS = [12, 24, 36, 60] as const;

/** Presets for the worst starts: showing only good ones would mislead. */
export function QuickStarts({
  closes,
  startMonth,
  endMonth,
  words,
  locale,
  onChoose,
}: {
  closes: MonthlyTable;
  startMonth: string;
  endMonth: string;
  words: Content['calculators']['DcaBacktest']['quick'];
  locale: Locale;
  onChoose: (startMonth: string, months: number) => void;
}) {
  // The fee is the same share of every plan: it does not change the ranking.
  const worst = useMemo(
    () =>
      LENGTHS_MONTHS.flatMap((months) => {
        const start = compareStarts(months, 0, closes)?.worst.startMonth;
        return start ? [{ months, start }] : [];
      }),
    [closes],
  );
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-base">{words.legend}</legend>
      <div className="grid grid-cols-2 gap-2 narrow:grid-cols-1 md:grid-cols-4">
        {worst.map(({ months, start }) => (
          <button
            key={months}
            type="button"
            aria-pressed={start === startMonth && monthAfter(start, months - 1) === endMonth}
            onClick={() => onChoose(start, months)}
            className="min-h-11 rounded-md border border-control px-2 py-1.5 text-left text-base leading-snug hover:border-ink hover:bg-sunk aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <span className="font-semibold">{words.lengths[months]}</span>{' '}
            <span className="block text-[0.8125rem] lg:text-sm">
              {fill(words.from, { start: formatDate(start, locale) })}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
