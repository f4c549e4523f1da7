/** Small drawings of the questions. Server only: the page passes them to the browser. */
import { QUESTION_IDS, type QuestionId } from '@/content/explore/explore';
import type { Tone } from '@/lib/charts/types';
import { getCatalogue } from './catalogue';
import { explore } from './chart';
import { stateOfQuestion } from './state';
import { stylesOf } from './styles';

export interface PreviewLine {
  tone: Tone;
  /** A path in a box of 48 by 32. */
  path: string;
}

export type Previews = Record<QuestionId, PreviewLine[]>;

/** Points across: more cannot be seen. */
const POINTS = 25;
const STEP = 2;
const HEIGHT = 32;

/** The lines of each question on its scale, in whole units; a linear one begins at zero, as that of the chart. */
export function getPreviews(): Previews {
  const catalogue = getCatalogue();
  return Object.fromEntries(
    QUESTION_IDS.map((id) => {
      const state = stateOfQuestion(id);
      const { columns } = explore(state, catalogue);
      const scaled = columns.map(({ values }) =>
        values.map((value) => (value === null || state.scale === 'linear' ? value : Math.log10(value))),
      );
      const known = scaled.flat().filter((value) => value !== null);
      const low = state.scale === 'linear' ? 0 : Math.min(...known);
      const high = Math.max(...known);
      const styles = stylesOf(state.series);
      const lines = columns.map(
        (column, i): PreviewLine => ({
          tone: styles[state.series.indexOf(column.id)]?.tone ?? 'ink',
          path: pathOf(scaled[i] ?? [], (value) => Math.round((HEIGHT * (high - value)) / (high - low))),
        }),
      );
      return [id, lines];
    }),
  ) as Previews;
}

/** Every nth value. A missing one lifts the pen. */
function pathOf(values: readonly (number | null)[], yOf: (value: number) => number): string {
  let path = '';
  let before: number | null = null;
  for (let point = 0; point < POINTS; point++) {
    const value = values[Math.round((point * (values.length - 1)) / (POINTS - 1))] ?? null;
    const y = value === null ? null : yOf(value);
    if (y !== null) path += before === null ? `M${STEP * point} ${y}` : `l${STEP} ${y - before}`;
    before = y;
  }
  return path;
}
