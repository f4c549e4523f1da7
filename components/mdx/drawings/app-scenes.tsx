import { bitcoin, line, paper, red } from '@/components/drawing/pens';
import { Coin, Cross } from '@/components/drawing/shapes';
import { Key } from './keys';

/* Small scenes beside lists of the guide on the first wallet, in their order, each 116 wide and 84 high. */

const phone = (
  <g {...line}>
    <rect x="34" y="2" width="48" height="80" rx="8" />
    <path d="M41 12h34v56H41z" className="fill-paper stroke-ink" strokeWidth="1.6" />
  </g>
);

/** Which wallet fits whom. */
export const walletChoiceScenes = {
  app: (
    <>
      {phone}
      <path d="M45 36l13-10 13 10zM47 54h22M49 40v10M58 40v10M67 40v10" {...line} strokeWidth="1.6" />
    </>
  ),
  phone: (
    <>
      {phone}
      <Key x={58} y={40} scale={0.8} />
    </>
  ),
  device: (
    <>
      <g {...line}>
        <rect x="8" y="22" width="100" height="44" rx="9" />
        <path d="M20 31h52v26H20z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M84 44h.1M97 44h.1" strokeWidth="9" />
      </g>
      <Key x={46} y={44} />
    </>
  ),
  none: (
    <>
      <path d="M14 6h56v74H14zM24 22h36M24 36h36M24 50h20" {...line} />
      <circle cx="76" cy="56" r="22" {...red} strokeWidth="3" strokeDasharray="6 5" />
    </>
  ),
} as const;

/** What one gives up with a custodial app. */
export const appRiskScenes = {
  fail: (
    <>
      <path d="M2 34l44-26 44 26zM6 34h80v8H6zM14 42v26M78 42v26M4 68h84v9H4z" {...line} />
      <Coin x={34} y={58} />
      <Coin x={58} y={58} />
      <path d="M48 6l-8 18 12 10-10 16 12 12-6 16" {...red} strokeWidth="3" />
    </>
  ),
  freeze: (
    <g {...line}>
      <rect x="2" y="6" width="44" height="72" rx="7" />
      <path d="M9 16h30v48H9z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <circle cx="24" cy="40" r="9" className="fill-bitcoin-fill stroke-ink" />
      <path d="M62 44V32a16 16 0 0 1 32 0v12" className="fill-none stroke-ink" strokeWidth="4" />
      <path d="M54 44h48v32H54z" className="fill-loss-fill stroke-ink" />
      <path d="M78 55v10" strokeWidth="4" />
    </g>
  ),
  identity: (
    <>
      <g {...line}>
        <path d="M2 18h64v48H2zM36 32h22M36 42h22M36 52h14" />
        <circle cx="19" cy="34" r="7" />
        <path d="M8 56q0-12 11-12t11 12z" />
        <path d="M84 30h30v24H84zM84 31l15 12 15-12" />
      </g>
      <path d="M66 42h14m-6-6l6 6-6 6" {...red} />
    </>
  ),
  uninsured: (
    <>
      <g {...line}>
        <path d="M34 40v36q0 5 5 3" className="fill-none stroke-ink" />
        <path d="M2 40a32 32 0 0 1 64 0z" strokeDasharray="5 4" />
        <path d="M34 8V4" />
      </g>
      <path d="M8 54h22v18H8z" {...paper} />
      <circle cx="94" cy="64" r="12" {...bitcoin} />
      <path d="M80 14l-4 12M96 10l-4 12M112 14l-4 12M88 32l-4 12M106 32l-4 12" {...red} />
    </>
  ),
  promise: (
    <>
      <path d="M2 6h58v72H2zM12 56h38M12 66h24" {...line} />
      <circle cx="31" cy="30" r="14" className="fill-none stroke-bitcoin" strokeWidth="2.4" strokeDasharray="4 4" />
      <path d="M66 42h16m-6-6l6 6-6 6" {...line} strokeDasharray="3 4" className="fill-none stroke-ink" />
      <circle cx="100" cy="42" r="14" {...bitcoin} />
    </>
  ),
} as const;

/** Scams that promise money. */
export const scamPromiseScenes = {
  profit: (
    <>
      <path d="M2 4v74h110" {...line} className="fill-none stroke-ink" />
      <path d="M10 70L92 14m-14 0h14v13" {...red} strokeWidth="3" strokeDasharray="6 5" />
      <Cross x={40} y={32} size={20} />
    </>
  ),
  double: (
    <>
      <circle cx="18" cy="42" r="15" {...bitcoin} />
      <path d="M42 42h24m-7-7l7 7-7 7" {...line} className="fill-none stroke-ink" />
      <circle cx="94" cy="23" r="15" {...red} strokeDasharray="5 4" />
      <circle cx="94" cy="61" r="15" {...red} strokeDasharray="5 4" />
    </>
  ),
  love: (
    <>
      <path d="M2 8h66v46H32L18 68V54H2z" {...line} />
      <path d="M35 46C12 30 20 14 35 24c15-10 23 6 0 22z" className="fill-loss-fill stroke-ink" strokeWidth="2" />
      <path d="M56 68h18m-6-6l6 6-6 6" {...red} />
      <circle cx="94" cy="66" r="12" {...bitcoin} />
    </>
  ),
} as const;

/** Scams that ask for secrets or coins. */
export const scamDemandScenes = {
  support: (
    <>
      <g {...line}>
        <circle cx="26" cy="34" r="14" />
        <path d="M2 78V70q0-16 24-16t24 16v8z" />
        <path d="M10 36V30a16 16 0 0 1 32 0v6" className="fill-none stroke-ink" strokeWidth="3" />
        <path d="M42 40q0 8-10 9" className="fill-none stroke-ink" />
        <path d="M60 10h54v32H76L64 54V42h-4z" />
      </g>
      <path d="M72 26h.1M82 26h.1M92 26h.1M102 26h.1" {...red} strokeWidth="6" />
    </>
  ),
  words: (
    <>
      <path d="M2 8h54v70H2z" {...line} />
      <path d="M12 22h14M34 22h14M12 36h14M34 36h14M12 50h14M34 50h14M12 64h14M34 64h14" {...line} strokeWidth="3" />
      <path d="M92 4v44q0 18-14 18t-14-16" {...red} strokeWidth="4" />
      <path d="M64 50l-5 11 11-3z" className="fill-loss-fill stroke-loss" strokeWidth="1.6" />
    </>
  ),
  demand: (
    <>
      <path d="M2 6h50v72H2zM12 20h30M12 31h30M12 42h20" {...line} />
      <circle cx="38" cy="60" r="10" className="fill-loss-fill stroke-ink" strokeWidth="2" />
      <path d="M82 42H60m7-6l-7 6 7 6" {...red} strokeWidth="3" />
      <circle cx="99" cy="42" r="14" {...bitcoin} />
    </>
  ),
  recovery: (
    <>
      <circle cx="36" cy="42" r="32" {...line} />
      <path d="M36 10v18M36 56v18M4 42h18M50 42h18" className="stroke-loss-fill" strokeWidth="12" />
      <circle cx="36" cy="42" r="32" {...line} className="fill-none stroke-ink" />
      <circle cx="36" cy="42" r="14" {...line} className="fill-paper stroke-ink" />
      <path d="M90 42H76m6-6l-6 6 6 6" {...red} strokeWidth="3" />
      <Coin x={102} y={42} />
    </>
  ),
} as const;

/** What to keep in mind on the day of the first wallet of one's own. */
export const ownKeyScenes = {
  paper: (
    <>
      <path d="M2 6h48v72H2zM10 20h14M30 20h12M10 34h14M30 34h12M10 48h14M30 48h12M10 62h14M30 62h12" {...line} />
      <path d="M66 36h10l5-8h18l5 8h10v36H66z" {...line} />
      <circle cx="90" cy="54" r="11" {...line} />
      <Cross x={72} y={34} size={38} />
    </>
  ),
  name: (
    <>
      <path d="M2 6h48v72H2zM10 20h14M30 20h12M10 34h14M30 34h12M10 48h14M30 48h12" {...line} />
      <path d="M36 60l12-14h64v28H48z" {...line} className="fill-gold stroke-ink" />
      <path d="M60 56h40M60 65h26" {...line} strokeWidth="3" />
    </>
  ),
  restore: (
    <>
      <rect x="2" y="10" width="36" height="66" rx="6" {...line} strokeDasharray="4 4" />
      <path d="M46 43h18m-6-6l6 6-6 6" {...line} className="fill-none stroke-ink" />
      <rect x="72" y="10" width="36" height="66" rx="6" {...line} />
      <circle cx="90" cy="34" r="9" {...bitcoin} />
      <path d="M80 58l7 7 14-15" className="fill-none stroke-gain" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  signature: (
    <>
      <path d="M2 6h52l14 14v58H2zM54 6v14h14M12 30h40M12 42h40" {...line} />
      <path d="M12 64q10-18 15-4t14-2 15 2" {...line} className="fill-none stroke-ink" />
      <path d="M82 44l9 9 20-22" className="fill-none stroke-gain" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
} as const;

/** The red flags of the guide on mistakes; a sign that is also a script of scams has its scene. */
export const redFlagScenes = {
  stranger: (
    <>
      <g {...line}>
        <circle cx="24" cy="34" r="14" />
        <path d="M2 78V70q0-16 22-16t22 16v8zM58 10h56v34H76L62 56V44h-4z" />
      </g>
      <path d="M12 32h24" className="stroke-ink" strokeWidth="7" />
      <path d="M66 36l12-9 9 5 16-14m-9 0h9v8" {...red} />
    </>
  ),
  profit: scamPromiseScenes.profit,
  hurry: (
    <>
      <circle cx="34" cy="44" r="30" {...line} />
      <path d="M34 24v20l14 9M34 8V4" {...red} strokeWidth="3" />
      <path d="M74 24h38v26H96l-9 10V50H74zM82 37h22" {...line} strokeDasharray="4 3" />
      <Cross x={82} y={27} size={20} />
    </>
  ),
  fee: scamDemandScenes.demand,
  words: scamDemandScenes.words,
  double: scamPromiseScenes.double,
  payment: (
    <>
      <path d="M2 14h62v38H2z" {...line} className="fill-gold stroke-ink" />
      <path
        d="M20 14v38M2 30h62M20 30q-14-2-10-9 6-4 10 9 4-13 10-9 4 7-10 9z"
        {...line}
        className="fill-none stroke-ink"
      />
      <path d="M32 46h60v34H32z" {...paper} />
      <circle cx="62" cy="63" r="9" {...paper} strokeWidth="1.6" />
      <circle cx="98" cy="36" r="15" {...bitcoin} />
    </>
  ),
  stop: (
    <>
      <path d="M44 8h28l20 20v28L72 76H44L24 56V28z" {...line} className="fill-loss-fill stroke-ink" />
      <path d="M36 42h44" className="stroke-foam" strokeWidth="10" />
    </>
  ),
} as const;
