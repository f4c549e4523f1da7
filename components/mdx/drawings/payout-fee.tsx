import { Label } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { Cross, Note, Tick } from '@/components/drawing/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatDollars } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { LEFT_OVER, SALE_FEE, SOLD } from './sale-gain';

const ROW = 116;

const Site = () => <path d="M14 98V40q0-6 6-6h78q6 0 6 6v58zM14 50h90M22 42h.1M30 42h.1M38 42h.1" {...line} />;

/** A real platform takes its fee out of the sale. A false one asks for money first, and never pays. */
export const payoutFee: DrawingPlan<'real' | 'taken' | 'out' | 'fake' | 'first' | 'never'> = {
  height: 2 * ROW,
  cut: ROW,
  values: (locale: Locale) => ({
    sold: formatDollars(SOLD, locale),
    fee: formatDollars(SALE_FEE, locale),
    rest: formatDollars(LEFT_OVER, locale),
  }),
  draw: ({ real, taken, out, fake, first, never }, { sold }) => (
    <>
      {[real, fake].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * ROW})`}>
          <text x="14" y="24" className="fill-ink font-semibold">
            {name}
          </text>
          <Site />
          <text x="59" y="80" textAnchor="middle" className="fill-ink font-display font-semibold">
            {sold}
          </text>
        </g>
      ))}
      <g className="fill-none" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M112 68h64m-7-6l7 6l-7 6" className="stroke-bitcoin" />
        <path d={`M166 ${ROW + 58}H112m7-6l-7 6l7 6`} className="stroke-loss" />
        <path d={`M112 ${ROW + 86}h66`} className="stroke-control" strokeDasharray="4 5" />
      </g>
      <Note x={186} y={55} />
      <Tick x={244} y={66} />
      <Note x={174} y={ROW + 45} />
      <Cross x={186} y={ROW + 78} size={16} />
      <g className="fill-ink">
        <text x="116" y="48">
          {taken}
        </text>
        <text x="210" y="100" textAnchor="middle">
          {out}
        </text>
        <Label x={232} y={ROW + 62} room={85} className="fill-loss font-semibold">
          {first}
        </Label>
        <Label x={212} y={ROW + 93} room={105}>
          {never}
        </Label>
      </g>
    </>
  ),
};
