import { Label } from '@/components/drawing/labels';
import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, Tick } from '@/components/drawing/shapes';
import { getClaim } from '@/lib/content/claims/claims';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene, ThirdsRules } from './step-scene';

/* What the owner of a node decides and looks after: its version, its chain, its upkeep. */

/** The newest major version in the sources of the guide, and how many the project looks after. */
const NEWEST = getClaim('core-newest-version').value;
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
      <Label x={54} y={138} room={102} anchor="middle" className="fill-loss">
        {older}
      </Label>
      <Label x={215} y={138} room={200} anchor="middle" className="fill-ink">
        {kept}
      </Label>
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
          {row > 0 && <path d="M0 0h320" className="stroke-line" strokeWidth="1.6" />}
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
      <circle cx="274" cy="58" r="11" className="fill-raised stroke-control" strokeWidth="2" />
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

/** The computer of a node on the floor, 84 wide and 54 high, with its left edge at x. */
const Box = ({ x }: { x: number }) => (
  <path
    d={`M${x} ${FLOOR - 54}h84v54h-84zM${x} ${FLOOR - 27}h84M${x + 13} ${FLOOR - 40}h.1M${x + 13} ${FLOOR - 14}h.1M${x + 30} ${FLOOR - 14}h40`}
    {...line}
  />
);

/** First a copy of the wallet's file on a disk, then the notes of a release, its hash and signatures, and the update. */
export const nodeUpdate: DrawingPlan<'backup' | 'notes' | 'checks' | 'install'> = {
  height: HEIGHT,
  draw: ({ backup, notes, checks, install }) => (
    <Scene at={[38, 120, 198, 277]} names={[backup, notes, checks, install]}>
      <path d="M24 20h20l10 10v34H24zM44 20v10h10" {...line} className="fill-bitcoin-fill stroke-ink" />
      <path d="M38 70v22m-7-8l7 8 7-8" {...arrows} />
      <path d="M10 98h56v32H10zM18 120h26M56 120h.1" {...line} />
      <g {...line}>
        <path d="M96 58h48v72H96zM105 72h30M105 86h30M105 100h30M105 114h18" />
        <path d="M174 58h48v72h-48zM182 104q5-14 10 0t10 0" />
      </g>
      <path d="M181 76h34" className="stroke-ink" strokeWidth="16" strokeDasharray="3 2 5 3 2 2 4 3 2 4" />
      <Tick x={197} y={114} />
      <path d="M244 76h66v54h-66zM244 103h66M256 90h.1M256 117h.1M270 117h28" {...line} />
      <path d="M277 36v30m-8-9l8 10 8-10" {...arrows} />
      <path d="M72 94h16m-6-6l6 6-6 6M150 94h16m-6-6l6 6-6 6M226 94h14m-6-6l6 6-6 6" {...arrows} />
    </Scene>
  ),
};

/** The file of a wallet and the settings have two copies each; the chain has none. */
export const nodeBackup: DrawingPlan<'wallet' | 'settings' | 'chain'> = {
  height: HEIGHT,
  draw: ({ wallet, settings, chain }) => (
    <Scene at={[54, 158, 262]} names={[wallet, settings, chain]}>
      <ThirdsRules />
      <g {...line}>
        <path d="M44 22h36l12 12v62H44zM80 22v12h12" />
        <path d="M18 40h36l14 14v76H18zM54 40v14h14" className="fill-bitcoin-fill stroke-ink" />
        <path d="M148 22h48v74h-48z" />
        <path d="M122 40h50v90h-50zM132 62h30M132 84h30M132 106h30" />
        <path d="M142 62h.1M154 84h.1M138 106h.1" strokeWidth="9" />
        <path d="M224 92h80" strokeDasharray="5 4" />
        <path d="M226 80h24v24h-24zM262 80h24v24h-24z" strokeDasharray="5 4" className="fill-sunk stroke-control" />
      </g>
      <Cross x={252} y={34} size={22} />
    </Scene>
  ),
};

/** What a node sends to others, with a soft limit on it. */
export const nodeTraffic: DrawingPlan<'node' | 'limit' | 'others'> = {
  height: HEIGHT,
  draw: ({ node, limit, others }) => (
    <Scene at={[58, 166, 268]} names={[node, limit, others]}>
      <Box x={16} />
      <g {...line}>
        <path d="M120 130a46 46 0 0 1 92 0z" />
        <path
          d="M194 93a46 46 0 0 1 18 37h-18a28 28 0 0 0-11-22z"
          className="fill-loss-fill stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M166 128l-14-28" strokeWidth="4" />
        <path d="M244 40h48v22h-48zM244 72h48v22h-48zM244 104h48v26h-48zM254 51h.1M254 83h.1M254 117h.1" />
      </g>
      <path d="M58 62V44h170m-7-6l7 6-7 6" {...arrows} />
    </Scene>
  ),
};

/** First a plain node; months later, Lightning on top of it. */
export const nodeLightning: DrawingPlan<'plain' | 'later'> = {
  height: HEIGHT,
  draw: ({ plain, later }) => (
    <Scene at={[82, 234]} names={[plain, later]}>
      <Box x={40} />
      <path d={arrow(146, 104)} {...arrows} />
      <Box x={192} />
      <path d="M192 76V24h84v52z" {...line} strokeDasharray="5 4" />
      <path
        d="M239 30l-19 22h12l-5 17 19-23h-12z"
        {...line}
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
      />
    </Scene>
  ),
};
