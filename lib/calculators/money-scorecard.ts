import { parseWhole, type ReadLink, toFragment } from '@/lib/fragment';

/**
 * A scorecard for kinds of money: the mean of six ratings, weighted by what the reader cares about. The ratings are opinions
 * for one place and time; the model only adds them up.
 */

export const SCORECARD_ID = 'money-scorecard';

export const kindIds = ['salt', 'cattle', 'gold', 'notes', 'bank', 'bitcoin'] as const;
export type KindId = (typeof kindIds)[number];

export const propertyIds = ['lasts', 'carries', 'divides', 'scarce', 'steady', 'accepted'] as const;
export type PropertyId = (typeof propertyIds)[number];

export const MAX_WEIGHT = 3;
export const RATING_RANGE = { min: 1, max: 5 };

export interface Scorecard {
  /** 0 (does not matter) to `MAX_WEIGHT`. */
  readonly weights: Readonly<Record<PropertyId, number>>;
  /** 1 (poor) to 5 (good). */
  readonly ratings: Readonly<Record<KindId, Readonly<Record<PropertyId, number>>>>;
}

const row = <Id extends string>(ids: readonly Id[], values: readonly number[]) =>
  Object.fromEntries(ids.map((id, index) => [id, values[index]])) as Record<Id, number>;

const weightsOf = (...values: number[]) => row(propertyIds, values);

/** What matters for a purpose. Properties: lasts, carries, divides, scarce, steady, accepted. */
export const presets = {
  same: weightsOf(2, 2, 2, 2, 2, 2),
  rent: weightsOf(0, 1, 2, 0, 3, 3),
  decades: weightsOf(3, 0, 0, 3, 2, 1),
  border: weightsOf(1, 3, 1, 1, 1, 1),
} satisfies Record<string, Scorecard['weights']>;
export type PresetId = keyof typeof presets;

/** Starting ratings, for a town in a rich country today. */
export const START: Scorecard = {
  weights: presets.same,
  ratings: {
    salt: row(propertyIds, [2, 2, 4, 1, 3, 1]),
    cattle: row(propertyIds, [2, 2, 1, 3, 3, 1]),
    gold: row(propertyIds, [5, 2, 3, 5, 3, 2]),
    notes: row(propertyIds, [3, 4, 4, 2, 4, 5]),
    bank: row(propertyIds, [4, 4, 5, 2, 4, 5]),
    bitcoin: row(propertyIds, [4, 5, 5, 5, 1, 2]),
  },
};

export interface Ranked {
  readonly id: KindId;
  /** The weighted mean rating, 1 to 5. */
  readonly score: number;
  /** 1 is the best; equal scores share a place. */
  readonly place: number;
}

/** The kinds from best to worst. @returns null if every weight is 0 */
export function rank({ weights, ratings }: Scorecard): Ranked[] | null {
  const total = propertyIds.reduce((sum, id) => sum + weights[id], 0);
  if (total === 0) return null;
  // Integer sums: equal scores compare as equal.
  const sums = kindIds.map((id) => ({ id, sum: propertyIds.reduce((sum, p) => sum + weights[p] * ratings[id][p], 0) }));
  return sums
    .map(({ id, sum }) => ({ id, score: sum / total, place: 1 + sums.filter((other) => other.sum > sum).length }))
    .sort((a, b) => a.place - b.place);
}

/** The scorecard as a fragment: `money-scorecard?w=222222&r=…`, one digit each. */
export function toScorecardHash({ weights, ratings }: Scorecard): string {
  const w = propertyIds.map((id) => weights[id]).join('');
  const r = kindIds.flatMap((kind) => propertyIds.map((id) => ratings[kind][id])).join('');
  return `#${toFragment(SCORECARD_ID, { w, r })}`;
}

const SCHEMA = {
  w: { kind: 'text', pattern: /^[0-3]{6}$/ },
  r: { kind: 'text', pattern: /^[1-5]{36}$/ },
} as const;

/** @returns null if the hash is not one of a scorecard; a link that lost anything is that of the start */
export function parseScorecardHash(hash: string, start: Scorecard): ReadLink<Scorecard> | null {
  return parseWhole(hash, SCORECARD_ID, SCHEMA, start, ({ w, r }) => {
    const digits = [...r].map(Number);
    const width = propertyIds.length;
    const ratings = kindIds.map((kind, index) => [
      kind,
      row(propertyIds, digits.slice(index * width, (index + 1) * width)),
    ]);
    return { weights: row(propertyIds, [...w].map(Number)), ratings: Object.fromEntries(ratings) };
  });
}
