import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { type ExploreState, YEARS } from './state';

/** The words in the HTML of the page. Those of drawings are fetched together with the series (`ExploreData`). */
export type PageWords = Pick<
  Content['explore'],
  | 'series'
  | 'questionsTitle'
  | 'questionsHint'
  | 'controls'
  | 'lost'
  | 'limitsTitle'
  | 'limits'
  | 'trendTitle'
  | 'notesTitle'
  | 'table'
  | 'downloads'
  | 'link'
>;

/** Those of them that every view of the page has. */
export type SharedWords = Pick<PageWords, 'downloads' | 'limits' | 'limitsTitle' | 'link' | 'notesTitle'>;

/** Why a typed year is not used; undefined where it is. */
export function yearFault(
  year: number | null,
  field: 'from' | 'to' | 'index' | 'dollars',
  { from, to }: Pick<ExploreState, 'from' | 'to'>,
  { controls }: Pick<PageWords, 'controls'>,
): string | undefined {
  if (year === null) return fill(controls.badYear, YEARS);
  if (field === 'from' && to !== null && year > to) return fill(controls.badOrder, { year: to });
  if (field === 'to' && from !== null && year < from) return fill(controls.badOrderTo, { year: from });
  return undefined;
}
