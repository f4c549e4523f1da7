import { line } from '@/components/drawing/pens';
import { Coin, Cross, Tick } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

const GATES = [78, 134, 190, 246];
const ROW = 120;
const TRACK = 74;

const Block = ({ x }: { x: number }) => (
  <path d={`M${x - 13} ${TRACK - 13}h26v26h-26z`} {...line} className="fill-bitcoin-fill stroke-ink" />
);

/** The signs of the four questions, on tiles with their numbers: a signature, a coin, a new coin, and a pick above a measured length. */
const Signs = () => (
  <>
    <path d={GATES.map((x) => `M${x - 20} ${TRACK - 20}h40v40h-40z`).join('')} {...line} />
    <g textAnchor="middle" className="fill-ink font-semibold">
      {GATES.map((x, gate) => (
        <text key={x} x={x} y={TRACK + 37}>
          {gate + 1}
        </text>
      ))}
    </g>
    <path d={`M66 ${TRACK + 4}q6-18 9 0t8-1t8-2`} {...line} className="fill-none stroke-ink" strokeWidth="1.6" />
    <Coin x={134} y={TRACK} />
    <Coin x={184} y={TRACK + 3} />
    <path d={`M201 ${TRACK - 13}v12M195 ${TRACK - 7}h12`} className="stroke-ink" strokeWidth="2.4" />
    <path
      d={`M234 ${TRACK - 6}q12-12 24 0M246 ${TRACK - 12}v16M232 ${TRACK + 11}h28m-28-4v8m28-8v8`}
      {...line}
      className="fill-none stroke-ink"
      strokeWidth="1.6"
    />
  </>
);

/** Two blocks on their way through the four questions of a node. The second one is dropped at the third. */
export const nodeGate: DrawingPlan<'good' | 'bad' | 'signature' | 'coins' | 'created' | 'size'> = {
  height: 300,
  draw: ({ good, bad, signature, coins, created, size }) => (
    <>
      <g className="fill-ink font-semibold">
        <text x="12" y="24">
          {good}
        </text>
        <text x="12" y={ROW + 28}>
          {bad}
        </text>
      </g>
      <path d={`M0 ${ROW + 6}h320`} className="stroke-line" strokeWidth="1.6" />
      <path d={`M38 ${TRACK}h246`} className="stroke-ink" strokeWidth="1.6" />
      <Block x={24} />
      <Signs />
      <Block x={296} />
      {GATES.map((x) => (
        <Tick key={x} x={x - 10} y={TRACK - 32} />
      ))}
      <g transform={`translate(0 ${ROW + 4})`}>
        <path d={`M38 ${TRACK}h140`} className="stroke-ink" strokeWidth="1.6" />
        <path d={`M210 ${TRACK}h68`} className="stroke-control" strokeWidth="1.6" strokeDasharray="3 5" />
        <Block x={24} />
        <Signs />
        {GATES.slice(0, 2).map((x) => (
          <Tick key={x} x={x - 10} y={TRACK - 32} />
        ))}
        <Cross x={182} y={TRACK - 42} size={16} />
      </g>
      <g className="fill-ink">
        {[signature, coins, created, size].map((name, gate) => (
          <text key={name} x={gate % 2 ? 172 : 24} y={ROW + (gate < 2 ? 148 : 170)}>
            <tspan className="font-semibold">{gate + 1}</tspan> {name}
          </text>
        ))}
      </g>
    </>
  ),
};
