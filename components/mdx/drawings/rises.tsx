import { getValue } from '@/lib/content/figures';
import { formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const BARS = [
  ['pay', 'hourlyEarnings'],
  ['shelter', 'shelterCpi'],
  ['food', 'foodAtHomeCpi'],
  ['homes', 'caseShiller'],
] as const;

const LEFT = 16;
const TOP = 34;
const ROW = 52;
/** Pixels of one percent. */
const SCALE = 4.3;

const riseOf = (key: string) => getValue('inflation-2020-2024', key, 'percent', 'cumulative2019to2024');

const PAY_END = LEFT + riseOf('hourlyEarnings') * SCALE;

/** How much pay and three prices rose in five years. A line through all bars is where pay ends. */
export const rises: DrawingPlan<(typeof BARS)[number][0] | 'line'> = {
  height: TOP + BARS.length * ROW + 4,
  values: (locale) => Object.fromEntries(BARS.map(([id, key]) => [id, formatPercent(riseOf(key), locale, 1)])),
  draw: (labels, values) => (
    <>
      {BARS.map(([id, key], n) => (
        <g key={id} transform={`translate(${LEFT} ${TOP + n * ROW})`}>
          <rect
            y="21"
            width={riseOf(key) * SCALE}
            height="18"
            rx="2"
            className={id === 'pay' ? 'fill-gain-fill' : 'fill-loss-fill'}
          />
          <text
            x={riseOf(key) * SCALE + 8}
            y="36"
            fontSize="17"
            className={`font-display font-semibold ${id === 'pay' ? 'fill-gain' : 'fill-loss'}`}
          >
            {values[id]}
          </text>
        </g>
      ))}
      <path d={`M${PAY_END} 24v${TOP + BARS.length * ROW - 34}`} strokeWidth="1.6" className="stroke-ink" />
      <text x={PAY_END} y="18" textAnchor="middle" className="fill-ink font-semibold">
        {labels.line}
      </text>
      {/* The names interrupt the line. */}
      <g strokeWidth="8" strokeLinejoin="round" paintOrder="stroke" className="fill-ink stroke-paper">
        {BARS.map(([id], n) => (
          <text key={id} x={LEFT} y={TOP + n * ROW + 14}>
            {labels[id]}
          </text>
        ))}
      </g>
    </>
  ),
};
