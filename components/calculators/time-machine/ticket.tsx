import clsx from 'clsx';
import { MoveRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { TimeMachineWords } from '@/content/en/home/calculator';
import { BASE_YEAR, type CpiTable, type TimeMachineResult } from '@/lib/calculators/time-machine';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format/number';
import { Verdict } from '../frame/results';

/** Formats the amount entered: whole dollars without cents, others with all their decimals. */
export const tag = (usd: number, locale: Locale) =>
  formatMoney(usd, locale, Number.isInteger(usd) ? 0 : { min: 2, max: MAX_DECIMALS });

const MAX_DECIMALS = 12;

/** What a year is called: the last one is a month. */
export const stopName = (year: number, words: TimeMachineWords) =>
  year === BASE_YEAR ? words.present.name : String(year);

/** Rounds to cents; below one cent to two significant digits, because $0.00 would be wrong. */
function formatResult(usd: number, locale: Locale): string {
  const decimals = usd > 0 && usd < 0.01 ? Math.min(MAX_DECIMALS, Math.ceil(-Math.log10(usd)) + 1) : 2;
  return formatMoney(usd, locale, { min: 2, max: decimals });
}

/** The result as a ticket. `aria-busy` delays the announcement until the calculation has ended. */
export function Ticket({
  result,
  cpi,
  isCalculating,
  htmlFor,
  words,
  locale,
}: {
  result: TimeMachineResult;
  cpi: CpiTable;
  isCalculating: boolean;
  htmlFor: string;
  words: TimeMachineWords;
  locale: Locale;
}) {
  const { amountUsd, adjustedUsd, sourceYear, targetYear } = result;
  const { ticket } = words;
  const amount = tag(amountUsd, locale);
  const adjusted = formatResult(adjustedUsd, locale);
  const [source, target] = [stopName(sourceYear, words), stopName(targetYear, words)];
  const index = (value: number) => formatNumber(value, locale, { min: 1, max: 3 });

  return (
    <output
      htmlFor={htmlFor}
      aria-busy={isCalculating}
      className="time-machine-receipt @container day block border border-line"
    >
      <span className="grid grid-cols-1 break-words @xl:grid-cols-[1.6fr_1fr]">
        <span className="block px-6 pt-6 pb-7 @max-3xl:@xl:pr-3 md:pt-9 @3xl:px-10 @3xl:pt-12 @3xl:pb-10 xl:px-10">
          <span className="flex flex-wrap items-end gap-3 @xs:gap-5">
            <Stop label={ticket.from} name={source} />
            <Icon node={MoveRight} className="mb-1 size-6 text-muted md:mb-1.5" strokeWidth={1.5} />
            <Stop label={ticket.to} name={target} />
          </span>
          <span className="mt-3 block text-lg md:mt-7">{fill(ticket.lead, { amount, source })}</span>
          {isCalculating ? (
            <span className={clsx(figure, size(ticket.calculating), 'text-muted motion-safe:animate-pulse')}>
              {ticket.calculating}
            </span>
          ) : (
            <span className={clsx(figure, size(adjusted), 'motion-safe:animate-appear')}>{adjusted}</span>
          )}
          <span className="block text-lg">{fill(ticket.tail, { target })}</span>
        </span>
        <span className="relative border-line border-t-2 border-dashed px-6 py-7 @xl:border-t-0 @xl:border-l-2 md:pt-9 @3xl:px-10 @3xl:pt-12 xl:px-10 xl:py-7">
          <Notch className="-top-3 -left-px h-6 w-3 rounded-r-full border-l-0 @xl:hidden xl:hidden" />
          <Notch className="-top-3 -right-px h-6 w-3 rounded-l-full border-r-0 @xl:hidden" />
          <Notch className="-bottom-px -left-3.25 hidden h-3 w-6 rounded-t-full border-b-0 @xl:block" />
          <span className={clsx('@3xl:-mt-1 block', isCalculating && 'opacity-40')}>
            <Verdict {...verdict(result, words, locale)} />
            <span className="mt-2 block text-base @3xl:font-display @3xl:text-[1.375rem] @3xl:leading-snug xl:font-display xl:text-[1.375rem] xl:leading-snug">
              {explain(result, cpi, words, locale)}
            </span>
            <span className="mt-4 block text-base text-muted tabular-nums">
              <span>{`${amount} × ${index(cpi[targetYear] ?? 0)} ÷ ${index(cpi[sourceYear] ?? 0)}`}</span>{' '}
              <span className="inline-block">{`= ${adjusted}`}</span>
            </span>
          </span>
        </span>
      </span>
    </output>
  );
}

/** One line is lower than the box, so that a longer result does not shift the layout. */
const figure =
  'time-machine-receipt-amount my-1 -ml-[0.035em] flex items-center font-display @3xl:font-[560] xl:font-[560] tabular-nums tracking-tight';

/** About the width of the text in em, by which its size fills the line: the longest amount is $32,474,747,474,747.47. */
function size({ length }: string): string {
  if (length > 16) return '[--em:10.7]';
  return length > 10 ? '[--em:7.7]' : length > 7 ? '[--em:5.1]' : '[--em:3.65]';
}

function Stop({ label, name, className }: { label: string; name: string; className?: string }) {
  return (
    <span className={className}>
      <span className="eyebrow block text-muted lg:text-[0.875rem]">{label}</span>{' '}
      <span className="block font-display text-2xl tabular-nums leading-tight md:text-3xl">{name}</span>
    </span>
  );
}

function Notch({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('absolute border border-line bg-(--ticket-wall,var(--color-sunk))', className)}
    />
  );
}

/** The result class in words. A nominal increase is neutral, because the larger amount buys no more. */
function verdict({ amountUsd, adjustedUsd, resultClass }: TimeMachineResult, words: TimeMachineWords, locale: Locale) {
  if (amountUsd === 0) return { kind: 'neutral', word: words.nothing } as const;
  const result = words.resultClasses[resultClass];
  if (adjustedUsd === amountUsd) {
    return { kind: 'neutral', word: fill(words.unchanged, { result, percent: formatPercent(0, locale) }) } as const;
  }
  const kind = resultClass === 'nominal-increase' || resultClass === 'more-purchasing-power' ? 'neutral' : 'loss';
  return { kind, word: result } as const;
}

function explain(
  { amountUsd, sourceYear, targetYear, resultClass }: TimeMachineResult,
  cpi: CpiTable,
  words: TimeMachineWords,
  locale: Locale,
): string {
  const { explanations } = words;
  if (amountUsd === 0) return explanations.zero;
  if (resultClass !== 'nominal-increase' && resultClass !== 'less-purchasing-power') return explanations.sameYear;
  const [year, base] = [Math.min(sourceYear, targetYear), Math.max(sourceYear, targetYear)];
  const lost = 100 * (1 - (cpi[year] ?? 0) / (cpi[base] ?? 1));
  return fill(explanations[resultClass], {
    year: stopName(year, words),
    base: stopName(base, words),
    percent: formatPercent(lost, locale),
  });
}
