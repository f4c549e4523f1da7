import { transactionSize } from '@/lib/calculators/transaction-size';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** Room of the toy block, in vB. A real one has about a million. */
const ROOM = 500;
/** Inputs and fee rates (sat/vB) of the payments; each has two outputs. */
const payments = [
  { inputs: 1, rate: 20 },
  { inputs: 2, rate: 12 },
  { inputs: 1, rate: 8 },
  { inputs: 3, rate: 5 },
  { inputs: 1, rate: 2 },
].map(({ inputs, rate }) => {
  const size = transactionSize({ inputs: { p2wpkh: inputs }, outputs: [{ type: 'p2wpkh' }, { type: 'p2wpkh' }] });
  const vbytes = size.ok ? size.value.vbytes : Number.NaN;
  return { inputs, rate, vbytes, fee: rate * vbytes };
});

/** The payments in the order in which a miner takes them, until the next one does not fit. */
const byRate = payments.toSorted((a, b) => b.rate - a.rate);
const places = byRate.map((payment, index) => ({
  ...payment,
  before: byRate.slice(0, index).reduce((sum, { vbytes }) => sum + vbytes, 0),
}));
const first = places.findIndex(({ before, vbytes }) => before + vbytes > ROOM);
const taken = places.slice(0, first);
const waiting = places
  .slice(first)
  .map((payment) => ({ ...payment, before: payment.before - (places[first]?.before ?? 0) }));
const largest = waiting.reduce((most, payment) => (payment.fee > most.fee ? payment : most));

const TOP = 40;
const SCALE = 164 / ROOM;

export const queue: DrawingPlan<'block' | 'waiting' | 'unit'> = {
  height: 256,
  values: (locale) => ({
    room: formatNumber(ROOM, locale),
    rates: taken.map(({ rate }) => formatNumber(rate, locale)).join(', '),
    waitingRates: waiting.map(({ rate }) => formatNumber(rate, locale)).join(', '),
    largestRate: formatNumber(largest.rate, locale),
    ...Object.fromEntries(
      places.flatMap(({ rate, vbytes, fee }, index) => [
        [`sum${index}`, `${formatNumber(rate, locale)} × ${formatNumber(vbytes, locale)}`],
        [`fee${index}`, formatNumber(fee, locale)],
      ]),
    ),
  }),
  draw: (labels, values) => (
    <>
      <rect x="12" y={TOP - 4} width="150" height={ROOM * SCALE + 8} className="fill-sunk" />
      {taken.map(({ before, vbytes, rate }, index) => (
        <Box
          key={rate}
          x={16}
          {...{ before, vbytes }}
          isTaken
          sum={values[`sum${index}`]}
          fee={values[`fee${index}`]}
        />
      ))}
      <path
        d={`M12 ${TOP - 10}v${ROOM * SCALE + 14}h150v${-ROOM * SCALE - 14}`}
        className="fill-none stroke-ink"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {waiting.map(({ before, vbytes, rate }, index) => (
        <Box
          key={rate}
          x={182}
          {...{ before: before + index * 18, vbytes }}
          sum={values[`sum${first + index}`]}
          fee={values[`fee${first + index}`]}
        />
      ))}
      <g className="fill-ink font-semibold">
        <text x="14" y="20">
          {labels.block}
        </text>
        <text x="182" y="20">
          {labels.waiting}
        </text>
      </g>
      <text x="14" y="238" className="fill-muted">
        {labels.unit}
      </text>
    </>
  ),
};

/** A payment: its height is its size. */
function Box({
  x,
  before,
  vbytes,
  isTaken = false,
  sum,
  fee,
}: {
  x: number;
  before: number;
  vbytes: number;
  isTaken?: boolean;
  sum: string | undefined;
  fee: string | undefined;
}) {
  const y = TOP + before * SCALE;
  const height = vbytes * SCALE;
  return (
    <g textAnchor="middle" className="fill-ink">
      <rect
        x={x}
        y={y + 1}
        width={isTaken ? 142 : 126}
        height={height - 2}
        rx="4"
        strokeWidth="1.6"
        className={isTaken ? 'fill-raised stroke-bitcoin-fill' : 'fill-raised stroke-control [stroke-dasharray:4_4]'}
      />
      <text x={x + (isTaken ? 71 : 63)} y={y + height / 2 - 3} className="fill-muted">
        {sum}
      </text>
      <text x={x + (isTaken ? 71 : 63)} y={y + height / 2 + 14} className="font-display font-semibold">
        {fee}
      </text>
    </g>
  );
}
