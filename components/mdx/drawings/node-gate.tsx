import { line } from '@/components/learn/drawings/parts';
import type { DrawingPlan } from './plan';
import { Cross, Tick } from './step-parts';

const GATES = [70, 126, 182, 238];
const ROW = 96;
const TRACK = 66;

const Block = ({ x }: { x: number }) => (
  <path d={`M${x - 13} ${TRACK - 13}h26v26h-26z`} {...line} className="fill-bitcoin-fill stroke-ink" />
);

/** Two blocks on their way through the four questions of a node. The second one is dropped at the third. */
export const nodeGate: DrawingPlan<'good' | 'bad' | 'signature' | 'coins' | 'created' | 'size'> = {
  height: 246,
  draw: ({ good, bad, signature, coins, created, size }) => (
    <>
      {[good, bad].map((name, row) => {
        const isGood = row === 0;
        return (
          <g key={name} transform={`translate(0 ${row * ROW})`}>
            <text x="12" y="24" className="fill-ink font-semibold">
              {name}
            </text>
            <path
              d={`M40 ${TRACK}H${isGood ? 276 : 178}`}
              className="stroke-ink"
              strokeWidth="1.8"
              strokeDasharray="3 5"
            />
            {GATES.map((x, gate) => (
              <g key={x}>
                <path
                  d={`M${x} ${TRACK - 28}v56`}
                  className={!isGood && gate > 2 ? 'stroke-control' : 'stroke-ink'}
                  strokeWidth="3"
                  strokeLinecap="round"
                />
                {(isGood || gate < 2) && <Tick x={x + 8} y={TRACK - 22} />}
              </g>
            ))}
            <Block x={24} />
            {isGood ? <Block x={296} /> : <Cross x={190} y={TRACK - 12} size={24} />}
          </g>
        );
      })}
      <path d={`M0 ${ROW + 4}h320`} className="stroke-line" strokeWidth="1.4" />
      <g textAnchor="middle" className="fill-ink">
        {[signature, coins, created, size].map((name, gate) => (
          <text key={name} x={GATES[gate]} y={gate % 2 ? 234 : 214}>
            {name}
          </text>
        ))}
      </g>
    </>
  ),
};
