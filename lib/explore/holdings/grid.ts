import { type Span, type Step, yearOf } from '../span';
import type { Holding, HoldingMeasure } from './returns';
import { SHADES, type Shade, shadeOf } from './shades';
import { knownPeriods } from './state';

/** The cells of a picture: a row for each start, a column for each end. */
export interface Grid {
  /** Periods of the rows and of the columns; as many of each. */
  starts: number[];
  ends: number[];
  /** For each shade that occurs the cells as one path, in a box of 1 by 1 for each cell. */
  paths: { shade: Shade; d: string }[];
}

/** @param holdings of the span, in the order of `holdingsOf` */
export function gridOf(span: Span, holdings: readonly Holding[], measure: HoldingMeasure): Grid {
  const known = knownPeriods(span);
  const [starts, ends] = [known.slice(0, -1), known.slice(1)];
  const places = new Map(known.map((period, i) => [period, i]));
  const paths = new Map<Shade, string>();
  let run: { shade: Shade; row: number; from: number; to: number } | null = null;
  const draw = () => {
    if (!run) return;
    const { shade, row, from, to } = run;
    paths.set(shade, `${paths.get(shade) ?? ''}M${from} ${row}h${to - from}v1H${from}z`);
  };
  // Neighbors of one shade are one rectangle.
  for (const holding of holdings) {
    const [row = 0, column = 0] = [places.get(holding.start), (places.get(holding.end) ?? 1) - 1];
    const shade = shadeOf(holding[measure], measure);
    if (run && run.shade === shade && run.row === row && run.to === column) run.to++;
    else {
      draw();
      run = { shade, row, from: column, to: column + 1 };
    }
  }
  draw();
  return {
    starts,
    ends,
    paths: SHADES.flatMap((shade) => {
      const d = paths.get(shade);
      return d ? [{ shade, d }] : [];
    }),
  };
}

const MOST_TICKS = 7;
const INTERVALS = [1, 2, 5, 10, 20];

/** Labels of an axis: round years, in percent of its length, at the middle of their cell. Of months that of January. */
export function gridTicks(periods: readonly number[], step: Step): { label: string; at: number }[] {
  const first = yearOf(periods[0] ?? 0, step);
  const last = yearOf(periods.at(-1) ?? 0, step);
  const every = INTERVALS.find((interval) => (last - first + 1) / interval <= MOST_TICKS) ?? 50;
  return periods.flatMap((period, i) => {
    const year = yearOf(period, step);
    if (year % every || (step === 'month' && period % 12)) return [];
    return [{ label: String(year), at: Math.round((10_000 * (i + 0.5)) / periods.length) / 100 }];
  });
}

/** The holding of a cell; undefined where the end is not after the start. @param column counted from 0 */
export function holdingAt(
  { starts, ends }: Grid,
  row: number,
  column: number,
): { start: number; end: number } | undefined {
  const [start, end] = [starts[row], ends[column]];
  return start === undefined || end === undefined || end <= start ? undefined : { start, end };
}
