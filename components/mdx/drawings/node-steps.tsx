import { arrows, line } from '@/components/drawing/pens';
import { arrow, Browser, Cross, Laptop, Phone, Tick } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* The five steps of installing a node. */

/** Stripes for a hash or a key: the same list of widths draws the same one. */
const HASH = '3 2 5 3 2 2 4 3 2 4 6 3';
const OTHER_HASH = '5 3 2 4 3 3 6 2 2 2 3 4';
const BUILDER_KEY = '2 3 4 2 6 3 2 5 3 3 2 4';
const Stripes = ({ x, y, of }: { x: number; y: number; of: string }) => (
  <path d={`M${x} ${y}h76`} className="stroke-ink" strokeWidth="16" strokeDasharray={of} />
);

const sheet = (x: number, y: number) => `M${x} ${y}h18l8 8v24h-26zM${x + 18} ${y}v8h8`;

export const nodeDownload: DrawingPlan<'address' | 'typed' | 'program' | 'hashes' | 'signatures' | 'files'> = {
  height: HEIGHT,
  draw: ({ address, typed, program, hashes, signatures, files }) => (
    <Scene at={[84, 250]} names={[typed, files]}>
      <Browser x={14} width={140} top={16} />
      <g {...line}>
        <rect x="24" y="44" width="120" height="24" rx="12" className="fill-paper stroke-ink" />
        <path d="M28 84h112M28 98h112M28 112h70" strokeWidth="1.6" />
        <path d={sheet(200, 10)} className="fill-bitcoin-fill stroke-ink" />
        <path d={sheet(200, 50) + sheet(200, 90)} />
        <path d="M206 66h14M206 74h14M206 110q4-8 5 0t5 0t4-2" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <text x="84" y="61" textAnchor="middle" className="fill-ink font-semibold">
        {address}
      </text>
      <path d={arrow(161, 66)} {...arrows} />
      <g className="fill-ink">
        <text x="236" y="32">
          {program}
        </text>
        <text x="236" y="72">
          {hashes}
        </text>
        <text x="236" y="112">
          {signatures}
        </text>
      </g>
    </Scene>
  ),
};

export const nodeHash: DrawingPlan<'file' | 'hash' | 'list' | 'bit'> = {
  height: HEIGHT,
  draw: ({ file, hash, list, bit }) => (
    <Scene at={[33, 128, 252]} names={[file, hash, list]}>
      <g {...line}>
        <path d={sheet(20, 18) + sheet(20, 84)} className="fill-bitcoin-fill stroke-ink" />
        <path d="M198 130V14h108v116zM212 62h80M212 82h80M212 100h80M212 116h50" strokeWidth="1.6" />
        <path d="M30 104h.1" className="stroke-loss" strokeWidth="9" />
        <path d="M53 34h28m-6-5l6 5l-6 5M53 100h28m-6-5l6 5l-6 5" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <Stripes x={90} y={34} of={HASH} />
      <Stripes x={90} y={100} of={OTHER_HASH} />
      <Stripes x={214} y={34} of={HASH} />
      <Tick x={172} y={34} />
      <Cross x={174} y={92} size={16} />
      <text x="58" y="80" className="fill-loss font-semibold">
        {bit}
      </text>
    </Scene>
  ),
};

/** A person to the waist. */
const person = (x: number, y: number) =>
  `M${x - 13} ${y + 26}c0-20 26-20 26 0zM${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z`;
const signature = (x: number, y: number) => `M${x} ${y}q6-12 8 0t8-1t8 0t9-3`;

export const nodeSignatures: DrawingPlan<'builders' | 'list' | 'elsewhere'> = {
  height: HEIGHT,
  draw: ({ builders, list, elsewhere }) => (
    <Scene at={[56, 160, 264]} names={[builders, list, elsewhere]}>
      <g {...line}>
        <path d={person(30, 22) + person(30, 62) + person(30, 102)} />
        <path
          d={`M52 22h12l5 5v15h-17zM52 62h12l5 5v15h-17zM52 102h12l5 5v15h-17z`}
          className="fill-bitcoin-fill stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M112 130V14h96v116z" />
        <path d="M124 28h72M124 38h72M124 48h40" strokeWidth="1.6" />
        <path
          d={signature(126, 70) + signature(162, 80) + signature(126, 92)}
          className="fill-none stroke-ink"
          strokeWidth="1.6"
        />
        <path
          d="M76 34h28m-6-5l6 5l-6 5M76 74h28m-6-5l6 5l-6 5M76 114h28m-6-5l6 5l-6 5"
          className="fill-none stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      <Browser x={222} width={84} top={56} />
      <Stripes x={122} y={114} of={BUILDER_KEY} />
      <Stripes x={226} y={114} of={BUILDER_KEY} />
      <Tick x={254} y={36} />
      <path d="M200 114h24" className="stroke-gain" strokeWidth="2.4" />
    </Scene>
  ),
};

export const nodeStart: DrawingPlan<'disk' | 'prune' | 'start' | 'sleep'> = {
  height: HEIGHT,
  draw: ({ disk, prune, start, sleep }) => (
    <Scene at={[112, 268]} names={[start, sleep]}>
      <g {...line}>
        <path d="M22 112V20q0-6 6-6h168q6 0 6 6v92zM8 130l14-18h180l14 18z" />
        <circle cx="46" cy="44" r="9" className="fill-paper stroke-ink" />
        <path d="M37 71h18v18H37z" className="fill-paper stroke-ink" />
        <circle cx="46" cy="44" r="3.6" className="fill-ink" stroke="none" />
        <path d="M280 96a34 34 0 1 1-12-62a28 28 0 0 0 12 62z" className="fill-sunk stroke-ink" />
      </g>
      <g className="fill-ink">
        <text x="66" y="49" className="font-semibold">
          {disk}
        </text>
        <text x="66" y="85">
          {prune}
        </text>
      </g>
      <Cross x={242} y={42} size={48} />
    </Scene>
  ),
};

export const nodeSync: DrawingPlan<'check' | 'balance' | 'plug'> = {
  height: HEIGHT,
  draw: ({ check, balance, plug }) => (
    <Scene at={[70, 177, 270]} names={[check, balance, plug]}>
      <Laptop x={6} />
      <g transform="translate(-6 0)" strokeWidth="14">
        <path d="M32 50h88M32 70h88M32 90h32.5" className="stroke-bitcoin-fill" strokeDasharray="14 4.5" />
        <path d="M88 90h30" className="stroke-control" strokeWidth="1.6" strokeDasharray="4 4" />
      </g>
      <Phone x={148} />
      <text x="177" y="76" fontSize="30" textAnchor="middle" className="fill-loss font-display font-semibold">
        ?
      </text>
      <g {...line}>
        <path d="M250 130v-22q0-12 12-12h12V84" className="fill-none stroke-ink" />
        <path d="M260 62h28v12q0 12-14 12t-14-12z" />
        <path d="M267 62V46M281 62V46" strokeWidth="3" />
      </g>
      <Cross x={250} y={36} size={48} />
    </Scene>
  ),
};
