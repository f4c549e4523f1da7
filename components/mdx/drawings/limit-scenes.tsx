import { line, open, red } from '@/components/drawing/pens';
import { Cross, Tick } from '@/components/drawing/shapes';

/* Small scenes beside two lists, in their order, each 116 wide and 84 high: the limits of Bitcoin, and three doubts. */

/** What Bitcoin does not do. */
export const bitcoinLimitScenes = {
  steady: (
    <>
      <path d="M4 6v72h104" {...open} />
      <path d="M12 62l18-22 14 12 14-42 14 58 20-12" {...red} />
    </>
  ),
  interest: (
    <>
      <path d="M24 50h58l-7 28H31zM18 40h70v10H18z" {...line} />
      <circle cx="53" cy="22" r="14" {...line} className="fill-bitcoin-fill stroke-ink" />
    </>
  ),
  undo: (
    <>
      <path d="M34 74a35 35 0 1 1 38 0M80 76l-9-2 3-10" {...open} strokeWidth="3" />
      <circle cx="53" cy="45" r="14" {...line} className="fill-bitcoin-fill stroke-ink" />
      <Cross x={41} y={33} size={24} />
    </>
  ),
  lies: (
    <>
      <path d="M14 32h78v46H14zM6 16h94v16H6z" {...line} />
      <text x="53" y="64" fontSize="26" textAnchor="middle" className="fill-loss font-display font-semibold">
        ?
      </text>
    </>
  ),
  slow: (
    <>
      <path d="M6 12h92v66H6z" {...line} />
      <path
        d="M16 22h20v20H16zM42 22h20v20H42zM68 22h20v20H68zM16 48h20v20H16zM42 48h20v20H42zM68 48h20v20H68z"
        {...line}
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
      />
    </>
  ),
  power: (
    <>
      <path d="M22 28h48v22q0 18-24 18T22 50zM34 28V8M58 28V8" {...line} className="fill-gold stroke-ink" />
      <path d="M46 68q0 10 20 10h44" {...open} />
    </>
  ),
  law: (
    <>
      <path d="M52 12v60M32 78h40M16 24h72" {...open} strokeWidth="3" />
      <path d="M16 24L4 52h24zM88 24L76 52h24z" {...open} />
      <path d="M2 52h28q-4 10-14 10T2 52zM74 52h28q-4 10-14 10t-14-10z" {...line} className="fill-gold stroke-ink" />
      <circle cx="52" cy="10" r="5" {...line} />
    </>
  ),
} as const;

/** Why it is hard to prove that money builds civilizations. */
export const civilizationDoubtScenes = {
  rates: (
    <>
      <path d="M4 6v72h106" {...open} />
      <path d="M10 14q26 2 40 14t28 10 30 8" {...open} strokeWidth="3" />
      <circle cx="22" cy="62" r="8" {...line} className="fill-gold stroke-ink" />
      <circle cx="44" cy="62" r="8" {...line} className="fill-sunk stroke-ink" />
      <path d="M60 56h22v13H60z" {...line} />
    </>
  ),
  better: (
    <>
      <circle cx="42" cy="24" r="14" {...line} />
      <path d="M37 26q5 5 10 0" {...open} strokeWidth="1.6" />
      <path d="M22 78V62q0-20 20-20t20 20v16z" {...line} className="fill-gold stroke-ink" />
      <Tick x={76} y={44} />
    </>
  ),
  many: (
    <>
      <path d="M6 36h36v42H6zM6 50h36M18 36v-8h12v8" {...line} />
      <path d="M24 56v16M16 64h16" className="stroke-loss" strokeWidth="5" />
      <path d="M56 12h48v32H56zM80 44v8M68 52h24" {...line} />
      <path d="M56 78V62h12v16zM74 78V56h12v22zM92 78V66h12v12z" {...line} className="fill-sunk stroke-ink" />
    </>
  ),
} as const;
