import { compareStarts } from '@/lib/calculators/dca-starts';
import { monthAfter, unpackPrices } from '@/lib/calculators/monthly-table';
import { getMonthlyPrices } from '@/lib/content/series';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const MONTHS = 12;
const TOP = 84;
const LEFT = 62;
const ACROSS = 22;
const DOWN = 16;

/** Every start of a plan of twelve purchases, without a fee, in the order of time. */
function allStarts() {
  const { closes } = unpackPrices(getMonthlyPrices());
  const plans = compareStarts(MONTHS, 0, closes);
  if (!plans) throw new Error('The prices are shorter than a plan');
  return plans.ranked
    .map(({ startMonth, multiple }) => {
      const lumpSum = Number(closes[monthAfter(startMonth, MONTHS - 1)]) / Number(closes[startMonth]);
      return { startMonth, isLumpAhead: lumpSum > multiple, isLoss: multiple < 1 };
    })
    .sort((a, b) => a.startMonth.localeCompare(b.startMonth));
}

const yearOf = (month: string) => Number(month.slice(0, 4));

/** Dots in a row: dashes of no length with round ends. The line is 1 longer, so that its last dash is drawn. */
const dotsFrom = (x: number, y: number, count: number) => `M${x} ${y}h${(count - 1) * ACROSS + 1}`;

/** Divides months into runs of neighbors within a year. */
function runsOf(months: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && monthAfter(last, 1) === month && yearOf(last) === yearOf(month)) run.push(month);
    else runs.push([month]);
  }
  return runs;
}

/** All dots are dark, those of the monthly plan are drawn over them. Each path begins with its dots of the legend. */
export const everyStart: DrawingPlan<'lump' | 'plan' | 'loss' | 'first' | 'last'> = {
  height: TOP + 16 * DOWN + 4,
  values: (locale) => {
    const starts = allStarts();
    return {
      n: formatNumber(starts.length, locale),
      ahead: formatNumber(starts.filter(({ isLumpAhead }) => isLumpAhead).length, locale),
      losing: formatNumber(starts.filter(({ isLoss }) => isLoss).length, locale),
      first: starts[0]?.startMonth.slice(0, 4) ?? '',
      last: starts.at(-1)?.startMonth.slice(0, 4) ?? '',
    };
  },
  draw: (labels) => {
    const starts = allStarts();
    const firstYear = yearOf(starts[0]?.startMonth ?? '');
    const rowOf = (month: string) => yearOf(month) - firstYear;
    const y = (row: number) => TOP + row * DOWN;
    const x = (month: string) => LEFT + (Number(month.slice(5)) - 1) * ACROSS;
    const dots = (chosen: typeof starts) =>
      runsOf(chosen.map(({ startMonth }) => startMonth))
        .map(([first = '', ...rest]) => dotsFrom(x(first), y(rowOf(first)), 1 + rest.length))
        .join('');
    const all = dotsFrom(16, 18, 1) + dotsFrom(16, 60, 1) + dots(starts);
    return (
      <>
        <g strokeLinecap="round" strokeDasharray={`0 ${ACROSS}`} className="fill-none">
          <path
            d={dotsFrom(16, 60, 1) + dots(starts.filter(({ isLoss }) => isLoss))}
            strokeWidth="15"
            className="stroke-loss-fill"
          />
          <path d={all} strokeWidth="11" className="stroke-paper" />
          <path d={all} strokeWidth="8" className="stroke-ink" />
          <path
            d={dotsFrom(16, 39, 1) + dots(starts.filter(({ isLumpAhead }) => !isLumpAhead))}
            strokeWidth="8"
            className="stroke-bitcoin-fill"
          />
        </g>
        <g className="fill-ink">
          <text x="32" y="23">
            {labels.lump}
          </text>
          <text x="32" y="44">
            {labels.plan}
          </text>
          <text x="32" y="65">
            {labels.loss}
          </text>
        </g>
        <g className="fill-muted tabular-nums">
          <text x="8" y={y(0) + 5}>
            {labels.first}
          </text>
          <text x="8" y={y(rowOf(starts.at(-1)?.startMonth ?? '')) + 5}>
            {labels.last}
          </text>
        </g>
      </>
    );
  },
};
