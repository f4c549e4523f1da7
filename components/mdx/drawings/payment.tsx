import { Floor } from '@/components/drawing/floor';
import { line } from '@/components/drawing/pens';
import { transactionSize } from '@/lib/calculators/transaction-size';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The example of the guide on fees: one input and two outputs. */
const RATE_SATS_PER_VBYTE = 10;
const size = transactionSize({ inputs: { p2wpkh: 1 }, outputs: [{ type: 'p2wpkh' }, { type: 'p2wpkh' }] });
const IN = 50_000;
const OUT = 30_000;
const FEE = size.ok ? size.value.vbytes * RATE_SATS_PER_VBYTE : Number.NaN;
const CHANGE = IN - OUT - FEE;

const FLOOR = 146;
/** The area of a coin is proportional to its amount. */
const radius = (sats: number) => 50 * Math.sqrt(sats / IN);

function CoinOf({ x, sats, amount, label }: { x: number; sats: number; amount?: string; label: string }) {
  const r = radius(sats);
  const y = FLOOR - 1 - r;
  return (
    <g textAnchor="middle" className="fill-ink">
      <circle cx={x} cy={y} r={r - 1.1} className="fill-raised stroke-ink" strokeWidth="2" />
      <circle cx={x} cy={y} r={r - 4.4} className="fill-none stroke-bitcoin-fill" strokeWidth="1.6" />
      <text x={x} y={y + 5} className="font-display font-semibold">
        {amount}
      </text>
      <text x={x} y={FLOOR + 20}>
        {label}
      </text>
    </g>
  );
}

export const payment: DrawingPlan<'in' | 'receiver' | 'change' | 'left' | 'fee'> = {
  height: 220,
  values: (locale) => ({
    in: formatNumber(IN, locale),
    out: formatNumber(OUT, locale),
    change: formatNumber(CHANGE, locale),
    fee: formatNumber(FEE, locale),
  }),
  draw: (labels, values) => (
    <>
      <Floor y={FLOOR} height={FLOOR + 74} />
      <CoinOf x={56} sats={IN} amount={values.in} label={labels.in} />
      <CoinOf x={208} sats={OUT} amount={values.out} label={labels.receiver} />
      <CoinOf x={283} sats={CHANGE} amount={values.change} label={labels.change} />
      <g {...line}>
        <path d="M119 62v62M159 62v62" strokeWidth="5" />
        <path d="M132 20h14v76h-14z" />
        <path d="M132 30l14-5M132 38l14-5M132 46l14-5M132 70l14-5M132 78l14-5" strokeWidth="1.2" />
        <path d="M112 48h54v14h-54zM106 20h66M125 88h28v14h-28z" />
        <circle cx="106" cy="20" r="6" />
        <circle cx="172" cy="20" r="6" />
        <path d="M112 120h54v26h-54z" />
        <path d="M125 115h28v5h-28z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
        <path d="M130 146v26M148 146v26" />
      </g>
      <circle cx="139" cy="192" r={radius(FEE)} className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
      <text x="157" y="190" className="fill-ink">
        {labels.left}
      </text>
      <text x="157" y="207" className="fill-bitcoin font-semibold">
        {labels.fee}
      </text>
    </>
  ),
};
