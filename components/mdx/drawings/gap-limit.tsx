import { Coin } from '@/components/drawing/shapes';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** Addresses in a row without a payment after which a wallet stops looking, and those of the example. */
const GAP = 20;
const GIVEN = 30;
const LINE = 10;
const CELL = 29;
const LEFT = 17;

const xOf = (index: number) => LEFT + (index % LINE) * CELL;
const yOf = (index: number) => 36 + Math.floor(index / LINE) * 34 + (index >= GAP ? 34 : 0);
const cell = (index: number) => `M${xOf(index)} ${yOf(index)}h24v24h-24z`;
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

/** Thirty addresses of which only the last was paid, and a wallet that stops after the twentieth. */
export const gapLimit: DrawingPlan<'looked' | 'stop' | 'unseen'> = {
  height: 196,
  values: (locale) => ({ gap: formatNumber(GAP, locale), given: formatNumber(GIVEN, locale) }),
  draw: (labels) => (
    <>
      <rect y="118" width="320" height="78" className="fill-sunk" />
      <path d={numbers(0, GAP).map(cell).join('')} className="fill-raised stroke-ink" strokeWidth="1.6" />
      <path
        d={numbers(0, GAP)
          .map((index) => `M${xOf(index) + 8} ${yOf(index) + 12}h8`)
          .join('')}
        className="stroke-control"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d={numbers(GAP, GIVEN).map(cell).join('')}
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeDasharray="4 3"
      />
      <path d="M0 118h320" className="stroke-loss" strokeWidth="4" />
      <g className="fill-ink">
        <text x={LEFT} y="24">
          {labels.looked}
        </text>
        <text x="303" y="110" textAnchor="end" className="fill-loss font-semibold">
          {labels.stop}
        </text>
        <text x="303" y="180" textAnchor="end">
          {labels.unseen}
        </text>
      </g>
      <Coin x={xOf(GIVEN - 1) + 12} y={yOf(GIVEN - 1) + 12} />
    </>
  ),
};
