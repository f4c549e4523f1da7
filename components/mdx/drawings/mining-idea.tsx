import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, Note, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

const MACHINES = [14, 84, 154];
/** How many tickets of each machine are in the drawing. */
const TICKETS = [3, 2, 3];
const ticket = (x: number, n: number) => `M${x + 12} ${64 - n * 17}h32v13h-32z`;

/** Machines that print tickets, of which one wins and adds a page. */
export const ticketLottery: DrawingPlan<'print' | 'page'> = {
  height: HEIGHT,
  draw: ({ print, page }) => (
    <Scene at={[112, 264]} names={[print, page]}>
      <g {...line}>
        <path d={MACHINES.map((x) => `M${x} 80h56v50H${x}zM${x + 8} 88h40`).join('')} />
        <path
          d={MACHINES.map((x, n) => Array.from({ length: TICKETS[n] ?? 0 }, (_, m) => ticket(x, m)).join('')).join('')}
          strokeWidth="1.6"
        />
        <path d={ticket(154, 2)} className="fill-bitcoin-fill stroke-ink" />
        <path d="M248 52q16-10 30 2v76q-14-12-30-2zM308 52q-16-10-30 2v76q14-12 30-2z" />
        <path d="M255 66q9-4 16 1M255 80q9-4 16 1M255 94q9-4 16 1" strokeWidth="1.6" />
        <path d="M285 67q7-5 16-1M285 81q7-5 16-1" className="stroke-bitcoin" strokeWidth="3" />
        <path
          d={MACHINES.map((x) => `M${x + 30} 96l-9 15h7l-3 12 12-17h-8l4-10z`).join('')}
          className="fill-bitcoin-fill stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      <Tick x={172} y={14} />
      <path d="M206 36Q262 18 278 44m1-9l-1 9-8-5" {...arrows} />
    </Scene>
  ),
};

/** Results of guesses above the target, spread without a pattern by the R2 sequence. */
const MISSES = Array.from(
  { length: 60 },
  (_, n) => `M${Math.round(18 + ((n * 0.7549) % 1) * 284)} ${Math.round(46 + ((n * 0.5698) % 1) * 112)}h.1`,
).join('');
const TARGET = 172;

/** The results of many guesses, one of which is below the target. */
export const belowTarget: DrawingPlan<'results' | 'target' | 'valid'> = {
  height: 224,
  draw: ({ results, target, valid }) => (
    <>
      <rect y={TARGET} width="320" height={224 - TARGET} className="fill-sunk" />
      <path d={`M0 ${TARGET}h320`} className="stroke-ink" strokeWidth="2" />
      <path d={MISSES} className="stroke-control" strokeWidth="8" strokeLinecap="round" />
      <circle cx="206" cy="196" r="8" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
      <Tick x={222} y={196} />
      <g className="fill-ink">
        <text x="14" y="26">
          {results}
        </text>
        <text x="14" y={TARGET + 22} className="font-semibold">
          {target}
        </text>
        <text x="250" y="202" className="font-semibold">
          {valid}
        </text>
      </g>
    </>
  ),
};

const ROW = 72;
const RULES = ['write', 'spend', 'create'] as const;

/** What a miner can do, and two things that it cannot. */
export const minerLimits: DrawingPlan<(typeof RULES)[number] | `${(typeof RULES)[number]}Why`> = {
  height: 3 * ROW,
  draw: (labels) => (
    <>
      <path d={`M0 ${ROW}h320M0 ${2 * ROW}h320`} className="stroke-line" strokeWidth="1.6" />
      {RULES.map((rule, row) => (
        <g key={rule} transform={`translate(0 ${row * ROW})`}>
          <text x="78" y="33" className="fill-ink font-semibold">
            {labels[rule]}
          </text>
          <text x="78" y="53" className="fill-muted">
            {labels[`${rule}Why`]}
          </text>
          {row === 0 ? <Tick x={282} y={36} /> : <Cross x={284} y={27} size={18} />}
        </g>
      ))}
      <g {...line}>
        <path d="M22 18h36v36H22z" />
        <path d="M30 28h20M30 36h20M30 44h12" strokeWidth="1.6" />
      </g>
      <Key x={40} y={36 + ROW} scale={1.3} />
      <Coin x={30} y={42 + 2 * ROW} />
      <Coin x={48} y={42 + 2 * ROW} />
      <path d={`M39 ${12 + 2 * ROW}v14M32 ${19 + 2 * ROW}h14`} className="stroke-ink" strokeWidth="2.4" />
    </>
  ),
};

/* The three questions about a machine. */

const stacks = (from: number, count: number, height: number) =>
  Array.from({ length: count }, (_, n) =>
    Array.from({ length: height }, (_, m) => `M${from + n * 30} ${FLOOR - 9 - m * 9}h22v9h-22z`).join(''),
  ).join('');

export const breakEven: DrawingPlan<'before' | 'halving' | 'after'> = {
  height: HEIGHT,
  draw: ({ before, halving, after }) => (
    <Scene at={[94, 248]} names={[before, after]}>
      <path
        d={stacks(20, 5, 8) + stacks(193, 4, 4)}
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M181 36v94" className="stroke-ink" strokeWidth="2" strokeDasharray="5 4" />
      <text x="181" y="26" textAnchor="middle" className="fill-ink font-semibold">
        {halving}
      </text>
    </Scene>
  ),
};

export const machinePlace: DrawingPlan<'machine' | 'heaters'> = {
  height: HEIGHT,
  draw: ({ machine, heaters }) => (
    <Scene at={[84, 248]} names={[machine, heaters]}>
      <g {...line}>
        <path d="M40 66h88v64H40z" />
        <circle cx="84" cy="98" r="24" className="fill-paper stroke-ink" />
        <path
          d="M84 98q-4-18 8-20 6 12-8 20zM84 98q18-4 20 8-12 6-20-8zM84 98q4 18-8 20-6-12 8-20zM84 98q-18 4-20-8 12-6 20 8z"
          className="fill-bitcoin-fill stroke-ink"
          strokeWidth="1.6"
        />
        <path
          d="M30 80q-8 18 0 36M20 72q-12 26 0 52M138 80q8 18 0 36M148 72q12 26 0 52"
          className="fill-none stroke-ink"
        />
        <path d="M166 92h18M166 102h18" strokeWidth="3" />
        <path d="M202 74h40v48h-40zM256 74h40v48h-40zM206 122v8M238 122v8M260 122v8M292 122v8" />
        <path
          d="M212 82v32M222 82v32M232 82v32M266 82v32M276 82v32M286 82v32"
          strokeWidth="3"
          className="stroke-bitcoin"
        />
        <path
          d="M212 64q-6-7 0-13t0-13M230 64q-6-7 0-13t0-13M268 64q-6-7 0-13t0-13M286 64q-6-7 0-13t0-13"
          className="fill-none stroke-ink"
          strokeWidth="1.6"
        />
      </g>
    </Scene>
  ),
};

export const machineOrCoin: DrawingPlan<'machine' | 'money' | 'coin'> = {
  height: HEIGHT,
  draw: ({ machine, money, coin }) => (
    <Scene at={[56, 160, 266]} names={[machine, money, coin]}>
      <path d={`M128 90H96m7-6l-7 6 7 6${arrow(192, 90)}`} {...arrows} />
      <Note x={137} y={66} width={38} />
      <Note x={145} y={84} width={38} />
      <Note x={137} y={102} width={38} />
      <g {...line}>
        <path d="M22 72h66v58H22z" />
        <circle cx="55" cy="101" r="20" className="fill-paper stroke-ink" />
        <path d="M55 101V83M55 101h18M55 101v18M55 101H37" />
        <circle cx="262" cy="90" r="27" className="fill-bitcoin-fill stroke-ink" />
      </g>
      <path d="M262 56V28m-8 9l8-9 8 9" className="fill-none stroke-gain" strokeWidth="3" strokeLinejoin="round" />
      <path d="M302 66v50m-8-9l8 9 8-9" className="fill-none stroke-loss" strokeWidth="3" strokeLinejoin="round" />
    </Scene>
  ),
};
