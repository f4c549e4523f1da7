import { Floor } from '@/components/drawing/floor';
import { arrows, line } from '@/components/drawing/pens';
import { arrow, Cross } from '@/components/drawing/shapes';
import { addressExamples } from '@/content/examples/address-examples';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

/** The address is computed from the secret key, and not the reverse. Below, the lock on the coins that have this address. */
export const addressLock: DrawingPlan<'secret' | 'open' | 'address' | 'back' | 'ledger'> = {
  height: 252,
  draw: (labels) => (
    <>
      <Floor y={148} height={252} />
      <Key x={50} y={42} scale={1.5} />
      <g {...line}>
        <path d="M126 24h48v36h-48z" />
        <path d="M134 36h32M134 46h20" />
        <path d="M222 24h88v36h-88z" />
      </g>
      <text x="266" y="47" textAnchor="middle" className="fill-ink font-semibold">
        {`${addressExamples.p2wpkh.slice(0, 6)}…`}
      </text>
      <path d={arrow(88, 42) + arrow(184, 42)} {...arrows} />
      <path d="M266 92v10H50V98" className="fill-none stroke-control" strokeWidth="2" strokeDasharray="5 4" />
      <path d="M43 100l7-9 7 9z" className="fill-control" />
      <Cross x={150} y={92} size={20} />
      <g className="fill-ink" textAnchor="middle">
        <text x="50" y="82">
          {labels.secret}
        </text>
        <text x="150" y="82">
          {labels.open}
        </text>
        <text x="266" y="82">
          {labels.address}
        </text>
        <text x="160" y="134" className="fill-loss">
          {labels.back}
        </text>
        <text x="160" y="236">
          {labels.ledger}
        </text>
      </g>
      <g {...line}>
        <path d="M20 190h280" />
        <path d="M34 166h56v48H34zM132 166h56v48h-56zM230 166h56v48h-56z" />
        {[62, 160, 258].map((x) => (
          <g key={x}>
            <path d={`M${x - 6} 190v-7a6 6 0 0 1 12 0v7`} className="fill-none stroke-ink" />
            <path d={`M${x - 11} 190h22v16h-22z`} className="fill-bitcoin-fill stroke-ink" />
          </g>
        ))}
      </g>
    </>
  ),
};
