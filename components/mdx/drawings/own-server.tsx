import { line } from '@/components/learn/drawings/parts';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

const ROW = 112;

/** A laptop that runs a node, marked by two checked blocks. */
const NodeLaptop = () => (
  <g transform="translate(216 34)" {...line}>
    <path d="M6 54V6q0-5 5-5h66q5 0 5 5v48zM0 66l6-12h76l6 12z" />
    <path d="M14 20h18v18h-18zM40 20h18v18h-18z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
    <path d="M32 29h8M58 29h16" strokeWidth="1.6" />
    <path d="M17 10l4 4l8-9M43 10l4 4l8-9" className="fill-none stroke-gain" />
  </g>
);

const question = (from: number, to: number) => `M${from} 62H${to}m-6-5l6 5l-6 5M${to} 78H${from}m6-5l-6 5l6 5`;

/** Three wallets that ask their owner’s node: inside it, on the same computer, and on a phone. */
export const ownServer: DrawingPlan<'core' | 'file' | 'desktop' | 'signs' | 'phone' | 'server'> = {
  height: 3 * ROW + 8,
  draw: ({ core, file, desktop, signs, phone, server }) => (
    <>
      <path d={`M0 ${ROW + 4}h320M0 ${2 * ROW + 4}h320`} className="stroke-line" strokeWidth="1.4" />
      {(
        [
          [core, file],
          [desktop, signs],
          [phone, server],
        ] as const
      ).map(([name, note], row) => (
        <g key={name} transform={`translate(0 ${row * ROW})`}>
          <text x="14" y="25" className="fill-ink font-semibold">
            {name}
          </text>
          <NodeLaptop />
          <text x="140" y="104" textAnchor="middle" className="fill-ink">
            {note}
          </text>
        </g>
      ))}
      <Key x={284} y={80} scale={0.6} />
      <g {...line}>
        <path d="M24 42h26l10 10v48H24zM50 42v10h10" />
        <path d="M210 70H76" className="fill-none stroke-ink" strokeWidth="1.8" strokeDasharray="3 5" />
        <path d="M76 64l-7 6l7 6" className="fill-none stroke-ink" strokeWidth="1.8" />
      </g>
      <g transform={`translate(0 ${ROW})`} {...line}>
        <rect x="20" y="38" width="42" height="62" rx="7" />
        <path d="M27 46h28v22H27zM33 86h6M45 86h6" strokeWidth="1.6" />
        <path d="M68 70h140m-7-6l7 6l-7 6" className="fill-none stroke-gain" />
        <path d="M264 60h30v24h-30zM264 67h30" strokeWidth="1.6" />
      </g>
      <Key x={41} y={ROW + 57} scale={0.6} />
      <g transform={`translate(0 ${2 * ROW})`} {...line}>
        <rect x="20" y="36" width="40" height="66" rx="7" />
        <path d="M25 44h30v46H25z" className="fill-paper stroke-ink" strokeWidth="1.4" />
        <path d={`${question(68, 112)}${question(170, 208)}`} className="fill-none stroke-gain" />
        <path d="M118 42h46v42h-46zM118 63h46M126 53h.1M126 74h.1" />
      </g>
      <Key x={40} y={2 * ROW + 66} scale={0.6} />
    </>
  ),
};
