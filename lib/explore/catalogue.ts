/** The series of the explorer, computed from the figures. Server only: the page passes them to the browser. */

import { yieldOfDiscountRate } from '@/content/claims/treasury-bill';
import { EXPLORE_IDS, type ExploreId, type ExploreRow, exploreSeries } from '@/content/explore/explore';
import { getSeries, getTable } from '@/lib/content/figures/figures';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import type { Catalogue, ExploreSeries } from './result';
import { periodOf, type Step, toSpan } from './span';
import { compound, toYears } from './transform';

const HUNDRED = 100;

export function getCatalogue(): Catalogue {
  return Object.fromEntries(EXPLORE_IDS.map((id) => [id, seriesOf(id)])) as Catalogue;
}

function seriesOf(id: ExploreId): ExploreSeries {
  const row: ExploreRow = exploreSeries[id];
  const spanOf = (step: Step, place: ExploreRow['yearly']) =>
    row.figure && place ? toSpan(step, getSeries<number | string>(row.figure, place.column, place.table)) : undefined;
  const month = spanOf('month', row.monthly);
  const resampled = month && !row.yearly && row.resample;
  const year = row.hundred
    ? hundredOf(row.hundred)
    : (spanOf('year', row.yearly) ?? (resampled && toYears(month, resampled)) ?? undefined);
  const estimated = [...estimatesOf(row, row.yearly), ...estimatesOf(row, row.monthly)];
  return {
    figure: row.figure,
    measure: row.measure,
    yearIs: row.yearIs,
    ...(year && { year }),
    ...(month && { month }),
    ...(estimated.length > 0 && !row.hundred && { estimated }),
  };
}

/** Cash has the same years as the bills, with which it is compared. */
function hundredOf(kind: 'cash' | 'compound') {
  const rates = toSpan('year', getSeries('treasury-bills', 'rate'));
  const yields = { ...rates, values: rates.values.map((rate) => (rate === null ? null : yieldOfDiscountRate(rate))) };
  const bills = compound(yields, HUNDRED);
  return {
    ...bills,
    values: bills.values.map((value) => (kind === 'cash' ? HUNDRED : roundHalfAwayFromZero(value ?? 0, 2))),
  };
}

function estimatesOf({ figure }: ExploreRow, place: ExploreRow['yearly']): [number, number][] {
  const ranges = figure && place ? (getTable(figure, place.table).estimated?.[place.column] ?? []) : [];
  return ranges.map(([first, last]) => [periodOf(first), periodOf(last)]);
}
