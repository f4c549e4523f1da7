import { WIDTH } from '@/components/drawing/grid';
import type { Locale } from '@/lib/format/locale';
import { formatDollars } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The example of the guide, in dollars: a sale, its fee, and what the coins once cost in two cases. */
export const SOLD = 585;
export const SOLD_BITCOIN = 0.01;
export const SALE_FEE = 5;
const PAID = { less: 400, more: 650 };
export const LEFT_OVER = SOLD - SALE_FEE;
const GAIN = LEFT_OVER - PAID.less;
const LOSS = PAID.more - LEFT_OVER;

const widthOf = (dollars: number) => (WIDTH * dollars) / PAID.more;
const BAR = 28;
const bar = (from: number, to: number, y: number) => `M${widthOf(from)} ${y}H${widthOf(to)}v${BAR}H${widthOf(from)}z`;

/** What a sale brings, above what the coins once cost: a gain if they cost less, a loss if they cost more. */
export const saleGain: DrawingPlan<'sold' | 'taken' | 'less' | 'gain' | 'more' | 'loss'> = {
  height: 282,
  values: (locale: Locale) => ({
    sold: formatDollars(SOLD, locale),
    fee: formatDollars(SALE_FEE, locale),
    rest: formatDollars(LEFT_OVER, locale),
    less: formatDollars(PAID.less, locale),
    more: formatDollars(PAID.more, locale),
    gain: formatDollars(GAIN, locale),
    loss: formatDollars(LOSS, locale),
  }),
  draw: (labels) => (
    <g transform="translate(16 0)">
      <path d={`M${widthOf(LEFT_OVER)} 30V248`} className="stroke-ink" strokeWidth="1.6" strokeDasharray="5 4" />
      <path d={bar(LEFT_OVER, SOLD, 30)} className="fill-loss-fill" />
      <path d={`M${widthOf(SOLD)} 24v10`} className="stroke-loss-fill" strokeWidth="2.4" />
      <g strokeWidth="2" className="stroke-ink">
        <path d={bar(0, LEFT_OVER, 30)} className="fill-raised" />
        <path d={bar(0, PAID.less, 116)} className="fill-sunk" />
        <path d={bar(PAID.less, LEFT_OVER, 116)} className="fill-gain-fill" />
        <path d={bar(0, PAID.more, 218)} className="fill-sunk" />
        <path d={bar(LEFT_OVER, PAID.more, 218)} className="fill-loss-fill" />
      </g>
      <g className="fill-ink">
        <text y="20" className="font-semibold">
          {labels.sold}
        </text>
        <text y="106">{labels.less}</text>
        <text y="208">{labels.more}</text>
      </g>
      <text x={WIDTH} y="20" textAnchor="end" className="fill-loss font-semibold">
        {labels.taken}
      </text>
      <text x={widthOf(LEFT_OVER) - 8} y="163" textAnchor="end" className="fill-gain font-semibold">
        {labels.gain}
      </text>
      <text x={WIDTH} y="265" textAnchor="end" className="fill-loss font-semibold">
        {labels.loss}
      </text>
    </g>
  ),
};
