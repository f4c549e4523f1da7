import { type ExploreRow, exploreSeries } from '@/content/explore/explore';
import type { Catalogue, ExploreColumn, Note } from './result';
import type { ExploreState } from './state';
import { trendOf } from './transform';

/** What the values of columns are, where they have gaps, and whether they rise together. */
export function notesOn(
  columns: readonly ExploreColumn[],
  { by, divide }: Pick<ExploreState, 'by' | 'divide'>,
  catalogue: Catalogue,
): Note[] {
  const notes: Note[] = [];
  const used = divide ? [...columns.map(({ id }) => id), divide] : columns.map(({ id }) => id);
  for (const id of new Set(used)) {
    const { yearIs, month } = catalogue[id];
    const { hundred }: ExploreRow = exploreSeries[id];
    const isClose = yearIs === 'year-end' && month !== undefined;
    if (hundred) notes.push({ kind: hundred, id });
    if (by === 'month') notes.push({ kind: 'month-is', id, what: isClose ? 'close' : 'average' });
    else if (isClose) notes.push({ kind: 'resampled-last', id });
    else if (yearIs !== 'survey') notes.push({ kind: 'year-is', id, yearIs });
  }
  for (const { id, isSurvey, values } of columns) {
    const known = values.map((value) => value !== null);
    const hasGap = known.slice(known.indexOf(true), known.lastIndexOf(true)).includes(false);
    if (hasGap && isSurvey) notes.push({ kind: 'survey', id });
    else if (hasGap) notes.push({ kind: 'gap', id });
  }
  const trends = columns.map(({ values }) => trendOf(values)).filter((trend) => trend !== 0);
  if (trends.length >= 2) {
    const isSame = trends.every((trend) => trend === trends[0]);
    notes.push({ kind: 'trend', trend: !isSame ? 'apart' : trends[0] === 1 ? 'rise' : 'fall' });
  }
  return notes;
}
