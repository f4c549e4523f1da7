import { line } from '@/components/learn/drawings/parts';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { Coin, Cross, sceneGrid, Tick } from './step-parts';

/* What the owner of a node decides and looks after: its version, its chain, its upkeep. */

/** The newest major version in the sources of the guide, and how many the project looks after. */
const NEWEST = 32;
const KEPT = 3;
const VERSIONS = Array.from({ length: KEPT + 1 }, (_, n) => NEWEST - KEPT + n);

export const coreVersions: DrawingPlan<'older' | 'kept'> = {
  height: 156,
  values: (locale: Locale) => ({ oldest: formatNumber(NEWEST - KEPT, locale) }),
  draw: ({ older, kept }) => (
    <>
      <path d="M108 0v156" className="stroke-loss" strokeWidth="2.4" strokeDasharray="6 4" />
      {VERSIONS.map((version, n) => (
        <g key={version} transform={`translate(${n === 0 ? 26 : 56 + n * 66} 44)`}>
          <path d="M0 0h56v56H0zM0 14h56M8 7h.1M16 7h.1" {...line} strokeDasharray={n === 0 ? '5 4' : undefined} />
          <text x="28" y="44" fontSize="22" textAnchor="middle" className="fill-ink font-display font-semibold">
            {version}
          </text>
          {n === 0 ? <Cross x={18} y={-32} size={20} /> : <Tick x={18} y={-20} />}
        </g>
      ))}
      <path d="M120 110v8h190v-8" className="fill-none stroke-ink" strokeWidth="1.6" />
      <g className="fill-ink" textAnchor="middle">
        <text x="54" y="140" className="fill-loss">
          {older}
        </text>
        <text x="215" y="140">
          {kept}
        </text>
      </g>
    </>
  ),
};

/** Stripes for the hash of a block: the same widths draw the same hash. */
const HASH = '3 2 5 3 2 2 4 3 2 4 6 3';
const OTHER_HASH = '5 3 2 4 3 3 6 2 2 2 3 4';
const ROW = 118;

/** Two explorers and one's own node: the same block, or another one. */
export const sameBlock: DrawingPlan<'explorers' | 'node' | 'same' | 'other'> = {
  height: 2 * ROW + 22,
  draw: ({ explorers, node, same, other }) => (
    <>
      <g className="fill-ink" textAnchor="middle">
        <text x="96" y="20" className="font-semibold">
          {explorers}
        </text>
        <text x="259" y="20" className="font-semibold">
          {node}
        </text>
      </g>
      {[HASH, OTHER_HASH].map((hash, row) => (
        <g key={hash} transform={`translate(0 ${22 + row * ROW})`}>
          {row > 0 && <path d="M0 0h320" className="stroke-line" strokeWidth="1.4" />}
          <g {...line}>
            <path d="M14 14h78v58H14zM14 26h78M22 20h.1M30 20h.1M100 14h78v58h-78zM100 26h78M108 20h.1M116 20h.1" />
            <path d="M222 14h74v48h-74zM212 76l10-14h74l10 14z" />
          </g>
          <path d="M20 50h66M106 50h66" className="stroke-ink" strokeWidth="18" strokeDasharray={HASH} />
          <path d="M228 38h62" className="stroke-ink" strokeWidth="18" strokeDasharray={hash} />
          {row === 0 ? <Tick x={189} y={40} /> : <Cross x={190} y={32} size={18} />}
          <text
            x="160"
            y="102"
            textAnchor="middle"
            className={row === 0 ? 'fill-gain font-semibold' : 'fill-loss font-semibold'}
          >
            {row === 0 ? same : other}
          </text>
        </g>
      ))}
    </>
  ),
};

const blocks = (y: number) => [0, 1, 2, 3, 4].map((n) => `M${18 + n * 40} ${y}h24v24h-24z`).join('');

/** A payment on the other chain that counts on Bitcoin too and moves the same owner's bitcoin. */
export const otherChain: DrawingPlan<'other' | 'bitcoin' | 'paid' | 'moved'> = {
  height: 196,
  draw: ({ other, bitcoin, paid, moved }) => (
    <>
      <rect y="98" width="320" height="98" className="fill-sunk" />
      <g {...line}>
        <path d="M6 58h206M6 158h206" />
        <path d={blocks(46)} className="fill-raised stroke-control" />
        <path d={blocks(146)} className="fill-bitcoin-fill stroke-ink" />
      </g>
      <path d="M190 74v62m-7-8l7 10 7-10" className="fill-none stroke-loss" strokeWidth="2.4" strokeDasharray="6 4" />
      <path d="M216 58h36m-7-6l7 6-7 6M216 158h36m-7-6l7 6-7 6" className="fill-none stroke-loss" strokeWidth="2.4" />
      <circle cx="274" cy="58" r="11" className="fill-raised stroke-control" strokeWidth="2.2" />
      <Coin x={274} y={158} />
      <g className="fill-ink">
        <text x="16" y="32">
          {other}
        </text>
        <text x="16" y="126">
          {bitcoin}
        </text>
        <text x="308" y="32" textAnchor="end">
          {paid}
        </text>
        <text x="308" y="126" textAnchor="end" className="fill-loss font-semibold">
          {moved}
        </text>
      </g>
    </>
  ),
};

/** The computer of a node, 60 wide. */
const Box = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}h60v36h-60zM${x} ${y + 18}h60M${x + 10} ${y + 9}h.1M${x + 10} ${y + 27}h.1`} {...line} />
);

/** The four parts of looking after a node, in the order of the guide. */
export const nodeCare = sceneGrid({
  update: (
    <>
      <Box x={20} y={46} />
      <path d="M50 12v22m-8-8l8 9 8-9" className="fill-none stroke-bitcoin" strokeWidth="2.6" />
      <path d="M96 20h42v58H96zM104 32h26M104 42h26M104 52h16" {...line} strokeWidth="1.8" />
      <Tick x={108} y={66} />
    </>
  ),
  backup: (
    <>
      <path d="M22 18h28l12 12v38H22zM50 18v12h12" {...line} className="fill-bitcoin-fill stroke-ink" />
      <path d="M70 42h20m-6-5l6 5-6 5" className="fill-none stroke-ink" strokeWidth="2.2" />
      <path d="M98 14h40v28H98zM98 52h40v28H98zM128 22v12M128 60v12" {...line} />
    </>
  ),
  traffic: (
    <g {...line}>
      <path d="M36 74a44 44 0 0 1 88 0z" />
      <path
        d="M106 40a44 44 0 0 1 18 34h-14a30 30 0 0 0-13-25z"
        className="fill-loss-fill stroke-ink"
        strokeWidth="1.6"
      />
      <path d="M80 74L66 48" strokeWidth="3.4" />
    </g>
  ),
  lightning: (
    <>
      <Box x={50} y={48} />
      <path d="M50 48V16h60v32z" {...line} strokeDasharray="5 4" />
      <path d="M84 20l-14 16h9l-4 10 14-16h-9z" {...line} className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
    </>
  ),
});
