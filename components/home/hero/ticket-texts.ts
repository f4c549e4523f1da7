import { BASELINE_END, BIRTH_YEAR_EXAMPLE, type BirthYearTicket } from '@/lib/calculators/birth-year';
import type { Range } from '@/lib/calculators/outcome';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';

export type TicketWords = Content['home']['exhibits']['hero']['birthYear'];

/** What is wrong with a year; undefined if nothing is. */
export function findError(year: number, range: Range, { errors }: TicketWords): string | undefined {
  if (Number.isNaN(year)) return fill(errors.notAYear, { example: BIRTH_YEAR_EXAMPLE });
  if (year < range.min) return fill(errors.tooEarly, { ...range });
  return year > range.max ? fill(errors.tooLate, { ...range }) : undefined;
}

/** The ticket's texts; without a ticket a dash for its result, and no sentences. */
export function printTicket(ticket: BirthYearTicket | null, words: TicketWords, locale: Locale) {
  if (!ticket) {
    return { lost: NO_VALUE, cents: NO_VALUE, left: '', sentence: '', baseline: '' };
  }
  const { year, span, lostPercent, yearlyPercent, leftCents, baselineFrom, baselineLostPercent } = ticket;
  const lost = formatPercent(lostPercent, locale);
  const cents = formatNumber(leftCents, locale);
  const isWhole = BASELINE_END - baselineFrom === span;
  return {
    lost: fill(words.lost, { percent: lost }),
    cents,
    left: fill(words.left, { cents }),
    sentence: fill(words.sentence, { year, lost }),
    baseline: fill(isWhole ? words.baseline : words.baselineAll, {
      span,
      from: baselineFrom,
      yearly: formatPercent(yearlyPercent, locale, 1),
      yearlyBefore: formatPercent(ticket.baselineYearlyPercent, locale, 1),
      baseline: formatPercent(baselineLostPercent, locale),
    }),
  };
}
