import { line } from '@/components/drawing/pens';
import { Coin, Person, Tick } from '@/components/drawing/shapes';

/* Small scenes beside two lists of the guide on hardware wallets, in their order, each 116 wide and 84 high. */

const device = (x: number) => (
  <g {...line}>
    <rect x={x} y="6" width="44" height="72" rx="8" />
    <path d={`M${x + 7} 14h30v34H${x + 7}zM${x + 9} 64h8M${x + 27} 64h8`} className="fill-paper stroke-ink" />
  </g>
);

const eye = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <path d="M-22 0Q0-20 22 0 0 20-22 0z" />
    <circle r="5" className="fill-ink" />
  </g>
);

/** Receiving: the coin arrives on the ledger while the device is in a drawer. Sending: the screen of the device is read. */
export const deviceUseScenes = {
  receiving: (
    <>
      <path d="M2 16h112" {...line} strokeWidth="4" />
      <path d="M6 4h24v24H6zM46 4h24v24H46zM86 4h24v24H86z" {...line} />
      <Coin x={98} y={16} />
      <path d="M14 44h88v34H14z" {...line} />
      <path d="M24 40h68v12H24z" className="fill-paper stroke-ink" strokeWidth="2" />
      <rect x="38" y="38" width="40" height="11" rx="4" {...line} />
      <path d="M18 52h80v20H18zM52 62h12" {...line} />
    </>
  ),
  sending: (
    <>
      {device(6)}
      <path d="M18 22h20M18 31h20M18 40h10" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <circle cx="34" cy="30" r="17" {...line} className="fill-none stroke-ink" />
      <path d="M46 43l14 15" {...line} strokeWidth="5" />
      <path d="M66 42h22m-7-6l7 6-7 6" {...line} className="fill-none stroke-bitcoin" />
      <Coin x={102} y={42} />
    </>
  ),
} as const;

/** The maker closes, the balance is seen but locked, and a parcel, a shop and the ledger tell who you are. */
export const deviceQuestionScenes = {
  closes: (
    <>
      <path d="M4 26h42v52H4z" {...line} />
      <path d="M2 12h46l-2 14H4z" {...line} className="fill-sunk stroke-ink" />
      <path d="M10 36h30v42H10zM10 45h30M10 54h30M10 63h30" {...line} className="fill-paper stroke-loss" />
      <path d="M56 32h22v30H56zM61 40h12M61 47h12M61 54h7" {...line} strokeWidth="1.6" />
      <path d="M80 47h9m-4-4l4 4-4 4" {...line} className="fill-none stroke-bitcoin" />
      <rect x="92" y="24" width="22" height="48" rx="5" {...line} />
      <path d="M96 30h14v16H96z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <g transform="translate(97 58) scale(.6)">
        <Tick x={0} y={0} />
      </g>
    </>
  ),
  balance: (
    <>
      {device(4)}
      <Coin x={26} y={40} />
      <Coin x={26} y={31} />
      <Coin x={26} y={22} />
      {eye(86, 24)}
      <path d="M78 54v-6a8 8 0 0 1 16 0v6" {...line} className="fill-none stroke-ink" />
      <path d="M72 54h28v22H72z" {...line} className="fill-gold stroke-ink" />
      <path d="M86 62v6" {...line} strokeWidth="3" />
    </>
  ),
  anonymous: (
    <>
      <path d="M2 34l10-14h44l10 14v44H2zM2 34h64M34 20v14" {...line} />
      <path d="M12 44h44v26H12z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <g transform="translate(23 54) scale(.48)" {...line} strokeWidth="4">
        <Person x={0} y={0} />
      </g>
      <path d="M36 54h14M36 62h10" {...line} />
      {eye(90, 24)}
      <path d="M74 60h40" {...line} />
      <path d="M74 52h16v16H74zM98 52h16v16H98z" {...line} className="fill-bitcoin-fill stroke-ink" />
    </>
  ),
} as const;
