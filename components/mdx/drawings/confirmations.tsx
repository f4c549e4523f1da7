import { steps } from '@/components/learn/drawings/parts';
import { doubleSpendChance } from '@/lib/calculators/block-chances';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const BLOCKS = 6;
const SIZE = 34;
const STEP = 43;
const TOP = 36;
const FLOOR = 200;
/** The height of a bar of 100 percent. */
const FULL = 66;
const LEAST = 1.2;
/** The thief's share of all mining power, as in the guide. */
const THIEF = 0.1;
/** Confirmations to wait for, and the decimal places of the chance of the thief in percent; those of the table of the guide. */
const CHANCES = (
  [
    [0, 0],
    [1, 0],
    [3, 1],
    [6, 2],
  ] as const
).map(([count, digits]) => ({ count, digits, chance: doubleSpendChance(THIEF, count) }));

/** The left edge of a confirmation; that of the pending payment for 0. */
const xOf = (count: number) => 12 + count * STEP;

/** A payment that waits and the six blocks after it, with the chance that it is undone as bars. */
export const confirmations: DrawingPlan<'pending' | 'blocks' | 'chance'> = {
  height: 236,
  values: (locale) =>
    Object.fromEntries(
      CHANCES.map(({ count, digits, chance }) => [`chance${count}`, formatNumber(chance, locale, digits)]),
    ),
  draw: (labels, values) => (
    <>
      <text x={xOf(0)} y="24" className="fill-ink font-semibold">
        {labels.pending}
      </text>
      <text x={xOf(BLOCKS) + SIZE} y="24" textAnchor="end" className="fill-ink font-semibold">
        {labels.blocks}
      </text>
      <path d={`M${xOf(1)} ${TOP + SIZE / 2}H${xOf(BLOCKS)}`} className="stroke-ink" strokeWidth="2.2" />
      <rect
        x={xOf(0)}
        y={TOP}
        width={SIZE}
        height={SIZE}
        rx="3"
        strokeWidth="2.2"
        strokeDasharray="5 4"
        className="fill-none stroke-muted"
      />
      {steps(BLOCKS).map((count) => {
        const isNamed = CHANCES.some((wait) => wait.count === count);
        return (
          <rect
            key={count}
            x={xOf(count)}
            y={TOP}
            width={SIZE}
            height={SIZE}
            rx="3"
            strokeWidth="2.2"
            className={isNamed ? 'fill-gain stroke-gain' : 'fill-raised stroke-ink'}
          />
        );
      })}
      <text x={xOf(0)} y="100" className="fill-loss font-semibold">
        {labels.chance}
      </text>
      <path d={`M8 ${FLOOR}h304`} className="stroke-ink" strokeWidth="1.6" />
      {CHANCES.map(({ count, chance }) => {
        const height = Math.max(LEAST, (chance / 100) * FULL);
        return (
          <g key={count} textAnchor="middle">
            <rect x={xOf(count)} y={FLOOR - height} width={SIZE} height={height} className="fill-loss-fill" />
            <text x={xOf(count) + SIZE / 2} y={FLOOR - height - 7} className="fill-loss font-semibold">
              {`${values[`chance${count}`]}%`}
            </text>
            <text x={xOf(count) + SIZE / 2} y={FLOOR + 20} className="fill-ink font-semibold">
              {count}
            </text>
            {count > 0 && (
              <text
                x={xOf(count) + SIZE / 2}
                y={TOP + 24}
                fontSize="19"
                className="fill-paper font-display font-semibold"
              >
                {count}
              </text>
            )}
          </g>
        );
      })}
    </>
  ),
};
