import { Label } from '@/components/drawing/labels';
import { arrows, line } from '@/components/drawing/pens';
import { Coin, Cross, Person, Tick } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene, ThirdsRules } from './step-scene';

/* Drawings of the part on problems after a payment: not found, wrong address, failed on Lightning, offers of help. */

const ROW = 70;
/** The height of an answer. */
const BOX = 62;

/** What the id of a payment shows on an explorer, and what follows from it. */
export const findPayment: DrawingPlan<'ask' | 'found' | 'sync' | 'pending' | 'wait' | 'missing' | 'unsent'> = {
  height: 3 * ROW + 20,
  draw: (labels) => (
    <>
      <g {...line}>
        <circle cx="48" cy="96" r="26" />
        <path d="M66 115l22 22" strokeWidth="6" />
        <path d="M34 90h28M34 100h20" strokeWidth="3" />
      </g>
      <Label x={16} y={38} room={112} className="fill-ink font-semibold">
        {labels.ask}
      </Label>
      {[0, 1, 2].map((row) => (
        <path
          key={row}
          d={`M92 ${96 + (row - 1) * 12}C112 ${96 + (row - 1) * 12} 104 ${45 + row * ROW} 122 ${45 + row * ROW}m-7-6l7 6l-7 6`}
          {...arrows}
        />
      ))}
      {(
        [
          ['found', 'sync'],
          ['pending', 'wait'],
          ['missing', 'unsent'],
        ] as const
      ).map(([state, next], row) => (
        <g key={state} transform={`translate(132 ${14 + row * ROW})`}>
          <path d={`M0 0h176v${BOX}H0z`} {...line} />
          <text x="34" y="22" className="fill-ink font-semibold">
            {labels[state]}
          </text>
          <Label x={34} y={44} room={140} className="fill-muted">
            {labels[next]}
          </Label>
        </g>
      ))}
      <Tick x={138} y={45} />
      <g {...line} strokeWidth="1.6">
        <circle cx="149" cy="115" r="10" className="fill-paper stroke-ink" />
        <path d="M149 109v6l4 3" className="fill-none stroke-ink" />
      </g>
      <Cross x={141} y={177} size={16} />
    </>
  ),
};

/** A wrong payment can be cancelled while it waits; after that only the owner of the address can return it. */
export const wrongAddress: DrawingPlan<'pending' | 'confirmed'> = {
  height: HEIGHT,
  draw: ({ pending, confirmed }) => (
    <Scene at={[80, 240]} names={[pending, confirmed]}>
      <path d="M160 12v118" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" />
      <g {...line}>
        <path d="M56 76h60v42H56zM56 76l30 20 30-20" strokeDasharray="6 4" />
        <path d="M196 72h54v58h-54z" />
        <path d="M204 114h38M204 122h24" strokeWidth="1.6" />
        <Person x={286} y={97} />
      </g>
      <path
        d="M104 62a30 30 0 1 0-52-8m-9-9l9 10l9-9"
        className="fill-none stroke-gain"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Coin x={223} y={92} />
      <path d="M286 76q-4-44-50-38m9-8l-10 8 8 9" strokeDasharray="6 4" {...arrows} />
    </Scene>
  ),
};

/** A stranger in a chat who asks for the words. */
export const fakeHelp: DrawingPlan<'stranger' | 'asks' | 'close'> = {
  height: HEIGHT,
  draw: ({ stranger, asks, close }) => (
    <Scene at={[64, 242]} names={[stranger, close]}>
      <g {...line}>
        <Person x={46} y={97} />
        <path d="M34 92h24v8q-6 5-12 0q-6 5-12 0z" className="fill-ink stroke-ink" strokeWidth="1.6" />
        <path d="M72 24h92v44h-66l-18 18v-18h-8z" />
        <path d="M196 20h92v110h-92zM196 38h92" />
        <path
          d="M206 52h44v14h-44zM234 76h44v14h-44zM206 100h44v14h-44z"
          className="fill-paper stroke-control"
          strokeWidth="1.6"
        />
      </g>
      <text x="118" y="51" textAnchor="middle" className="fill-loss font-semibold">
        {asks}
      </text>
      <Cross x={270} y={23} size={12} />
    </Scene>
  ),
};

/** Three reasons why a Lightning payment fails: the invoice has expired, the receiver is offline, or a channel has too little balance. */
export const failedLightning: DrawingPlan<'expired' | 'offline' | 'room'> = {
  height: HEIGHT,
  draw: ({ expired, offline, room }) => (
    <Scene at={[54, 160, 266]} names={[expired, offline, room]}>
      <ThirdsRules />
      <g {...line}>
        <path d="M24 30h44v100H24zM32 46h28M32 58h20M32 70h28" />
        <circle cx="72" cy="92" r="20" />
        <path d="M72 80v12h-9" className="fill-none stroke-ink" />
        <rect
          x="136"
          y="36"
          width="48"
          height="94"
          rx="8"
          strokeDasharray="6 4"
          className="fill-raised stroke-control"
        />
        <path d="M143 46h34v66h-34z" className="fill-paper stroke-control" strokeWidth="1.6" />
        <path d="M226 70h22v60h-22zM284 70h22v60h-22z" />
        <path d="M248 94h36M248 106h36" />
      </g>
      <Cross x={150} y={68} size={20} />
      <circle cx="237" cy="46" r="15" strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      <path d="M256 46h10m-5-5l5 5-5 5" {...arrows} />
      <Cross x={276} y={37} size={18} />
    </Scene>
  ),
};
