import { useState } from 'react';
import { RangeInput } from '@/components/ui/fields/range-input';
import { type PriceClock, type WeimarTable, worthByMonth } from '@/lib/calculators/weimar';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { CLOCK_ID } from './clock-start';
import { formatPart, formatWorth } from './format-results';
import { IceBlock } from './ice-block';

/** The wage as a block of ice. A dial turns from payday to a week later and to each later month. */
export function IceDial({
  locale,
  words,
  table,
  clock,
}: {
  locale: Locale;
  words: Content['calculators']['PriceClock'];
  table: WeimarTable;
  clock: PriceClock;
}) {
  const [chosen, setChosen] = useState(1);
  const { payday, week } = clock;
  const moments = [
    { name: words.payday, ...payday },
    ...(clock.endsInReform ? [] : [{ name: words.week, ...week }]),
    ...worthByMonth(table, clock.month, clock.wageMarks)
      .slice(1)
      .map(({ month, ...worth }) => ({ name: formatDate(month, locale), ...worth })),
  ];
  const at = Math.min(chosen, moments.length - 1);
  const { name, dollars, partLeft } = moments[at] ?? { name: '', ...payday };
  const percent = formatPart(partLeft, locale, words.less);
  const worth = formatWorth(dollars, locale, words.less);
  return (
    <div className="mt-6 border-line border-t pt-6">
      <IceBlock
        part={partLeft}
        receipt={formatNumber(clock.wageMarks, locale)}
        text={fill(words.ice, { moment: name, percent, wage: formatNumber(clock.wageMarks, locale) })}
      />
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-base">
        <span className="font-semibold">{name}</span>
        <span className="tabular-nums">{`${worth} · ${fill(words.left, { percent })}`}</span>
      </p>
      {moments.length > 1 && (
        <label htmlFor={`${CLOCK_ID}-dial`} className="mt-2 block text-base text-muted no-js:hidden print:hidden">
          {words.dial}
          <RangeInput
            id={`${CLOCK_ID}-dial`}
            min={0}
            max={moments.length - 1}
            value={at}
            aria-valuetext={`${name}: ${worth}, ${fill(words.left, { percent })}`}
            onSlide={setChosen}
            className="block"
          />
        </label>
      )}
    </div>
  );
}
