import { line } from '@/components/learn/drawings/parts';
import type { DrawingPlan } from './plan';
import { arrow, arrows, HEIGHT, Platform, paper, Scene } from './step-parts';

/** A person, 30 wide; y is the middle of the head. */
export const Person = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-15 33c0-25 30-25 30 0z" />
    <circle r="9" />
  </g>
);

/** A small banknote, 38 wide, with its middle at x and y. */
export const Note = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...paper}>
    <path d="M-19-10h38v20h-38z" />
    <circle r="5" strokeWidth="1.2" />
  </g>
);

/** An invite link, and the cash that it can bring to both sides. */
export const whoGetsPaid: DrawingPlan<'page' | 'you' | 'platform' | 'cash'> = {
  height: HEIGHT + 28,
  draw: ({ page, you, platform, cash }) => (
    <g transform="translate(0 28)">
      <Scene
        names={[
          [56, page],
          [164, you],
          [264, platform],
        ]}
      >
        <g className="fill-none stroke-ink" strokeWidth="2.2" strokeDasharray="6 4">
          <path d="M272 22C250-24 92-26 58 34" />
          <path d="M254 24C236 6 186 8 169 56" />
        </g>
        <path d="M72 26L58 34V18M179 45l-10 11-5-14" className="fill-none stroke-ink" strokeWidth="2.2" />
        <Note x={146} y={-9} />
        <Note x={206} y={18} />
        <text x="112" y="26" className="fill-ink font-semibold">
          {cash}
        </text>
        <g {...line}>
          <path d="M18 130V48q0-6 6-6h66q6 0 6 6v82zM18 58h78M26 50h.1M34 50h.1" />
          <path d="M30 70h54M30 80h40" strokeWidth="1.8" />
          <rect x="30" y="94" width="54" height="20" rx="10" className="fill-bitcoin-fill stroke-ink" />
          <path d="M42 104h30" />
          <path d="M144 130v-22c0-22 40-22 40 0v22z" />
          <circle cx="164" cy="76" r="12" />
        </g>
        <path d={arrow(104, 106) + arrow(196, 106)} {...arrows} />
        <Platform x={235} />
      </Scene>
    </g>
  ),
};

const ROW = 70;

/** Each kind of place: 56 high, around the middle of a column. */
const places = {
  broker: (
    <>
      <rect x="-17" width="34" height="56" rx="6" />
      <path d="M-11 8h22v40h-22z" className="fill-paper stroke-ink" strokeWidth="1.4" />
      <path d="M-7 16h14M-7 24h14" strokeWidth="1.6" />
      <rect x="-8" y="34" width="16" height="9" rx="4.5" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.4" />
    </>
  ),
  exchange: (
    <>
      <path d="M-30 2h60v46h-60zM0 48v8M-14 56h28" />
      <path
        d="M-24 10h20v7h-20zM-24 21h14v7h-14zM-24 32h8v7h-8z"
        className="fill-control stroke-ink"
        strokeWidth="1.2"
      />
      <path
        d="M24 10H4v7h20zM24 21H10v7h14zM24 32h-8v7h8z"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.2"
      />
    </>
  ),
  person: (
    <>
      <Person x={-24} y={18} />
      <Person x={24} y={18} />
      <circle cy="30.5" r="11.5" className="fill-bitcoin-fill stroke-ink" />
    </>
  ),
  atm: (
    <>
      <path d="M-22 60V6q0-6 6-6h32q6 0 6 6v54z" />
      <path d="M-14 8h28v16h-28z" className="fill-paper stroke-ink" strokeWidth="1.4" />
      <path d="M-13 35h26" strokeWidth="4" />
      <path d="M-10 35v19h20V35" {...paper} />
      <circle cy="45" r="4" {...paper} strokeWidth="1.2" />
    </>
  ),
  fund: (
    <>
      <path d="M-32 16L0-2l32 18zM-28 16h56v6h-56zM-32 52h64v6h-64z" />
      <path d="M-26 22h10v30h-10zM16 22h10v30H16z" strokeWidth="1.6" />
      <circle cy="38" r="11.5" className="fill-bitcoin-fill stroke-ink" />
    </>
  ),
};

type Kind = keyof typeof places;
const kinds = Object.keys(places) as Kind[];

/** What the buyer ends up with: a coin or, from a fund, a sheet of paper. */
const Outcome = ({ isShare }: { isShare: boolean }) =>
  isShare ? (
    <g {...line}>
      <path d="M-18-23h26l10 10v36h-36zM8-23v10h10" />
      <path d="M-10-4h20M-10 5h20M-10 14h12" strokeWidth="1.6" />
    </g>
  ) : (
    <>
      <circle r="17" strokeWidth="2.2" className="fill-bitcoin-fill stroke-ink" />
      <circle r="11" strokeWidth="1.4" className="fill-none stroke-ink" />
    </>
  );

/** The kinds as cells of 320 × 70; `at` has the left and the top edge of each. */
const kindsAt =
  (at: readonly (readonly [x: number, y: number])[]): DrawingPlan<Kind | `${Kind}Note`>['draw'] =>
  (labels) =>
    kinds.map((kind, n) => (
      <g key={kind} transform={`translate(${at[n]?.join(' ')})`}>
        <g {...line} transform={`translate(46 ${ROW / 2})scale(.78)translate(0 -28)`}>
          {places[kind]}
        </g>
        <text x="98" y="31" className="fill-ink font-semibold">
          {labels[kind]}
        </text>
        <text x="98" y="51" className="fill-muted">
          {labels[`${kind}Note`]}
        </text>
        <g transform={`translate(286 ${ROW / 2})`}>
          <Outcome isShare={kind === 'fund'} />
        </g>
      </g>
    ));

/** The kinds of places that sell bitcoin, and what ends up in the hand of the buyer: coins, or a paper of a fund. */
export const platformKinds: DrawingPlan<Kind | `${Kind}Note`> = {
  height: 5 * ROW,
  draw: (labels) => (
    <>
      <path d={`M0 ${ROW}h320v${ROW}H0zM0 ${3 * ROW}h320v${ROW}H0z`} className="fill-sunk" />
      {kindsAt(kinds.map((_, row) => [0, row * ROW]))(labels, {})}
    </>
  ),
  // The four that can end with coins are two by two; the fund is below them.
  wide: {
    height: 3 * ROW,
    draw: (labels) => (
      <>
        <path d={`M0 ${2 * ROW}h640v${ROW}H0z`} className="fill-sunk" />
        <path d={`M320 0v${2 * ROW}M0 ${ROW}h640`} className="stroke-line" strokeWidth="1.4" />
        {kindsAt([
          [0, 0],
          [320, 0],
          [0, ROW],
          [320, ROW],
          [160, 2 * ROW],
        ])(labels, {})}
      </>
    ),
  },
};

const MARKET = 92;

/** The price at which an app sells, the market price and the price at which it buys, with the gaps between them. */
export const spreadGap: DrawingPlan<'buy' | 'market' | 'sell' | 'markup' | 'spread'> = {
  height: 176,
  draw: ({ buy, market, sell, markup, spread }) => (
    <>
      <rect x="140" y={MARKET - 48} width="90" height="96" className="fill-sunk" />
      <rect x="140" y={MARKET - 48} width="90" height="48" className="fill-loss-fill" />
      <path d={`M12 ${MARKET}h218`} className="stroke-ink" strokeWidth="2.2" strokeDasharray="7 5" />
      <g {...line}>
        <path d={`M12 ${MARKET - 62}h116l14 14l-14 14H12z`} className="fill-bitcoin-fill stroke-ink" />
        <path d={`M12 ${MARKET + 34}h116l14 14l-14 14H12z`} />
        <path d={`M140 ${MARKET - 48}h90M140 ${MARKET + 48}h90`} className="fill-none stroke-ink" />
      </g>
      <path
        d={`M240 ${MARKET - 48}h9v96h-9M249 ${MARKET}h7`}
        className="fill-none stroke-ink"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <text x="22" y={MARKET - 43} className="fill-on-fill font-semibold">
        {buy}
      </text>
      <text x="12" y={MARKET - 8} className="fill-muted">
        {market}
      </text>
      <text x="22" y={MARKET + 53} className="fill-ink font-semibold">
        {sell}
      </text>
      <text x="185" y={MARKET - 19} textAnchor="middle" className="fill-paper font-semibold">
        {markup}
      </text>
      <text x="263" y={MARKET + 5} className="fill-ink font-semibold">
        {spread}
      </text>
    </>
  ),
};
