import type { ExploreId } from '@/content/explore/explore';
import { commonYear, explore } from './chart';
import type { Catalogue, ExploreResult } from './result';
import type { ExploreState } from './state';

/** What is drawn of a state. */
export interface Settled {
  state: ExploreState;
  /** Series that lose many of their years by month. With one, years are drawn although months are chosen. */
  byYear: readonly ExploreId[];
  /** The units differ, so every series starts at 100. */
  isIndexed: boolean;
}

/** A series with values in fewer of its years than this is read by year. */
const LEAST_YEARS = 0.75;

/**
 * The settings with which a state can be read. Settings stay when the reader chooses another series, which may have few months or
 * another unit; an almost empty drawing, or none, would be the result.
 */
export function settle(asked: ExploreState, catalogue: Catalogue): Settled {
  const byYear = yearsLost(asked, catalogue);
  const state: ExploreState = byYear.length > 0 ? { ...asked, by: 'year' } : asked;
  const result = explore(state, catalogue);
  if (state.index === null && result.problems.some(({ kind }) => kind === 'units')) {
    const indexed = { ...state, index: commonYear(state, catalogue) };
    // A rate cannot start at 100: an index would leave it out.
    if (indexed.index !== null && explore(indexed, catalogue).columns.length === result.columns.length) {
      return { state: indexed, byYear, isIndexed: true };
    }
  }
  return { state, byYear, isIndexed: false };
}

/** The series that by month have values in far fewer years than by year; none if another one has only months. */
function yearsLost(asked: ExploreState, catalogue: Catalogue): ExploreId[] {
  if (asked.by === 'year') return [];
  const months = countYears(explore(asked, catalogue));
  const years = countYears(explore({ ...asked, by: 'year' }, catalogue));
  if ([...months.keys()].some((id) => !years.has(id))) return [];
  return [...years].flatMap(([id, count]) => ((months.get(id) ?? 0) < LEAST_YEARS * count ? id : []));
}

const countYears = ({ keys, columns }: ExploreResult) =>
  new Map(
    columns.map(({ id, values }) => [
      id,
      new Set(keys.filter((_, row) => values[row] !== null).map((key) => key.slice(0, 4))).size,
    ]),
  );
