import clsx from 'clsx';
import type { ReactNode } from 'react';
import { clockVerdict, type PriceClock, type PriceClockResult, type WageWorth } from '@/lib/calculators/weimar';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { NO_VALUE } from '@/lib/format/number';
import { formatLoss, formatPart, formatPrewarMarks, formatRate, formatWorth } from './format-results';

const MOMENTS = ['payday', 'week', 'nextMonth'] as const;

/** The worth at three moments, the drawing, and the advice. */
export function ClockResults({
  locale,
  words,
  outcome,
  label,
  children,
}: {
  locale: Locale;
  words: Content['calculators']['PriceClock'];
  outcome: PriceClockResult;
  label: string;
  /** The drawing. */
  children: ReactNode;
}) {
  const clock = outcome.ok ? outcome.clock : null;
  const advice = clock && adviceOf(clock, words, locale);
  return (
    <div>
      <dl aria-label={label} className="grid gap-5">
        {MOMENTS.filter((moment) => moment === 'payday' || !clock?.endsInReform).map((moment) => (
          <ClockRow
            key={moment}
            name={words[moment]}
            worth={clock?.[moment] ?? null}
            payday={moment === 'payday' ? clock?.month : undefined}
            isStart={moment === 'payday'}
            words={words}
            locale={locale}
          />
        ))}
      </dl>
      {children}
      <div className="mt-6 border-line border-t pt-6">
        <p className="font-display text-3xl leading-tight">{advice?.[0] ?? NO_VALUE}</p>
        {advice && <p className="mt-1.5">{advice[1]}</p>}
      </div>
    </div>
  );
}

/**
 * Verdict and reason. The month of the reform has its own: the mark was fixed within it, so its average does not predict a
 * later day.
 */
export function adviceOf(
  clock: PriceClock,
  words: Content['calculators']['PriceClock'],
  locale: Locale,
): readonly [string, string] {
  if (clock.endsInReform) return [words.reformVerdict, words.reform];
  return [words.verdict[clockVerdict(clock)], changeOf(clock, words, locale)];
}

function changeOf(clock: PriceClock, words: Content['calculators']['PriceClock'], locale: Locale): string {
  const { partLeft } = clock.nextMonth;
  return partLeft >= 1
    ? fill(words.verdictText.gains, { percent: formatPart(partLeft - 1, locale, words.less) })
    : fill(words.verdictText.loses, { percent: formatLoss(partLeft, locale) });
}

function ClockRow({
  name,
  worth,
  payday,
  isStart,
  words,
  locale,
}: {
  name: string;
  worth: WageWorth | null;
  /** The month, only in the row of payday. */
  payday: string | undefined;
  isStart: boolean;
  words: Content['calculators']['PriceClock'];
  locale: Locale;
}) {
  const part = worth?.partLeft ?? 0;
  const gains = part > 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      <dt className="text-base text-muted">{name}</dt>
      <dd className="font-display text-3xl tabular-nums leading-tight">
        {worth ? formatWorth(worth.dollars, locale, words.less) : NO_VALUE}
      </dd>
      {worth && (
        <>
          {!isStart && (
            <dd className={clsx('col-span-2 font-semibold text-base', gains ? 'text-gain' : 'text-loss')}>
              {gains
                ? fill(words.gained, { percent: formatPart(part - 1, locale, words.less) })
                : fill(words.left, { percent: formatPart(part, locale, words.less) })}
            </dd>
          )}
          <dd className="col-span-2 text-muted text-sm tabular-nums">
            <span>
              {fill(payday ? words.rateIn : words.rate, {
                marks: formatRate(worth.marksPerDollar, locale),
                month: payday ? formatDate(payday, locale) : '',
              })}
            </span>
            {isStart && (
              <span className="block">
                {fill(words.prewarMarks, { marks: formatPrewarMarks(worth.prewarMarks, locale, words.less) })}
              </span>
            )}
          </dd>
        </>
      )}
    </div>
  );
}
