import { line } from '@/components/drawing/pens';
import { Coin } from '@/components/drawing/shapes';

const sheet = (x: number, y = 20) =>
  `M${x} ${y}h40v54h-40zM${x + 14} ${y + 12}h18M${x + 14} ${y + 23}h18M${x + 14} ${y + 34}h18M${x + 14} ${y + 44}h18`;

/** The six questions when a restored wallet shows no coins. */
export const emptyCheckScenes = {
  loading: (
    <>
      <path d="M56 18h48v8q0 12-16 22 16 10 16 22v8H56v-8q0-12 16-22-16-10-16-22zM48 18h64M48 78h64" {...line} />
      <path d="M64 30h32l-16 15zM62 74q6-12 18-14 12 2 18 14z" className="fill-gold" />
    </>
  ),
  words: (
    <>
      <path d={sheet(60)} {...line} strokeWidth="1.6" />
      <path d="M72 43h22" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
      <g className="fill-none stroke-ink" strokeWidth="2.4">
        <circle cx="86" cy="44" r="18" />
        <path d="M99 57l17 18" strokeLinecap="round" strokeWidth="4" />
      </g>
    </>
  ),
  passphrase: (
    <>
      <rect x="30" y="28" width="100" height="40" rx="6" {...line} />
      <path d="M44 48h46" className="stroke-ink" strokeWidth="7" strokeDasharray="0 12" strokeLinecap="round" />
      <path d="M102 38v20" className="stroke-bitcoin" strokeWidth="2.4" />
    </>
  ),
  kind: (
    <>
      <path
        d="M80 80V58M80 58L46 36M80 58V30M80 58l34-22"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g {...line} strokeWidth="1.6">
        <circle cx="46" cy="32" r="10" />
        <circle cx="114" cy="32" r="10" />
        <circle cx="80" cy="26" r="10" />
      </g>
      <Coin x={114} y={32} />
    </>
  ),
  gap: (
    <>
      <path d="M28 36h16v26H28zM48 36h16v26H48zM68 36h16v26H68z" {...line} strokeWidth="1.6" />
      <path d="M92 24v50" className="stroke-loss" strokeWidth="3" />
      <path
        d="M100 36h16v26h-16zM120 36h16v26h-16z"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeDasharray="4 3"
      />
      <circle cx="128" cy="49" r="6" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
    </>
  ),
  standard: (
    <>
      <path d={sheet(38)} {...line} strokeWidth="1.6" />
      <path d="M86 42h14M86 52h14" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M97 34l-8 26" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
      <path d="M108 24h22v50h-22zM112 34h14M112 44h14M112 54h14M112 64h14" {...line} strokeWidth="1.6" />
    </>
  ),
} as const;
