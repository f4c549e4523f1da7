import { Floor } from '@/components/drawing/floor';
import { Labels } from '@/components/drawing/labels';
import { oneTo } from '@/components/drawing/one-to';
import { TARGET_BLOCK_MINUTES } from '@/lib/bitcoin';
import { doubleSpendChance } from '@/lib/calculators/block-chances';
import { formatNumber, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** A hundred dots in a square: from dot to dot, and the diameter of a dot. */
const SIDE = 10;
const DOT = 6.8;
const DIAMETER = 5.2;
const GRID = SIDE * DOT;
const COLUMN = 78;
const GRID_TOP = 82;
const FLOOR = 250;
const MIDDLES = [0, 1, 2, 3].map((column) => 8 + column * COLUMN + GRID / 2);
/** The thief's share of all mining power, as in the guide. */
const THIEF = 0.1;
/** Confirmations to wait for, the decimal places of the thief's chance, and the sum that they suit; as in the table of the guide. */
const WAITS = (
  [
    [0, 0, 'nothing'],
    [1, 0, 'small'],
    [3, 1, 'middle'],
    [6, 2, 'large'],
  ] as const
).map(([count, digits, sum]) => ({ count, digits, sum, chance: doubleSpendChance(THIEF, count) }));

/** Rows of dots as dotted lines, so that the page stays small. */
const dots = (count: number) =>
  Array.from({ length: Math.ceil(count / SIDE) }, (_, row) => {
    const inRow = Math.min(SIDE, count - row * SIDE);
    return `M0 ${(row * DOT).toFixed(1)}h${((inRow - 1) * DOT + 0.1).toFixed(1)}`;
  }).join('');
const dotted = { strokeWidth: DIAMETER, strokeLinecap: 'round', strokeDasharray: `0 ${DOT}` } as const;

/** The part of a dot that is left of a chance in percent, by its area. */
const rest = (chance: number) => (DIAMETER / 2) * Math.sqrt(chance % 1);

/** Four waits: their blocks, the thief's chance in dots of a hundred, their usual time, and the sum that they suit. */
export const confirmations: DrawingPlan<
  'unit' | 'dots' | 'none' | 'wait1' | 'wait3' | 'wait6' | 'sums' | 'atMost' | 'nothing' | 'small' | 'middle' | 'large'
> = {
  height: 288,
  values: (locale) =>
    Object.fromEntries(
      WAITS.flatMap(({ count, digits, chance }) => [
        [`chance${count}`, formatNumber(chance, locale, digits)],
        [`percent${count}`, formatPercent(chance, locale, digits)],
        [`minutes${count}`, formatNumber(count * TARGET_BLOCK_MINUTES, locale)],
      ]),
    ),
  draw: (labels, values) => (
    <>
      <text x="12" y="22" className="fill-ink font-semibold">
        {labels.unit}
      </text>
      <text x="308" y="22" textAnchor="end" className="fill-loss">
        {labels.dots}
      </text>
      <Floor y={FLOOR} height={288} />
      <Labels
        at={MIDDLES}
        names={WAITS.map(({ count }) => (count === 0 ? labels.atMost : (values[`percent${count}`] ?? '')))}
        y={GRID_TOP + GRID + 18}
        className="fill-loss font-semibold"
      />
      <Labels
        at={MIDDLES}
        names={WAITS.map(({ count }) => (count === 0 ? labels.none : labels[`wait${count}`]))}
        y={GRID_TOP + GRID + 37}
      />
      <Labels at={MIDDLES} names={WAITS.map(({ sum }) => labels[sum])} y={FLOOR + 22} />
      {WAITS.map(({ count, chance }, column) => {
        const whole = Math.floor(chance);
        return (
          <g key={count} transform={`translate(${8 + column * COLUMN} 0)`}>
            <g textAnchor="middle">
              <text x={GRID / 2} y="52" fontSize="20" className="fill-ink font-display font-semibold">
                {count}
              </text>
              {count === 0 && (
                <text x={GRID / 2} y={FLOOR - 10} className="fill-ink">
                  {labels.sums}
                </text>
              )}
            </g>
            {count === 0 ? (
              <path
                d={`M${GRID / 2 - 5} 60h10v10h-10z`}
                strokeWidth="1.6"
                strokeDasharray="3 2.5"
                className="fill-none stroke-control"
              />
            ) : (
              <path
                d={oneTo(count)
                  .map((step) => `M${GRID / 2 - 5 + (step - (count + 1) / 2) * 12} 60h9v10h-9z`)
                  .join('')}
                strokeWidth="1.6"
                className="fill-gain-fill stroke-ink"
              />
            )}
            <g transform={`translate(${DOT / 2} ${GRID_TOP + DOT / 2})`} {...dotted}>
              <path d={dots(SIDE * SIDE)} className="stroke-control opacity-40" />
              <path d={dots(whole)} className="stroke-loss-fill" />
            </g>
            {chance > whole && (
              <circle
                cx={((whole % SIDE) + 0.5) * DOT}
                cy={GRID_TOP + (Math.floor(whole / SIDE) + 0.5) * DOT}
                r={rest(chance).toFixed(2)}
                className="fill-loss-fill"
              />
            )}
            <path
              d={oneTo(Math.max(0, 2 * column - 1))
                .map((bar) => `M${GRID / 2 - 14} ${FLOOR - bar * 6}h28v6h-28z`)
                .join('')}
              strokeWidth="1.6"
              className="fill-bitcoin-fill stroke-ink"
            />
          </g>
        );
      })}
    </>
  ),
};
