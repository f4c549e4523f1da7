import { Floor } from '@/components/drawing/floor';
import { line } from '@/components/drawing/pens';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

const FLOOR = 168;

type Label = 'computer' | 'device' | 'prepares' | 'signs' | 'payment' | 'signature' | 'online' | 'offline';

/** A payment on its way to a hardware wallet, and its signature on the way back. */
export const signing: DrawingPlan<Label> = {
  height: 226,
  draw: (labels) => (
    <>
      <Floor y={FLOOR} height={226} />
      <path
        d={`M166 10V58m0 38v10m0 38V${FLOOR}`}
        className="stroke-control"
        strokeWidth="1.6"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <g {...line}>
        <path d="M24 152V70q0-6 6-6h84q6 0 6 6v82z" />
        <path d="M8 168l12-16h104l12 16z" />
        <path d="M34 76h76v62H34z" className="fill-paper stroke-ink" strokeWidth="1.2" />
        <rect x="212" y="42" width="88" height="126" rx="11" />
        <path d="M222 54h68v50h-68z" className="fill-paper stroke-ink" strokeWidth="1.2" />
        <path d="M268 153h18" className="stroke-gain" strokeWidth="5" />
      </g>
      <g className="fill-none stroke-ink" strokeWidth="2" strokeLinecap="round">
        <path d="M44 90h56M44 102h40" />
        <path d="M230 66h52M230 78h40" />
        <path d="M246 92l6 6l12-13" className="stroke-gain" strokeWidth="3" strokeLinejoin="round" />
      </g>
      <circle cx="96" cy="122" r="8" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
      <Key x={256} y={128} scale={1.4} />
      <g className="fill-none" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M129 86h74m-8-7l8 7l-8 7" className="stroke-bitcoin" />
        <path d="M203 134h-74m8-7l-8 7l8 7" className="stroke-gain" />
      </g>
      <g className="fill-ink" textAnchor="middle">
        <text x="166" y="73">
          {labels.payment}
        </text>
        <text x="166" y="121">
          {labels.signature}
        </text>
        <text x="72" y="208">
          {labels.prepares}
        </text>
        <text x="256" y="208">
          {labels.signs}
        </text>
        <g className="font-semibold">
          <text x="72" y="189">
            {labels.computer}
          </text>
          <text x="256" y="189">
            {labels.device}
          </text>
        </g>
        <g className="fill-muted">
          <text x="72" y="30">
            {labels.online}
          </text>
          <text x="256" y="30">
            {labels.offline}
          </text>
        </g>
      </g>
    </>
  ),
};
