import { line, paper, red } from '@/components/drawing/pens';
import { Coin, Cross, Tick } from '@/components/drawing/shapes';
import { sendMistakeScenes } from './send-care';

/* Small scenes beside the mistakes of the guide on mistakes, in its order, each 116 wide and 84 high. */

export const wordMistakeScenes = {
  phone: (
    <>
      <g {...line}>
        <rect x="2" y="6" width="44" height="72" rx="7" />
        <path d="M9 16h30v48H9z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M15 26h18M15 36h18M15 46h18M15 56h12" strokeWidth="3" />
        <path d="M76 56a11 11 0 0 1 1-22a15 15 0 0 1 28 2a10 10 0 0 1 1 20z" />
      </g>
      <path d="M50 46h14m-6-6l6 6-6 6" {...red} />
      <Cross x={14} y={30} size={20} />
    </>
  ),
  clever: (
    <g transform="translate(15)">
      <path d="M2 78V6h80v72H18V22h48v40H34V38" {...line} className="fill-none stroke-ink" />
      <circle cx="50" cy="46" r="7" strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      <path d="M10 78V14h64v56H26V30h32v8" {...red} strokeWidth="1.6" strokeDasharray="3 5" />
    </g>
  ),
  plan: (
    <>
      <path d="M2 8h48v68H2z" {...line} strokeDasharray="5 5" className="fill-none stroke-control" />
      <text x="26" y="54" fontSize="34" textAnchor="middle" className="fill-loss font-display font-semibold">
        ?
      </text>
      <g {...line}>
        <circle cx="76" cy="34" r="9" />
        <circle cx="102" cy="46" r="7" />
        <path d="M63 76V60q0-14 13-14t13 14v16zM92 76V66q0-11 10-11t10 11v10z" />
      </g>
    </>
  ),
} as const;

export const accountMistakeScenes = {
  company: (
    <>
      <path d="M2 34l32-24 32 24zM6 34h56v7H6zM12 41v28M56 41v28M4 69h60v8H4z" {...line} />
      <Coin x={27} y={59} />
      <Coin x={41} y={59} />
      <Coin x={34} y={48} />
      <g {...line} strokeWidth="1.6">
        <circle cx="80" cy="44" r="6" />
        <circle cx="102" cy="44" r="6" />
        <path d="M72 77V64q0-10 8-10t8 10v13zM94 77V64q0-10 8-10t8 10v13z" />
      </g>
    </>
  ),
  amounts: (
    <g transform="translate(5)">
      <path d="M12 50l5 24h11l-5-22M2 34h16l30-22v60L18 52H2z" {...line} />
      <path d="M56 32q8 10 0 20M65 24q15 18 0 36" {...red} />
      <Coin x={94} y={52} />
      <Coin x={94} y={42} />
      <Coin x={94} y={32} />
    </g>
  ),
  notices: (
    <>
      <path d="M2 26h44v32H2zM2 27l22 17 22-17M58 10h56v64H58zM58 24h56" {...line} />
      <Cross x={14} y={32} size={20} />
      <Tick x={76} y={50} />
    </>
  ),
  logins: (
    <>
      <g {...line}>
        <path d="M2 12h26l14 14v50H2z" />
        <path d="M10 40h24v24H10zM10 52h24M22 40v24" className="fill-gold stroke-ink" strokeWidth="1.6" />
        <rect x="72" y="6" width="42" height="72" rx="7" />
        <path d="M79 16h28v48H79z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <path d="M48 46h16m-6-6l6 6-6 6M85 40h.1M93 40h.1M101 40h.1" {...red} strokeWidth="3" />
    </>
  ),
} as const;

export const beforeBuyingMistakeScenes = {
  rise: (
    <>
      <path d="M2 4v74h112" {...line} className="fill-none stroke-ink" />
      <path d="M8 70l16-7 16-20 22-26" {...line} className="fill-none stroke-ink" strokeWidth="3" />
      <path d="M62 17l18 22 12 4 16 22" {...red} strokeDasharray="5 5" />
      <Coin x={62} y={17} />
    </>
  ),
  rent: (
    <>
      <path d="M2 38L34 8l32 30M8 34v44h52V34M26 78V54h16v24" {...line} />
      <path d="M82 10h30v68H82z" {...red} strokeDasharray="5 4" />
      <path d="M82 46h30v32H82z" {...line} className="fill-bitcoin-fill stroke-ink" />
    </>
  ),
} as const;

export const holdingMistakeScenes = {
  daily: (
    <>
      <path d="M66 30h46v26H66z" {...paper} />
      <circle cx="89" cy="43" r="6" {...paper} strokeWidth="1.6" />
      <circle cx="18" cy="43" r="15" strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      <path
        d="M22 20q34-18 62 2m-1-9l1 9-9-1M84 64q-34 18-62-1m1 9l-1-9 9 1"
        {...line}
        className="fill-none stroke-ink"
      />
      <path d="M44 28v.1M54 26v.1M64 28v.1M44 80v.1M54 82v.1M64 80v.1" {...red} strokeWidth="5" />
    </>
  ),
  chase: (
    <>
      <circle cx="22" cy="44" r="20" strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      {[
        [64, 24],
        [94, 24],
        [64, 62],
        [94, 62],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="13" {...line} strokeDasharray="4 3" />
          <text x={x} y={y + 5} textAnchor="middle" className="fill-ink">
            ?
          </text>
        </g>
      ))}
    </>
  ),
  records: (
    <>
      <path d="M2 6h78v72H2zM2 22h78M28 6v72M54 6v72" {...line} />
      <path d="M9 34h12M35 34h12M61 34h12M9 48h12M35 48h12M61 48h12" {...line} strokeWidth="3" />
      <path d="M74 72l4-12 28-28 8 8-28 28z" {...line} className="fill-gold stroke-ink" />
    </>
  ),
} as const;

/** Confirmations for a small, a medium and a large sum. */
export const CONFIRMATIONS = [1, 3, 6] as const;

export const sendingMistakeScenes = {
  network: sendMistakeScenes.network,
  soon: CONFIRMATIONS.map((count, n) => (
    <g key={count} transform={`translate(${4 + n * 40} 77)`} {...line} strokeWidth="1.6">
      <path
        d={Array.from({ length: count }, (_, block) => `M0 ${-9 * block}h28v-9H0z`).join('')}
        className="fill-paper stroke-ink"
      />
      <circle cx="14" cy={-9 * count - 4 - 3 * n} r={4 + 3 * n} className="fill-bitcoin-fill stroke-ink" />
    </g>
  )),
  speed: (
    <>
      <path d="M2 56h36v10H2zM2 66h36v10H2z" {...line} className="fill-bitcoin-fill stroke-ink" />
      <path
        d="M2 16h36v10H2zM2 26h36v10H2zM2 36h36v10H2zM2 46h36v10H2z"
        {...line}
        className="fill-loss-fill stroke-ink"
      />
      <circle cx="84" cy="46" r="28" {...line} />
      <path d="M84 26v20l14 8" {...line} className="fill-none stroke-ink" />
    </>
  ),
} as const;

export const walletMistakeScenes = {
  reuse: (
    <>
      <path d="M2 48h82v28H2z" {...line} />
      <path d="M12 62h52" className="stroke-ink" strokeWidth="6" strokeDasharray="0 9" strokeLinecap="round" />
      <path d="M15 24l8 18M43 24v18M71 24l-8 18" {...line} className="fill-none stroke-bitcoin" />
      <Coin x={13} y={14} />
      <Coin x={43} y={14} />
      <Coin x={73} y={14} />
      <circle cx="86" cy="56" r="17" {...line} className="fill-none stroke-loss" />
      <path d="M98 68l14 12" {...red} strokeWidth="5" />
    </>
  ),
  fakeApp: (
    <>
      <rect x="2" y="18" width="48" height="48" rx="11" {...line} />
      <rect
        x="64"
        y="18"
        width="48"
        height="48"
        rx="11"
        {...line}
        strokeDasharray="5 4"
        className="fill-none stroke-loss"
      />
      <circle cx="26" cy="42" r="13" strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      <circle cx="88" cy="42" r="13" strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      <Tick x={30} y={60} />
      <Cross x={94} y={52} size={18} />
    </>
  ),
  empty: (
    <>
      <g {...line}>
        <rect x="2" y="6" width="44" height="72" rx="7" />
        <path d="M9 16h30v48H9z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <text x="24" y="50" fontSize="28" textAnchor="middle" className="fill-ink font-display font-semibold">
        0
      </text>
      <path
        d="M103 32a20 20 0 1 0 3 14M104 18v15H89"
        className="fill-none stroke-gain"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
} as const;
