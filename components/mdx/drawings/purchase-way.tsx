import { BarRow } from '@/components/drawing/bars';
import { Floor } from '@/components/drawing/floor';
import { line } from '@/components/drawing/pens';
import { Bank } from '@/components/drawing/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney } from '@/lib/format/number';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

/** The example of the guide, in dollars: the costs of a purchase by bank transfer and by card. */
const SUM = 100;
const COSTS = { payIn: { transfer: 0, card: 3.5 }, fee: 1, spread: 0.5, withdrawal: 2 };
const INSIDE = COSTS.fee + COSTS.spread;
const TOTALS = {
  transfer: COSTS.payIn.transfer + INSIDE + COSTS.withdrawal,
  card: COSTS.payIn.card + INSIDE + COSTS.withdrawal,
};

const FLOOR = 150;
const ROW = 54;
const kinds = ['transfer', 'card'] as const;

function valuesOf(locale: Locale) {
  const format = (dollars: number) => formatMoney(dollars, locale, 2);
  return {
    sum: formatDollars(SUM, locale),
    payIn: format(COSTS.payIn.transfer),
    cardPayIn: format(COSTS.payIn.card),
    fee: format(COSTS.fee),
    spread: format(COSTS.spread),
    withdrawal: format(COSTS.withdrawal),
    transferTotal: format(TOTALS.transfer),
    cardTotal: format(TOTALS.card),
    arrives: format(SUM - TOTALS.transfer),
  };
}

/** The way of a bank transfer, with what each part of it costs, and the costs of a transfer and a card as parts of the sum. */
export const purchaseWay: DrawingPlan<
  'payIn' | 'inside' | 'withdrawal' | 'bank' | 'platform' | 'wallet' | 'transfer' | 'card'
> = {
  height: 316,
  values: valuesOf,
  draw: (labels, values) => (
    <>
      <Floor y={FLOOR} height={FLOOR + 50} />
      <Bank x={48} foot={FLOOR} width={72} />
      <g {...line}>
        <path d="M124 150V78h72v72z" />
        <path
          d="M124 78l6-16h60l6 16q-9 8-18 0q-9 8-18 0q-9 8-18 0q-9 8-18 0z"
          className="fill-bitcoin-fill stroke-ink"
        />
        <path d="M134 102h24v18h-24zM168 150v-48h18v48" strokeWidth="1.6" />
        <rect x="248" y="66" width="48" height="84" rx="8" />
        <path d="M254 76h36v62h-36z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <Key x={272} y={107} />
      <path
        d="M92 126h24m-7-6l7 6l-7 6M204 126h36m-7-6l7 6l-7 6"
        className="fill-none stroke-bitcoin"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <g textAnchor="middle">
        {(
          [
            [56, labels.payIn, values.payIn],
            [160, labels.inside, `${values.fee} + ${values.spread}`],
            [264, labels.withdrawal, values.withdrawal],
          ] as const
        ).map(([x, label, cost]) => (
          <g key={x}>
            <text x={x} y="20" className="fill-ink">
              {label}
            </text>
            <text x={x} y="38" className="fill-loss font-semibold">
              {cost}
            </text>
          </g>
        ))}
        <g className="fill-ink">
          <text x="48" y={FLOOR + 20}>
            {labels.bank}
          </text>
          <text x="160" y={FLOOR + 20}>
            {labels.platform}
          </text>
          <text x="272" y={FLOOR + 20}>
            {labels.wallet}
          </text>
          <g className="font-semibold">
            <text x="48" y={FLOOR + 39}>
              {values.sum}
            </text>
            <text x="272" y={FLOOR + 39}>
              {values.arrives}
            </text>
          </g>
        </g>
      </g>
      {kinds.map((kind, row) => (
        <BarRow
          key={kind}
          y={224 + row * ROW}
          name={labels[kind]}
          value={values[`${kind}Total`]}
          tone="fill-loss"
          height={20}
          parts={[
            [0, 1, 'fill-bitcoin-fill'],
            [1 - TOTALS[kind] / SUM, 1, 'fill-loss-fill'],
          ]}
        />
      ))}
    </>
  ),
};
