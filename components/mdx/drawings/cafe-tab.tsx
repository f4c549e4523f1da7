import { Labels } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { Bank, Coin, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';
import { Cup } from './payment-choices';
import type { DrawingPlan } from './plan';

const COFFEES = [0, 1, 2, 3, 4];
const ROW = 132;
const block = (x: number) => `M${x} 88h34v34h-34z`;
const entries = (x: number) => `M${x + 8} 98h18M${x + 8} 105h18M${x + 8} 112h11`;

/** Five coffees with a block for each, and five with one tab between two blocks. */
export const cafeTab: DrawingPlan<'each' | 'tab'> = {
  height: 2 * ROW,
  cut: ROW,
  draw: ({ each, tab }) => (
    <>
      <rect y={ROW} width="320" height={ROW} className="fill-sunk" />
      <g className="fill-ink font-semibold">
        <text x="14" y="24">
          {each}
        </text>
        <text x="14" y={24 + ROW}>
          {tab}
        </text>
      </g>
      {COFFEES.map((n) => (
        <Cup key={n} x={30 + n * 52} y={80} />
      ))}
      <g {...line}>
        <path d="M30 105h242" />
        <path d={COFFEES.map((n) => block(13 + n * 52)).join('')} className="fill-bitcoin-fill stroke-ink" />
        <path d={COFFEES.map((n) => entries(13 + n * 52)).join('')} strokeWidth="1.6" />
        <circle cx="288" cy="105" r="19" />
        <path d="M288 93v12l8 6" className="fill-none stroke-ink" />
      </g>
      <g transform={`translate(0 ${ROW})`}>
        {COFFEES.map((n) => (
          <Cup key={n} x={80 + n * 40} y={80} />
        ))}
        <g {...line}>
          <path d="M30 105h260" strokeDasharray="3 6" />
          <path d={block(13) + block(273)} className="fill-bitcoin-fill stroke-ink" />
          <path d={entries(13) + entries(273)} strokeWidth="1.6" />
          <path d="M62 88h196v34H62z" />
          <path
            d={COFFEES.slice(0, 4)
              .map((n) => `M${78 + n * 15} 96v18`)
              .join('')}
            strokeWidth="2.4"
          />
          <path d="M70 113l62-15" strokeWidth="2.4" />
          <path d="M196 110h50M196 100h50" strokeWidth="1.6" className="stroke-control" />
        </g>
        <Tick x={279} y={70} />
      </g>
    </>
  ),
};

/** Three ways to have bitcoin, on steps that go down from the safest. */
export const claimSteps: DrawingPlan<'chain' | 'lightning' | 'app' | 'coin' | 'paper' | 'promise'> = {
  height: 196,
  draw: ({ chain, lightning, app, coin, paper, promise }) => (
    <>
      <g {...line} className="fill-sunk stroke-ink">
        <path d="M12 100h95v84H12zM107 124h106v60H107zM213 148h95v36h-95z" />
      </g>
      <Coin x={40} y={76} />
      <Key x={77} y={78} scale={1.3} />
      <g {...line}>
        <path d="M128 56h46v62h-46z" />
        <path d="M136 68h30M136 80h30" strokeWidth="1.6" />
        <path d="M136 98q5-10 8 0t8-2M154 106q5-10 7 0" className="fill-none stroke-bitcoin" />
        <circle cx="188" cy="100" r="15" />
        <path d="M188 91v9l6 4" className="fill-none stroke-ink" />
      </g>
      <Bank x={261} foot={146} width={56} />
      <Labels at={[60, 160, 260]} names={[chain, lightning, app]} y={26} className="fill-ink font-semibold" />
      <g className="fill-ink" textAnchor="middle">
        <text x="60" y="124">
          {coin}
        </text>
        <text x="160" y="148">
          {paper}
        </text>
        <text x="260" y="172">
          {promise}
        </text>
      </g>
    </>
  ),
};
