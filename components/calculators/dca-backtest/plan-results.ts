import type { DcaBacktest } from '@/lib/calculators/dca-backtest';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';
import type { Result } from '../frame/results';

type Words = Content['calculators']['DcaBacktest'];

/**
 * What the plan, the lump sum, the savings account and cash are worth at the end.
 *
 * @param result null while the fields have no plan
 * @param shown the last plan, whose notes stay while the fields have none
 */
export function planResults(
  result: DcaBacktest | null,
  shown: { result: DcaBacktest; amountUsd: number; startMonth: string } | null,
  words: Words,
  locale: Locale,
): [Result, ...Result[]] {
  const month = (value: string) => formatDate(value, locale);
  const money = (value: number) => formatDollars(value, locale);
  const show = (value: number | undefined) => (value === undefined ? NO_VALUE : money(value));
  return [
    {
      id: 'plan',
      label: words.plan,
      value: show(result?.valueUsd),
      ...(shown && {
        note: fill(shown.result.purchases === 1 ? words.planNoteOne : words.planNote, {
          n: formatNumber(shown.result.purchases, locale),
          amount: money(shown.amountUsd),
          total: money(shown.result.investedUsd),
        }),
        ...(shown.result.investedUsd > 0 && {
          verdict: verdictOf(shown.result.valueUsd, shown.result.investedUsd, words, locale),
        }),
      }),
    },
    {
      id: 'lump',
      label: words.lump,
      value: show(result?.lumpSumUsd),
      ...(shown && {
        note: fill(words.lumpNote, { total: money(shown.result.investedUsd), month: month(shown.startMonth) }),
      }),
    },
    { id: 'savings', label: words.savingsValue, value: show(result?.savingsUsd) },
    {
      id: 'cash',
      label: words.cash,
      value: show(result?.cashRealUsd),
      ...(shown && { note: fill(words.cashNote, { total: money(shown.result.investedUsd) }) }),
    },
  ];
}

function verdictOf(value: number, invested: number, words: Words, locale: Locale) {
  const change = roundHalfAwayFromZero((value / invested - 1) * 100, 1);
  if (change === 0) return undefined;
  const percent = formatPercent(Math.abs(change), locale, Math.abs(change) < 10 ? 1 : 0);
  return change > 0
    ? { kind: 'gain' as const, word: fill(words.more, { percent }) }
    : { kind: 'loss' as const, word: fill(words.less, { percent }) };
}
