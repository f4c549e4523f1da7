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
const TOP = 12;
const ROW = 52;
/** Pixels of one percent. */
const SCALE = 4.3;

const riseOf = (key: string) => getValue('inflation-2020-2024', key, 'percent', 'cumulative2019to2024');

/** How much pay and three prices rose in five years. A mark on each price is where pay ends. */
export const rises: DrawingPlan<(typeof BARS)[number][0]> = {
  height: TOP + BARS.length * ROW + 4,
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
      <path
        d={BARS.slice(1)
          .map((_, n) => `M${LEFT + riseOf('hourlyEarnings') * SCALE} ${TOP + (n + 1) * ROW + 18}v24`)
          .join('')}
        strokeWidth="2"
        className="stroke-ink"
      />
    </>
  ),
};
