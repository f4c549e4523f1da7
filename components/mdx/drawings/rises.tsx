import { LEFT } from '@/components/drawing/grid';
import { getValue } from '@/lib/content/figures/figures';
import { formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const BARS = [
  ['pay', 'hourlyEarnings'],
  ['shelter', 'shelterCpi'],
  ['food', 'foodAtHomeCpi'],
  ['homes', 'caseShiller'],
] as const;

const TOP = 6;
const ROW = 52;
/** Pixels of one percent. */
const SCALE = 4.3;

const riseOf = (key: string) => getValue('inflation-2020-2024', key, 'percent', 'cumulative2019to2024');

const payEnd = () => LEFT + riseOf('hourlyEarnings') * SCALE;
const BOTTOM = TOP + BARS.length * ROW;

/** How much pay and three prices rose in five years. A line at each bar is where pay ends; the names between the bars are free of it. */
export const rises: DrawingPlan<(typeof BARS)[number][0] | 'line'> = {
  height: BOTTOM + 28,
  values: (locale) => Object.fromEntries(BARS.map(([id, key]) => [id, formatPercent(riseOf(key), locale, 1)])),
  draw: (labels, values) => (
    <>
      {BARS.map(([id, key], n) => (
        <g key={id} transform={`translate(${LEFT} ${TOP + n * ROW})`}>
          <text y="14" className="fill-ink">
            {labels[id]}
          </text>
          <rect
            y="21"
            width={(riseOf(key) * SCALE).toFixed(1)}
            height="18"
            rx="2"
            className={id === 'pay' ? 'fill-gain-fill' : 'fill-loss-fill'}
          />
          <text
            x={(Math.max(riseOf(key), riseOf('hourlyEarnings')) * SCALE + 8).toFixed(1)}
            y="36"
            fontSize="17"
            className={`font-display font-semibold ${id === 'pay' ? 'fill-gain' : 'fill-loss'}`}
          >
            {values[id]}
          </text>
        </g>
      ))}
      <path
        d={`${BARS.map((_, n) => `M${payEnd().toFixed(1)} ${TOP + n * ROW + 18}v24`).join('')}V${BOTTOM + 6}`}
        strokeWidth="2"
        className="stroke-ink"
      />
      <text x={payEnd()} y={BOTTOM + 20} textAnchor="middle" className="fill-ink font-semibold">
        {labels.line}
      </text>
    </>
  ),
};
