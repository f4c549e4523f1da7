import {
  type Bracket,
  bracketOf,
  presentValue,
  QUESTIONS,
  type SituationId,
  situationIds,
} from '@/lib/calculators/now-or-later';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatPercent } from '@/lib/format/number';

/** What the answers to a situation say of the reader's yearly rate. */
export type ImpliedRate = ReturnType<typeof impliedRates>[number];

/** A row for each situation: the range of the yearly rate, and what a promise of $100 in a year is worth at it. */
export function impliedRates(
  answers: Record<SituationId, string>,
  words: Content['calculators']['NowOrLater'],
  locale: Locale,
) {
  const percent = (rate: number) => formatPercent(rate, locale, { min: 0, max: 1 });
  const rangeOf = ({ from, to }: Bracket) => {
    if (from !== null && to !== null) return fill(words.answer.both, { from: percent(from), to: percent(to) });
    if (to !== null) return fill(words.answer.below, { to: percent(to) });
    return from === null ? words.answer.none : fill(words.answer.above, { from: percent(from) });
  };
  const worthOf = ({ from, to }: Bracket) => {
    const worth = (rate: number) => formatMoney(100 * presentValue(rate), locale, 0);
    if (to === 0) return words.lowest;
    if (from !== null && to !== null) return fill(words.worth.both, { low: worth(to), high: worth(from) });
    if (to !== null) return fill(words.worth.below, { low: worth(to) });
    return from === null ? '' : fill(words.worth.above, { high: worth(from) });
  };
  return situationIds.map((id, index) => {
    const own: string = answers[id];
    const bracket = bracketOf(own);
    return {
      id,
      number: index + 1,
      ...bracket,
      range: rangeOf(bracket),
      worth: worthOf(bracket),
      isDone: own.length === QUESTIONS,
      isBegun: own !== '',
    };
  });
}
