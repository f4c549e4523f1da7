import { findProblems, type Outcome, type Range, succeed } from './outcome';

export const PLAN_ID = 'plan';
/** The name of the sheet in the storage of the browser. */
export const PLAN_KEY = 'bitcoin-journey:plan';

/** The fields of the sheet, in the order in which they are printed. */
export const planFieldIds = [
  'goal',
  'atRisk',
  'saved',
  'changeMind',
  'goalWhen',
  'cushion',
  'cushionWhere',
  'debts',
  'boring',
  'never',
  'askFirst',
  'review',
] as const;
export type PlanFieldId = (typeof planFieldIds)[number];

/** Every field exactly as typed. */
export type PlanTexts = Readonly<Record<PlanFieldId, string>>;

export const EMPTY_PLAN = Object.fromEntries(planFieldIds.map((id) => [id, ''])) as PlanTexts;

/** The characters of a field that fit on the printed page. */
export const PLAN_LENGTHS: Record<PlanFieldId, number> = {
  goal: 160,
  goalWhen: 40,
  cushion: 40,
  cushionWhere: 80,
  debts: 240,
  boring: 160,
  atRisk: 20,
  saved: 20,
  never: 240,
  changeMind: 240,
  askFirst: 60,
  review: 40,
};

/** How many characters too long a text is; 0 if it fits. */
export function excess(id: PlanFieldId, text: string): number {
  return Math.max(0, [...text.trim()].length - PLAN_LENGTHS[id]);
}

/** The sums in dollars that `monthsToReplace` accepts. */
export const LOSS_RANGES: Record<'atRisk' | 'saved', Range> = {
  atRisk: { min: 0, max: 1e12 },
  saved: { min: 0.01, max: 1e12 },
};

/**
 * How long it takes to save a sum again that is lost entirely, without interest.
 *
 * @param input.atRisk dollars, 0 to 1e12
 * @param input.saved dollars put aside each month, 0.01 to 1e12
 * @returns whole months, rounded up
 */
export function monthsToReplace(input: {
  atRisk: number;
  saved: number;
}): Outcome<{ months: number }, 'atRisk' | 'saved'> {
  const problems = findProblems(input, LOSS_RANGES);
  if (problems.length > 0) return { ok: false, problems };
  // 1.1 / 0.1 is 11.000000000000002 in binary: round the quotient before rounding up.
  return succeed({ months: Math.ceil(Number((input.atRisk / input.saved).toPrecision(12))) });
}

const VERSION = 1;

export function encodePlan(texts: PlanTexts): string {
  return JSON.stringify({ version: VERSION, texts });
}

/** @returns null if the record is not a plan of this version; fields that are missing or not text are empty */
export function decodePlan(record: string | null): PlanTexts | null {
  try {
    const parsed: unknown = JSON.parse(record ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { version, texts } = parsed as { version?: unknown; texts?: unknown };
    if (version !== VERSION || typeof texts !== 'object' || texts === null) return null;
    const read = texts as Record<string, unknown>;
    return Object.fromEntries(
      planFieldIds.map((id) => [id, Object.hasOwn(read, id) && typeof read[id] === 'string' ? read[id] : '']),
    ) as PlanTexts;
  } catch {
    return null;
  }
}
