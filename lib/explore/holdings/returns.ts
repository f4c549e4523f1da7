import type { Span, Step } from '../span';

/** What is shown of a holding: percent a year, or the whole change in percent. */
export type HoldingMeasure = 'yearly' | 'whole';

/** Something held from one period to a later one. Changes are in percent: −50 is half of the value lost. */
export interface Holding {
  start: number;
  end: number;
  /**
   * Percent a year, with interest on the interest: (last ÷ first)^(1 ÷ years) − 1. A holding of less than a year has its whole change:
   * stretched to a year, one good month would be millions of percent.
   */
  yearly: number;
  /** last ÷ first − 1 */
  whole: number;
}

/** Periods that are a year. */
const periodsOfYear = (step: Step) => (step === 'year' ? 1 : 12);

/** Full years from one period to another. */
export const fullYears = ({ start, end }: Pick<Holding, 'start' | 'end'>, step: Step) =>
  Math.floor((end - start) / periodsOfYear(step));

/**
 * The change of a series between two periods.
 *
 * @param span positive values; dollars of one year for a change after prices, dollars of the day for one before prices
 * @returns null if a period has no value, a value is not positive, or the end is not after the start
 */
export function holdingOf({ step, start: first, values }: Span, start: number, end: number): Holding | null {
  const [bought, sold] = [values[start - first] ?? null, values[end - first] ?? null];
  if (bought === null || sold === null || bought <= 0 || sold <= 0 || end <= start) return null;
  const ratio = sold / bought;
  const years = Math.max(1, (end - start) / periodsOfYear(step));
  return { start, end, yearly: 100 * (ratio ** (1 / years) - 1), whole: 100 * (ratio - 1) };
}

/** Every start with every later end, in the order of the starts, then of the ends. Periods without a value have no holding. */
export function holdingsOf(span: Span): Holding[] {
  const last = span.start + span.values.length - 1;
  const holdings: Holding[] = [];
  for (let start = span.start; start < last; start++) {
    for (let end = start + 1; end <= last; end++) {
      const holding = holdingOf(span, start, end);
      if (holding) holdings.push(holding);
    }
  }
  return holdings;
}

/** Of several holdings. `losses` are those below zero; the median of an even number is the mean of the middle two. */
export interface Tally {
  count: number;
  losses: number;
  worst: Holding;
  best: Holding;
  median: number;
}

/** @returns null for no holding */
export function tallyOf(holdings: readonly Holding[], measure: HoldingMeasure): Tally | null {
  const sorted = holdings.toSorted((a, b) => a[measure] - b[measure]);
  const [worst, best] = [sorted[0], sorted.at(-1)];
  if (!worst || !best) return null;
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return {
    count: sorted.length,
    losses: sorted.filter((holding) => holding[measure] < 0).length,
    worst,
    best,
    median: ((low?.[measure] ?? 0) + (high?.[measure] ?? 0)) / 2,
  };
}

/** The tally for each number of full years held, in rising order. */
export function tallyByYears(
  holdings: readonly Holding[],
  measure: HoldingMeasure,
  step: Step,
): (Tally & { years: number })[] {
  const byYears = new Map<number, Holding[]>();
  for (const holding of holdings) {
    const years = fullYears(holding, step);
    const held = byYears.get(years);
    if (held) held.push(holding);
    else byYears.set(years, [holding]);
  }
  return [...byYears]
    .sort(([a], [b]) => a - b)
    .flatMap(([years, held]) => {
      const tally = tallyOf(held, measure);
      return tally ? [{ years, ...tally }] : [];
    });
}
