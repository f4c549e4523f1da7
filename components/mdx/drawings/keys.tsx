import { Floor } from '@/components/drawing/floor';
import { Label, Labels } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import type { DrawingPlan } from './plan';

const FLOOR = 172;

/** A key, 36 wide. */
export const Key = ({ x, y, scale }: { x: number; y: number; scale?: number }) => (
  <path
    transform={`translate(${x} ${y})${scale ? `scale(${scale})` : ''}`}
    d="M-18 0a8 8 0 0 1 15.5-2.5H18v5h-3v6h-5v-6H6v4H1v-4h-3.5A8 8 0 0 1-18 0zM-13 0a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0z"
    fillRule="evenodd"
    className="fill-bitcoin-fill stroke-ink"
    strokeWidth="1.6"
    strokeLinejoin="round"
  />
);

export const keys: DrawingPlan<'online' | 'offline' | 'company' | 'phone' | 'device' | 'paper' | 'theirs' | 'yours'> = {
  height: 246,
  draw: (labels) => (
    <>
      <Floor y={FLOOR} height={FLOOR + 74} />
      <path d="M0 22q28 20 56 10q52 22 104 18" className="fill-none stroke-ink" strokeWidth="1.6" />
      <path
        d={`M202 12V${FLOOR}`}
        className="stroke-control"
        strokeWidth="1.6"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <g {...line}>
        <path d="M56 32v24" />
        <path d="M8 86l48-30 48 30zM12 86h88v10H12zM8 162h96v10H8zM14 152h84v10H14z" />
        <path d="M20 96h12v56H20zM80 96h12v56H80z" strokeWidth="1.6" />
        <path d="M32 96h48v56H32z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M160 50v20" />
        <rect x="132" y="70" width="56" height="102" rx="9" />
        <rect x="138" y="84" width="44" height="72" rx="2" className="fill-paper stroke-ink" strokeWidth="1.2" />
        <path d="M154 77h12M154 164h12" strokeWidth="1.6" />
        <path d="M216 172V98q0-8 8-8h34q8 0 8 8v74z" />
        <rect x="222" y="98" width="38" height="24" rx="2" className="fill-paper stroke-ink" strokeWidth="1.2" />
        <path d="M228 107h26M228 114h16" strokeWidth="1.6" />
        <path d="M226 161h10M246 161h10" strokeWidth="3" />
        <path
          d="M278 172v-66h24l10 10v56zM302 106v10h10M284 120h3M292 120h11M284 130h3M292 130h14M284 140h3M292 140h9M284 150h3M292 150h14M284 160h3M292 160h11"
          strokeWidth="1.6"
          transform="rotate(4 278 172) translate(0 -3)"
        />
      </g>
      <Key x={56} y={124} />
      <Key x={160} y={120} />
      <Key x={241} y={140} />
      <g className="fill-muted" textAnchor="middle">
        <text x="122" y="32">
          {labels.online}
        </text>
        <text x="261" y="32">
          {labels.offline}
        </text>
      </g>
      <Labels
        at={[56, 160, 241, 295]}
        names={[labels.company, labels.phone, labels.device, labels.paper]}
        y={192}
        className="fill-ink font-semibold"
      />
      <path d="M8 202v6h96v-6M132 202v6h180v-6" className="fill-none stroke-control" strokeWidth="1.6" />
      <Label x={56} y={230} room={106} anchor="middle" className="fill-ink">
        {labels.theirs}
      </Label>
      <Label x={222} y={230} room={190} anchor="middle" className="fill-ink">
        {labels.yours}
      </Label>
    </>
  ),
};
