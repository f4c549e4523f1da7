import { bitcoin, line, red } from '@/components/drawing/pens';
import { Coin, Cross } from '@/components/drawing/shapes';

/* Small scenes beside two lists, in their order, each 160 wide and 80 high. */

const Clock = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <circle r="16" />
    <path d="M0-10V0l7 5" />
  </g>
);

/** Beads on the wire of a channel, from x on. */
const Beads = ({ x, count }: { x: number; count: number }) => (
  <path
    d={Array.from({ length: count }, (_, n) => `M${x + n * 14} 46a6.5 6.5 0 1 1 .1 0z`).join('')}
    transform="translate(0 6)"
    {...bitcoin}
    strokeWidth="1.6"
  />
);

/** What goes wrong with a Lightning payment or channel. */
export const lightningTroubleScenes = {
  route: (
    <>
      <path d="M14 58L58 28M104 62l42-34" {...line} className="fill-none stroke-ink" />
      <path d="M58 28l46 34" {...red} strokeDasharray="5 4" />
      <path
        d="M14 70a12 12 0 1 1 .1 0zM58 40a12 12 0 1 1 .1 0zM104 74a12 12 0 1 1 .1 0zM146 40a12 12 0 1 1 .1 0z"
        {...line}
      />
      <Cross x={72} y={36} size={18} />
    </>
  ),
  amount: (
    <>
      <path d="M4 40h152v30H4z" {...line} />
      <path d="M4 40h116v30H4z" {...bitcoin} />
      <path d="M120 40h36v30h-36z" {...line} className="fill-sunk stroke-ink" />
      <path d="M4 28v-8h116v8" {...line} className="fill-none stroke-ink" />
      <Cross x={129} y={14} size={18} />
    </>
  ),
  expired: (
    <>
      <path d="M4 76V8h56v68l-9-7-10 7-9-7-9 7-10-7zM15 24h34M15 38h34M15 52h18" {...line} />
      <Clock x={66} y={54} />
      <Cross x={94} y={12} size={20} />
    </>
  ),
  receive: (
    <>
      <path d="M6 28v24M154 28v24M6 40h148" {...line} />
      <g transform="translate(0 -6)">
        <Beads x={16} count={8} />
      </g>
      <path d="M150 68h-40m8-6l-8 6 8 6" {...red} />
      <Cross x={82} y={59} size={18} />
    </>
  ),
  pending: (
    <>
      <path d="M4 54h86" {...line} />
      <path d="M10 38h32v32H10zM54 38h32v32H54z" {...line} />
      <path d="M92 38h32v32H92z" {...line} strokeDasharray="5 4" />
      <Coin x={108} y={54} />
      <Clock x={142} y={24} />
    </>
  ),
  closed: (
    <>
      <path d="M6 12v24M6 24h38M84 24h38M122 12v24" {...line} />
      <path d="M52 16l8 16M66 16l8 16" {...red} />
      <path d="M64 40v10m-6-5l6 6 6-6" {...line} className="fill-none stroke-bitcoin" />
      <path d="M20 66h90M48 54h32v24H48z" {...line} />
      <Coin x={64} y={66} />
      <Clock x={138} y={60} />
    </>
  ),
} as const;

/** What mining means for someone who only uses Bitcoin. */
export const minerUserScenes = {
  waiting: (
    <>
      <path d="M4 60h152" {...line} />
      <path d={[1, 2, 3, 4, 5].map((n) => `M${8 + n * 25} 50h19v19h-19z`).join('')} {...line} />
      <path d="M8 50h19v19H8z" {...bitcoin} />
      <path
        d={[0, 1, 2, 3, 4, 5].map((n) => `M${11 + n * 25} 36l4 5 9-11`).join('')}
        className="fill-none stroke-gain"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  fees: (
    <>
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(0 ${6 + row * 26})`}>
          <path d="M6 0h34v20H6zM6 1l17 12L40 1" {...line} />
          <path
            d={Array.from({ length: 5 - 2 * row }, (_, n) => `M${62 + n * 20} 17a7 7 0 1 1 .1 0z`).join('')}
            {...bitcoin}
            strokeWidth="1.6"
          />
        </g>
      ))}
    </>
  ),
  checking: (
    <>
      <path d="M6 58h46" {...line} />
      <path d="M12 44h28v28H12z" {...bitcoin} />
      <path d="M70 66V20q0-6 6-6h62q6 0 6 6v46zM60 80l10-14h74l10 14z" {...line} />
      <path
        d="M92 40l10 11 20-22"
        className="fill-none stroke-gain"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  coins: (
    <>
      {[1, 4].map((machines, row) => (
        <g key={machines} transform={`translate(0 ${8 + row * 40})`}>
          {Array.from({ length: machines }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the machines are alike
            <path key={n} d={`M${6 + n * 24} 2h19v28h-19zM${6 + n * 24} 11h19`} {...line} strokeWidth="1.6" />
          ))}
          <path d="M106 16h20m-6-5l6 5-6 5" {...line} className="fill-none stroke-bitcoin" />
          <Coin x={144} y={16} />
        </g>
      ))}
    </>
  ),
} as const;
