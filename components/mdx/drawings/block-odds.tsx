import { LEFT, WIDTH } from '@/components/drawing/grid';
import { blockChance } from '@/lib/calculators/block-chances';
import type { Locale } from '@/lib/format/locale';
import { formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const MINUTES = 60;
/** How many blocks a payment waits for: the next one, or the third from now. */
const BLOCKS = { next: 1, third: 3 } as const;

const TOP = 44;
const BOTTOM = 190;
export const ODDS_FLOOR = BOTTOM;
export const xOf = (minutes: number) => LEFT + (WIDTH * minutes) / MINUTES;
export const yOf = (chance: number) => BOTTOM - (BOTTOM - TOP) * chance;

const chanceOf = (blocks: number, minutes: number) => blockChance(blocks, minutes) / 100;

/** The chance that the given number of blocks has come, minute by minute. */
export const oddsCurve = (blocks: number) =>
  Array.from({ length: MINUTES + 1 }, (_, minutes) => {
    const point = `${xOf(minutes).toFixed(1)} ${yOf(chanceOf(blocks, minutes)).toFixed(1)}`;
    return minutes ? `L${point}` : `M${point}`;
  }).join('');

const MARKED = [
  { blocks: BLOCKS.next, minutes: 10 },
  { blocks: BLOCKS.next, minutes: 60 },
  { blocks: BLOCKS.third, minutes: 10 },
  { blocks: BLOCKS.third, minutes: 60 },
];
const shown = (blocks: number, minutes: number, locale: Locale) => {
  const percent = blockChance(blocks, minutes);
  return formatPercent(percent, locale, percent > 99 ? 1 : 0);
};

/** Lines at a half and at all, and the axis. */
export const OddsGrid = () => (
  <>
    <path d={`M${LEFT} ${TOP}h${WIDTH}M${LEFT} ${yOf(0.5)}h${WIDTH}`} className="stroke-line" strokeWidth="1.6" />
    <path d={`M${LEFT} ${BOTTOM}h${WIDTH}`} className="stroke-ink" strokeWidth="2" />
  </>
);

/** The chance that a payment is in a block, after each minute of an hour. */
export const blockOdds: DrawingPlan<
  'title' | 'next' | 'third' | 'start' | 'middle' | 'end' | 'next10' | 'next60' | 'third10' | 'third60'
> = {
  height: 228,
  values: (locale) => ({
    next10: shown(BLOCKS.next, 10, locale),
    next60: shown(BLOCKS.next, 60, locale),
    third10: shown(BLOCKS.third, 10, locale),
    third60: shown(BLOCKS.third, 60, locale),
  }),
  draw: (labels) => (
    <>
      <OddsGrid />
      <path d={`M${xOf(10)} ${TOP}V${BOTTOM}`} className="stroke-line" strokeWidth="1.6" />
      <g className="fill-none" strokeWidth="3" strokeLinejoin="round">
        <path d={oddsCurve(BLOCKS.third)} className="stroke-control" />
        <path d={oddsCurve(BLOCKS.next)} className="stroke-bitcoin" />
      </g>
      {MARKED.map(({ blocks, minutes }) => (
        <circle
          key={`${blocks}-${minutes}`}
          cx={xOf(minutes)}
          cy={yOf(chanceOf(blocks, minutes))}
          r="4.5"
          className={blocks === BLOCKS.next ? 'fill-bitcoin' : 'fill-ink'}
        />
      ))}
      <g className="fill-ink">
        <text x={LEFT} y="22">
          {labels.title}
        </text>
        <text x={LEFT} y="211">
          {labels.start}
        </text>
        <text x={xOf(10)} y="211" textAnchor="middle">
          {labels.middle}
        </text>
        <text x={LEFT + WIDTH} y="211" textAnchor="end">
          {labels.end}
        </text>
        <text x={xOf(10) + 12} y={yOf(chanceOf(BLOCKS.third, 10)) + 4}>
          {labels.third10}
        </text>
        <text x={LEFT + WIDTH} y={yOf(chanceOf(BLOCKS.third, 60)) + 20} textAnchor="end">
          {labels.third60}
        </text>
        <text x={xOf(30)} y={yOf(0.33)}>
          {labels.third}
        </text>
        <g className="fill-bitcoin font-semibold">
          <text x={xOf(10) + 10} y={yOf(chanceOf(BLOCKS.next, 10)) + 6}>
            {labels.next10}
          </text>
          <text x={LEFT + WIDTH} y={TOP - 8} textAnchor="end">
            {labels.next60}
          </text>
          <text x={xOf(22)} y={yOf(0.76)}>
            {labels.next}
          </text>
        </g>
      </g>
    </>
  ),
};
