import { withoutBinaryNoise } from '@/lib/format/decimal';

/** The accepted values of a field, both ends included. It is narrow enough to prevent overflow. */
export interface Range {
  min: number;
  max: number;
}

type InputProblem = 'not-a-number' | 'too-small' | 'too-large' | 'unknown' | 'wrong-order';

export interface Problem<Field extends string> {
  field: Field;
  problem: InputProblem;
  range?: Range;
}

/** The return type of calculators: values without NaN, Infinity and -0, or the invalid fields. */
export type Outcome<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; problems: Problem<Field>[] };

/** The fields that are not finite numbers or are out of range. */
export function findProblems<Field extends string>(
  values: Record<Field, number>,
  ranges: Record<Field, Range>,
): Problem<Field>[] {
  return (Object.keys(ranges) as Field[]).flatMap((field): Problem<Field>[] => {
    const value = values[field];
    const range = ranges[field];
    if (!Number.isFinite(value)) return [{ field, problem: 'not-a-number', range }];
    if (value < range.min) return [{ field, problem: 'too-small', range }];
    return value > range.max ? [{ field, problem: 'too-large', range }] : [];
  });
}

/** A successful outcome; binary rounding noise is removed from every number. */
export function succeed<Value extends object>(value: Value): { ok: true; value: Value } {
  const tidied = Object.entries(value).map(([key, entry]) => [
    key,
    typeof entry === 'number' ? withoutBinaryNoise(entry) : entry,
  ]);
  return { ok: true, value: Object.fromEntries(tidied) as Value };
}
