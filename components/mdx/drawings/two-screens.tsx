import { Floor } from '@/components/drawing/floor';
import { line } from '@/components/drawing/pens';
import { addressExamples } from '@/content/examples/address-examples';
import type { DrawingPlan } from './plan';

const shorten = (address: string) => `${address.slice(0, 4)}…${address.slice(-4)}`;

/** A computer and a device that show different addresses for one payment. */
export const twoScreens: DrawingPlan<'computer' | 'device' | 'stop'> = {
  height: 196,
  draw: ({ computer, device, stop }) => (
    <>
      <Floor y={150} height={196} />
      <g {...line}>
        <path d="M24 132V36q0-6 6-6h116q6 0 6 6v96zM8 150l12-18h136l12 18z" />
        <rect x="206" y="20" width="98" height="130" rx="12" />
        <path d="M34 40h108v78H34zM214 30h82v64h-82z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M226 134h18M266 134h18" />
      </g>
      <g className="fill-ink" textAnchor="middle">
        <text x="88" y="84" className="font-semibold">
          {shorten(addressExamples.p2tr)}
        </text>
        <text x="255" y="67" className="font-semibold">
          {shorten(addressExamples.p2wpkh)}
        </text>
        <text x="88" y="178">
          {computer}
        </text>
        <text x="255" y="178">
          {device}
        </text>
        <text x="180" y="112" className="fill-loss font-semibold">
          {stop}
        </text>
      </g>
      <path d="M168 76h22M168 88h22M188 66l-18 32" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
};
