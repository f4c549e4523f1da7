import { arrows, line, open, red } from '@/components/drawing/pens';
import { Bank, Coin, Cross, Note, Person, ScenePhone, Tick } from '@/components/drawing/shapes';
import { scamDemandScenes } from './app-scenes';
import { Key } from './keys';

/* Small scenes beside lists of the guides on buying and using, in their order, each 116 wide and 84 high. */

/** A calendar, 50 wide and 52 high. */
const Calendar = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <path d="M0 6h50v46H0zM0 18h50M12 0v11M38 0v11" />
    <path d="M10 28h.1M20 28h.1M30 28h.1M40 28h.1M10 40h.1M30 40h.1" strokeWidth="4" />
  </g>
);

/** A pattern for each of five: a need, the keys, a need for cash, a law, luck. */
export const storyPatternScenes = {
  need: (
    <>
      <Bank x={25} foot={78} width={50} />
      <Cross x={12} y={36} size={28} />
      <ScenePhone x={68} />
      <Coin x={90} y={32} />
      <Tick x={79} y={54} />
    </>
  ),
  keys: (
    <>
      <path
        d="M2 78h30v-9H2zM2 69h30v-9H2zM2 60h30v-9H2zM2 51h30v-9H2z"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
      />
      <path d="M46 40V29a13 13 0 0 1 26 0v11" {...open} strokeWidth="4" />
      <path d="M38 40h42v38H38z" {...line} />
      <path d="M59 54v10M59 54h.1" {...open} strokeWidth="4" />
      <Key x={96} y={28} scale={0.8} />
      <Cross x={86} y={18} size={22} />
    </>
  ),
  cash: (
    <>
      <Calendar x={2} y={8} />
      <circle cx="22" cy="48" r="9" {...red} />
      <path d="M58 14l14 8 12-6 12 34 12-4" {...red} />
      <Note x={60} y={52} />
    </>
  ),
  law: (
    <>
      <path d="M2 6h40l14 14v58H2zM42 6v14h14" {...line} />
      <path d="M12 20h20M12 32h34M12 44h34" {...open} />
      <circle cx="38" cy="62" r="9" className="fill-gold stroke-ink" strokeWidth="2" />
      <path d="M78 6h24q8 0 8 8v56q0 8-8 8H78q-8 0-8-8V14q0-8 8-8z" {...open} strokeWidth="2" strokeDasharray="5 5" />
      <circle cx="90" cy="38" r="9" {...open} strokeDasharray="4 4" />
    </>
  ),
  luck: (
    <>
      <path d="M2 34h44v44H2z" {...line} />
      <path d="M13 45h.1M35 45h.1M24 56h.1M13 67h.1M35 67h.1" {...open} strokeWidth="7" />
      <path d="M62 32l38-16 14 38-38 16z" {...line} />
      <path d="M78 33h.1M98 53h.1M88 43h.1" {...open} strokeWidth="7" />
    </>
  ),
} as const;

/** Five questions to a story: a name, who gains, the losses, a record, a promise. */
export const storyCheckScenes = {
  name: (
    <>
      <path d="M2 18h66v48H2z" {...line} />
      <path d="M12 56q0-14 11-14t11 14z" {...line} className="fill-sunk stroke-ink" />
      <circle cx="23" cy="34" r="7" {...line} />
      <path d="M42 34h18M42 45h18M42 56h10" {...open} />
      <g transform="translate(78 22) scale(.74)">
        <Calendar x={0} y={0} />
      </g>
    </>
  ),
  gain: (
    <>
      <path d="M2 22h58v26H2z" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
      <path d="M40 38l6 36 8-10 10 12 6-5-10-12 12-4z" {...line} />
      <path d="M66 26h16m-6-6l6 6-6 6" {...arrows} />
      <Person x={98} foot={78} size={1.1} />
      <Coin x={98} y={12} />
    </>
  ),
  losses: (
    <>
      <path
        d="M2 78h32v-9H2zM2 69h32v-9H2zM2 60h32v-9H2zM2 51h32v-9H2z"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
      />
      <path d="M44 78h32V42H44z" {...red} strokeDasharray="5 4" />
      <path d="M82 78h32V24H82z" {...red} strokeDasharray="5 4" />
      <path d="M54 60h12M92 50h12" {...red} strokeWidth="4" />
    </>
  ),
  record: (
    <>
      <path d="M12 6h46v62H12z" {...line} className="fill-sunk stroke-ink" />
      <path d="M2 16h46v62H2z" {...line} />
      <path d="M10 28h30M10 40h30M10 52h18" {...open} />
      <circle cx="76" cy="44" r="19" className="fill-none stroke-ink" strokeWidth="3" />
      <path d="M90 58l18 18" {...open} strokeWidth="6" />
      <Tick x={66} y={45} />
    </>
  ),
  promise: (
    <>
      <path d="M24 0v46q0 26 22 26t22-24l-9 9M68 48l8 10" {...open} strokeWidth="4" />
      <Coin x={46} y={71} />
      <path d="M78 40q14-14 28 0-14 14-28 0zM106 40l9-8v16z" {...line} className="fill-sunk stroke-ink" />
      <path d="M86 37h.1" {...open} strokeWidth="4" />
    </>
  ),
} as const;

/** Four questions about the way out: where to, limits, the price of a speed, who pays. */
export const wayOutScenes = {
  anywhere: (
    <>
      <ScenePhone x={2} />
      <Coin x={24} y={40} />
      <path d="M52 28h20m-6-6l6 6-6 6M52 60h20m-6-6l6 6-6 6" {...arrows} />
      <Key x={96} y={24} scale={0.8} />
      <path
        d="M98 44L84 62h9l-3 16 15-20H96z"
        className="fill-gold stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  ),
  limits: (
    <>
      <path d="M4 6h40M4 78h40M9 6q0 24 12 36Q9 54 9 78M39 6q0 24-12 36 12 12 12 36" {...line} />
      <path d="M13 78q2-16 11-22 9 6 11 22z" className="fill-gold stroke-ink" strokeWidth="1.6" />
      <path d="M62 78V20M54 78h16" {...line} strokeWidth="4" />
      <path d="M62 30h52v9H62z" {...line} className="fill-loss-fill stroke-ink" />
      <Coin x={92} y={62} />
    </>
  ),
  speeds: (
    <>
      <path
        d="M4 8l9 8-9 8M17 8l9 8-9 8M30 8l9 8-9 8M4 35l9 8-9 8M17 35l9 8-9 8M4 62l9 8-9 8"
        {...open}
        strokeWidth="3"
      />
      <path d="M52 7h60v18H52zM52 34h32v18H52zM52 61h10v18H52z" className="fill-loss-fill stroke-ink" strokeWidth="2" />
    </>
  ),
  busy: (
    <>
      <path d="M2 22h48v56H2z" {...line} />
      <path
        d="M8 28h16v12H8zM28 28h16v12H28zM8 46h16v12H8zM28 46h16v12H28zM8 64h16v8H8zM28 64h16v8H28z"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
      />
      <path d="M58 66h14v12H58z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
      <path d="M80 66h14v12H80zM102 66h12v12h-12z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
      <path d="M76 28q0-12 12-12t12 11q0 8-12 12v6M88 54h.1" {...red} strokeWidth="5" />
    </>
  ),
} as const;

/** Three reasons to buy slowly: pay day, regret, a bad start. */
export const slowScenes = {
  pay: (
    <>
      <Calendar x={2} y={18} />
      <path d="M55 48h8m-3-4l4 4-4 4" {...open} strokeWidth="2.4" />
      <Note x={67} y={35} />
      <circle cx="22" cy="58" r="8" className="fill-none stroke-gain" strokeWidth="2.4" />
    </>
  ),
  regret: (
    <>
      <path d="M2 8h66v50H2zM20 78l15-20 15 20M35 58v8" {...line} />
      <path d="M10 22l14-4 12 8 10 20 14 2" {...red} />
      <Person x={96} foot={78} size={1.1} />
      <path d="M82 34q-6-14 2-18M110 34q6-14-2-18" {...open} strokeWidth="2.4" />
    </>
  ),
  start: (
    <>
      <path d="M12 8l-3 10M34 2l-3 10M58 4l-3 10M82 2l-3 10M104 8l-3 10" {...red} />
      <path
        d="M10 50q4-28 48-28t48 28q-12-8-24 0-12-8-24 0-12-8-24 0-12-8-24 0z"
        {...line}
        className="fill-gold stroke-ink"
      />
      <path d="M58 50v20q0 8 7 8t7-6M58 22v-5" {...open} strokeWidth="2.4" />
      <Coin x={30} y={69} />
      <Coin x={88} y={69} />
    </>
  ),
} as const;

/** Three lines to write before a sale: why, how much, when. */
export const saleDecisionScenes = {
  why: (
    <>
      <path d="M6 78V44l34-28 34 28v34z" {...line} />
      <path d="M2 46L40 12l38 34M40 12l-7 15 12 6-8 14" {...open} strokeWidth="2.4" />
      <path d="M32 78V58h16v20" {...open} strokeWidth="2" />
      <path d="M92 36q12 14 0 20-12-6 0-20zM106 56q9 11 0 16-9-5 0-16z" {...line} className="fill-lake stroke-ink" />
    </>
  ),
  much: (
    <>
      <circle cx="34" cy="42" r="32" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
      <path d="M34 42V10a32 32 0 0 1 32 32z" className="fill-paper stroke-ink" strokeWidth="2" strokeDasharray="5 4" />
      <path d="M84 60V30h30v48H84zM84 42h30" {...line} />
      <path
        d="M92 52h.1M99 52h.1M106 52h.1M92 61h.1M99 61h.1M106 61h.1M92 70h.1M99 70h.1M106 70h.1"
        {...open}
        strokeWidth="4"
      />
      <path d="M90 36h18" {...open} strokeWidth="3" />
    </>
  ),
  when: (
    <>
      {[2, 43, 84].map((x) => (
        <g key={x} transform={`translate(${x} 24) scale(.62)`}>
          <Calendar x={0} y={0} />
        </g>
      ))}
      <Coin x={17} y={69} />
      <Coin x={58} y={69} />
      <Coin x={99} y={69} />
    </>
  ),
} as const;

/** Three things to read on the own screen: the amount, the receiver, the network. */
export const ownScreenScenes = {
  amount: (
    <>
      <path d="M2 20h52v46H2z" {...line} />
      <path d="M10 32h36M10 43h20M10 54h28" {...open} />
      <ScenePhone x={71} />
      <path d="M82 40h24" {...open} strokeWidth="3" />
      <Coin x={94} y={28} />
      <path d="M58 38h10M58 48h10" {...open} strokeWidth="2.4" />
    </>
  ),
  receiver: (
    <>
      <ScenePhone x={2} />
      <path d="M13 24h22M13 36h22M13 48h22" strokeDasharray="5 3" {...open} strokeWidth="3" />
      <path d="M66 20h48v46H66z" {...line} />
      <path d="M74 32h32M74 43h32M74 54h32" strokeDasharray="5 3" {...open} strokeWidth="3" />
      <path d="M51 38h10M51 48h10" {...open} strokeWidth="2.4" />
    </>
  ),
  network: (
    <>
      <ScenePhone x={2} />
      <Coin x={24} y={40} />
      <path d="M58 12h20v20H58zM78 22h16M94 12h20v20H94z" {...line} />
      <path
        d="M92 44L78 62h9l-3 16 15-20h-9z"
        className="fill-gold stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  ),
} as const;

/** Six scams around a sale: support, a safe wallet, a fee first, a helper, a hurry, a recovery. */
export const exitScamScenes = {
  support: scamDemandScenes.support,
  safe: (
    <>
      <path d="M2 24h46v48H2zM2 24l8-12h46l-8 12M48 40H34v16h14" {...line} />
      <Coin x={18} y={48} />
      <path d="M54 48h14m-6-6l6 6-6 6" {...red} />
      <path d="M78 78V66q0-14 18-14t18 14v12z" {...line} className="fill-sunk stroke-ink" />
      <circle cx="96" cy="34" r="15" {...line} />
      <path d="M82 29h28v9H82z" className="fill-ink" />
      <path d="M90 33.5h.1M102 33.5h.1" className="stroke-paper" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  fee: (
    <>
      <path d="M2 10h66v62H2zM2 22h66M10 16h.1M17 16h.1" {...line} />
      <path d="M14 50l21-12 21 12" {...open} strokeWidth="2.4" />
      <path d="M18 62h34" {...open} strokeWidth="5" strokeDasharray="6 5" />
      <path d="M88 46H76m5-5l-5 5 5 5" {...red} />
      <path d="M92 34h22v24H92z" {...line} className="fill-loss-fill stroke-ink" />
      <circle cx="103" cy="46" r="5" className="fill-none stroke-ink" strokeWidth="1.6" />
    </>
  ),
  remote: (
    <>
      <path d="M10 62V16q0-6 6-6h66q6 0 6 6v46zM2 76l8-14h78l8 14z" {...line} />
      <Coin x={32} y={36} />
      <path d="M44 36h14" {...open} strokeDasharray="4 4" />
      <path
        d="M62 26l6 28 7-8 10 11 5-5-10-10 9-5z"
        className="fill-loss-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M114 20q-14-6-22 12" {...red} strokeDasharray="4 5" />
    </>
  ),
  hurry: (
    <>
      <circle cx="28" cy="44" r="26" {...line} />
      <path d="M28 26v18l12 8M22 8h12M28 8v10" {...open} strokeWidth="3" />
      <path d="M64 16h48v24H64z" {...red} strokeDasharray="5 4" />
      <circle cx="88" cy="28" r="6" {...red} strokeWidth="1.6" />
      <Coin x={70} y={64} />
      <path d="M84 64h22m-7-6l7 6-7 6" {...arrows} />
    </>
  ),
  recovery: scamDemandScenes.recovery,
} as const;
