import { type MonthlyTable, monthsOf } from '@/lib/calculators/monthly-table';
import { withoutBinaryNoise } from '@/lib/format/decimal';

interface StartPlan {
  startMonth: string;
  /** Final value as a multiple of the amount paid in. */
  multiple: number;
}

export interface StartComparison {
  plans: number;
  /** The most plans of this length that share no month. */
  separate: number;
  losingPercent: number;
  /** Plans whose final value bought less than their payments did, each at the prices of its own month; null without an index. */
  losingReal: number | null;
  worst: StartPlan;
  median: number;
  best: StartPlan;
  /** Every plan, worst first. */
  ranked: StartPlan[];
}

/**
 * The same plan from every possible start, so that one start is not taken as typical.
 *
 * @param length months in the plan, whole, at least 1
 * @param feePercent taken from each purchase, 0 to 100
 * @param closes month-end closes in dollars, above 0, without a gap
 * @param cpi from buildMonthlyCpi; months after its last use that one unchanged
 * @returns null if there are fewer closes than `length`, or if `length` or `feePercent` is invalid
 */
export function compareStarts(
  length: number,
  feePercent: number,
  closes: MonthlyTable,
  cpi?: MonthlyTable,
): StartComparison | null {
  const months = monthsOf(closes);
  if (!Number.isInteger(length) || length < 1 || length > months.length || !Number.isFinite(feePercent)) return null;
  const plans = months.slice(0, months.length - length + 1).map((startMonth, i) => {
    const window = months.slice(i, i + length).map((month) => closes[month] as number);
    const btcPerDollar = window.reduce((sum, close) => sum + (1 - feePercent / 100) / close, 0);
    return { startMonth, multiple: withoutBinaryNoise((btcPerDollar * (window.at(-1) as number)) / length) };
  });
  const lastLevel = cpi?.[monthsOf(cpi).at(-1) ?? ''];
  /** The part of its purchasing power that a dollar keeps from the months of a plan to its end, on average. */
  const keptOf = (start: number) => {
    const level = (month: string | undefined) => cpi?.[month ?? ''] ?? lastLevel ?? 1;
    const window = months.slice(start, start + length);
    const paid = window.reduce((sum, month) => sum + 1 / level(month), 0);
    return length / paid / level(window.at(-1));
  };
  const ranked = [...plans].sort((a, b) => a.multiple - b.multiple);
  const [worst, best] = [ranked[0], ranked.at(-1)];
  if (!worst || !best) return null;
  const middle = [ranked[Math.floor((ranked.length - 1) / 2)], ranked[Math.ceil((ranked.length - 1) / 2)]];
  return {
    plans: plans.length,
    separate: Math.floor(months.length / length),
    losingPercent: withoutBinaryNoise((plans.filter((plan) => plan.multiple < 1).length / plans.length) * 100),
    losingReal: cpi
      ? plans.filter(({ multiple }, start) => withoutBinaryNoise(multiple * keptOf(start)) < 1).length
      : null,
    worst,
    median: withoutBinaryNoise(middle.reduce((sum, plan) => sum + (plan?.multiple ?? 0), 0) / 2),
    best,
    ranked,
  };
}

/**
 * In how many spans a lump sum bought more coins than equal parts, the first of which was paid in at the same time.
 *
 * @param parts months in which a part is paid in, whole, at least 1
 * @param length months of each span, whole, at least `parts`
 * @param closes month-end closes in dollars, above 0, without a gap
 * @returns the spans in which the lump sum was ahead, and all spans
 */
export function lumpSumAhead(
  parts: number,
  length: number,
  closes: MonthlyTable,
): readonly [ahead: number, spans: number] {
  const prices = Object.values(closes);
  const starts = prices.slice(0, Math.max(0, prices.length - length + 1));
  const ahead = starts.filter((price, start) => {
    const coinsOfParts = prices.slice(start, start + parts).reduce((sum, close) => sum + 1 / close, 0) / parts;
    return 1 / price > coinsOfParts;
  });
  return [ahead.length, starts.length];
}
