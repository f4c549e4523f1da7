export type Step = 'year' | 'month';

/**
 * A series as values of consecutive periods; null where it has no value. A period is an integer: the year, or for months
 * 12 × year + month − 1.
 */
export interface Span {
  step: Step;
  /** The period of the first value. */
  start: number;
  values: readonly (number | null)[];
}

const periodsPerYear = (step: Step) => (step === 'year' ? 1 : 12);

/** The first period of a year. */
export const firstPeriodOf = (year: number, step: Step) => year * periodsPerYear(step);

export const yearOf = (period: number, step: Step) => Math.floor(period / periodsPerYear(step));

/** The value of a period; null outside the span. */
export const valueAt = ({ start, values }: Span, period: number): number | null => values[period - start] ?? null;

/** "1971", or for a month "1971-08". */
export function keyOf(period: number, step: Step): string {
  if (step === 'year') return String(period);
  return `${yearOf(period, step)}-${String((period % 12) + 1).padStart(2, '0')}`;
}

/**
 * The period of a key; the inverse of `keyOf`.
 *
 * @throws Error if the key is neither a year nor a month
 */
export function periodOf(key: number | string): number {
  const match = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(String(key));
  if (!match) throw new Error(`"${key}" is neither a year nor a month`);
  return match[2] ? Number(match[1]) * 12 + Number(match[2]) - 1 : Number(match[1]);
}

/**
 * A span from points in any order, with null for the periods between them that have none.
 *
 * @throws Error if there is no point, or a key is not a period
 */
export function toSpan(step: Step, points: readonly (readonly [key: number | string, value: number])[]): Span {
  const byPeriod = new Map(points.map(([key, value]) => [periodOf(key), value]));
  const periods = [...byPeriod.keys()].sort((a, b) => a - b);
  const [start, end] = [periods[0], periods.at(-1)];
  if (start === undefined || end === undefined) throw new Error('A series needs at least one point');
  return { step, start, values: Array.from({ length: end - start + 1 }, (_, i) => byPeriod.get(start + i) ?? null) };
}

/** The span without leading and trailing periods that have no value; null if none has one. */
export function trim(span: Span): Span | null {
  const first = span.values.findIndex((value) => value !== null);
  if (first < 0) return null;
  const last = span.values.findLastIndex((value) => value !== null);
  return { ...span, start: span.start + first, values: span.values.slice(first, last + 1) };
}

/** The part of the span within the years, both included; null if it has no value there. */
export function cut(span: Span, fromYear: number, toYear: number): Span | null {
  const first = Math.max(span.start, firstPeriodOf(fromYear, span.step));
  const end = Math.min(span.start + span.values.length, firstPeriodOf(toYear + 1, span.step));
  if (end <= first) return null;
  return trim({ ...span, start: first, values: span.values.slice(first - span.start, end - span.start) });
}

/**
 * Puts spans of one step on a common axis, from their first to their last period. A span has null where it has no value.
 *
 * @throws Error if there is no span, or the steps differ
 */
export function align(spans: readonly Span[]): { start: number; length: number; columns: (number | null)[][] } {
  const step = spans[0]?.step;
  if (!step || spans.some((span) => span.step !== step)) throw new Error('Only spans of one step share an axis');
  const start = Math.min(...spans.map((span) => span.start));
  const length = Math.max(...spans.map((span) => span.start + span.values.length)) - start;
  const columns = spans.map((span) => Array.from({ length }, (_, i) => valueAt(span, start + i)));
  return { start, length, columns };
}
