/**
 * Choices between a sum today and a larger sum later. Each answer halves the range of the yearly rate at which both would be worth
 * the same to the reader: four answers find two neighboring rungs of a ladder of fifteen rates.
 */

export const NOW_OR_LATER_ID = 'now-or-later';

export const situationIds = ['year', 'month', 'large', 'rent', 'stranger'] as const;
export type SituationId = (typeof situationIds)[number];

/** The sum offered today, in dollars, and the wait for the later one. `rent` and `stranger` differ from `year` in words only. */
export const SITUATIONS: Record<SituationId, { soonerUsd: number; months: number }> = {
  year: { soonerUsd: 100, months: 12 },
  month: { soonerUsd: 100, months: 1 },
  large: { soonerUsd: 10_000, months: 12 },
  rent: { soonerUsd: 100, months: 12 },
  stranger: { soonerUsd: 100, months: 12 },
};

/** Percent per year, from the lowest rung. The middle one is asked first. */
export const RATES: readonly number[] = [0, 1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 40, 60, 100, 200];

/** `s`: the sum today; `l`: the sum later. */
export type Answer = 's' | 'l';

/** Answers that find the range: fifteen rungs are halved to one in four steps. */
export const QUESTIONS = 4;

/** Every sequence of answers, shorter ones first. */
export const allAnswers: readonly string[] = (() => {
  const sequences = [''];
  for (const before of sequences) if (before.length < QUESTIONS) sequences.push(`${before}s`, `${before}l`);
  return sequences;
})();

/** The rungs that are still possible: `low` is the lowest one that may be accepted, `high` the lowest one that was. */
function search(answers: string): { low: number; high: number } {
  let [low, high] = [0, RATES.length];
  for (const answer of answers) {
    const asked = (low + high) >> 1;
    if (answer === 'l') high = asked;
    else low = asked + 1;
  }
  return { low, high };
}

/** The yearly rate that the next question offers, in percent; null after the last one. */
export function nextRate(answers: string): number | null {
  if (answers.length >= QUESTIONS) return null;
  const { low, high } = search(answers);
  return RATES[(low + high) >> 1] ?? null;
}

export interface Bracket {
  /** Percent per year; the reader would not wait for this rate. null: no rate was refused. */
  readonly from: number | null;
  /** Percent per year; the reader would wait for this rate. null: no rate was accepted. */
  readonly to: number | null;
}

/** The range of the reader's own rate that follows from the answers. */
export function bracketOf(answers: string): Bracket {
  const { low, high } = search(answers);
  return { from: RATES[low - 1] ?? null, to: RATES[high] ?? null };
}

/** The later sum that pays the rate: sooner × (1 + rate)^(months / 12), rounded to cents. */
export function laterAmount(soonerUsd: number, ratePercent: number, months: number): number {
  return Math.round(soonerUsd * (1 + ratePercent / 100) ** (months / 12) * 100) / 100;
}

/** What a dollar in a year is worth today at a yearly rate: 1 / (1 + rate). */
export function presentValue(ratePercent: number): number {
  return 1 / (1 + ratePercent / 100);
}
