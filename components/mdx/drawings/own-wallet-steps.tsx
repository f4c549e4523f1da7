import { arrows, line } from '@/components/drawing/pens';
import { Address, arrow, Coin, Cross, Phone, Platform, pile, Tick, WordSheet } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { sceneGrid } from './scene-grid';
import { HEIGHT, Scene } from './step-scene';

/* The steps to a wallet on a phone, and of the coins that move there. */

export const ownChoose: DrawingPlan<'wallet' | 'words' | 'code' | 'chain' | 'fee'> = {
  height: HEIGHT,
  draw: ({ wallet, words, code, chain, fee }) => (
    <Scene at={[42]} names={[wallet]}>
      <Phone x={13} />
      <Key x={42} y={76} />
      {[words, code, chain, fee].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 29})`}>
          <Tick x={86} y={20} />
          <text x="118" y="27" className="fill-ink">
            {name}
          </text>
        </g>
      ))}
    </Scene>
  ),
};

const sheet = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;

/** Two rows of two, because four captions beside each other run together on a phone. */
export const ownLose: DrawingPlan<'noted' | 'deleted' | 'words' | 'same'> = {
  ...sceneGrid({
    noted: (
      <>
        <path d={sheet(52, 10, 56, 68)} {...line} />
        <Address x={80} y={32} />
      </>
    ),
    deleted: (
      <>
        <path d={arrow(6, 44)} {...arrows} />
        <rect x="56" y="6" width="48" height="76" rx="8" {...line} />
        <path
          d={sheet(62, 15, 36, 54)}
          {...line}
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
          strokeDasharray="5 5"
        />
      </>
    ),
    words: (
      <>
        <path d={sheet(56, 8, 48, 74)} {...line} />
        <path d="M76 21h20M76 34h20M76 47h20M76 60h20M76 73h14" className="stroke-ink" strokeWidth="1.6" />
        <path d="M66 21v56" className="stroke-ink" strokeWidth="5" strokeDasharray="3 10" />
      </>
    ),
    same: (
      <>
        <path d={arrow(6, 44)} {...arrows} />
        <rect x="51" y="4" width="58" height="80" rx="9" {...line} />
        <path d={sheet(57, 12, 46, 60)} {...line} className="fill-paper stroke-ink" strokeWidth="1.6" />
        <Address x={80} y={30} />
        <Tick x={118} y={44} />
      </>
    ),
  }),
  wide: undefined,
};

export const ownAsk: DrawingPlan<'least' | 'limit' | 'fee' | 'platform' | 'words'> = {
  height: HEIGHT,
  draw: ({ least, limit, fee, platform, words }) => (
    <Scene at={[98, 252]} names={[platform, words]}>
      <path d="M22 130V22q0-8 8-8h136q8 0 8 8v108z" {...line} />
      {[least, limit, fee].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 34})`} className="fill-ink">
          <text x="36" y="44">
            {name}
          </text>
          <text x="158" y="46" textAnchor="end" fontSize="20" className="fill-bitcoin font-display font-semibold">
            ?
          </text>
          {row < 2 && <path d="M36 56h124" className="stroke-line" strokeWidth="1.6" />}
        </g>
      ))}
      <WordSheet x={214} y={30} width={76} height={100} />
      <Cross x={226} y={52} size={52} />
    </Scene>
  ),
};

export const ownTest: DrawingPlan<'platform' | 'sum' | 'wallet'> = {
  height: HEIGHT,
  draw: ({ platform, sum, wallet }) => (
    <Scene at={[62, 172, 272]} names={[platform, sum, wallet]}>
      <Platform x={14} />
      <path d={pile(80, 6)} className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
      <Coin x={172} y={78} />
      <path d="M122 104h100m-8-6l8 6l-8 6" {...arrows} />
      <Phone x={243} />
      <Key x={272} y={76} />
    </Scene>
  ),
};

export const ownArrived: DrawingPlan<'pending' | 'confirmed'> = {
  height: HEIGHT,
  draw: ({ pending, confirmed }) => (
    <Scene at={[64, 238]} names={[pending, confirmed]}>
      <g {...line}>
        <rect x="36" y="52" width="56" height="56" rx="4" strokeDasharray="6 5" />
        <path d="M162 80h158" />
        <path d="M150 52h52v56h-52zM212 52h52v56h-52z" />
        <path d="M160 68h32M160 80h32M160 92h20M222 68h32M222 80h20" strokeWidth="1.6" />
      </g>
      <Coin x={64} y={80} />
      <path d={arrow(106, 80)} {...arrows} />
      <Coin x={238} y={94} />
      <Tick x={228} y={32} />
    </Scene>
  ),
};

export const ownRest: DrawingPlan<'rest' | 'wait'> = {
  height: HEIGHT,
  draw: ({ rest, wait }) => (
    <Scene at={[88, 252]} names={[rest, wait]}>
      <g className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d={pile(18, 5) + pile(204, 1) + pile(240, 2) + pile(276, 3)} />
        <path d="M276 94h28v9h-28z" className="fill-none stroke-ink" strokeDasharray="4 4" />
      </g>
      <path d={arrow(58, 106)} {...arrows} />
      <Phone x={100} />
      <Key x={129} y={76} />
      <path d="M184 14v116" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <g {...line}>
        <path d="M204 24h54v42h-54zM204 36h54M216 18v10M246 18v10" />
        <path d="M214 46h36M214 56h36" strokeWidth="5" strokeDasharray="0 12" />
      </g>
    </Scene>
  ),
};
