import { line } from '@/components/learn/drawings/parts';
import { Key } from './keys';
import { Person } from './platform-kinds';
import { Coin, Cross } from './step-parts';

/* Small scenes beside two lists of the guide on nodes, in their order, each 160 wide and 84 high. */

const green = { ...line, className: 'fill-none stroke-gain' } as const;

/** A laptop that runs a node, marked by two checked blocks, 84 wide. */
const NodeLaptop = ({ x, y = 14 }: { x: number; y?: number }) => (
  <g transform={`translate(${x} ${y})`} {...line}>
    <path d="M6 54V6q0-5 5-5h66q5 0 5 5v48zM0 66l6-12h76l6 12z" />
    <path d="M14 20h18v18H14zM40 20h18v18H40z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
    <path d="M32 29h8M58 29h16" strokeWidth="1.6" />
    <path d="M17 10l4 4l8-9M43 10l4 4l8-9" className="fill-none stroke-gain" />
  </g>
);

/** Wallets that ask the reader’s node. The key is where the payment is signed. */
export const ownWalletScenes = {
  core: (
    <>
      <NodeLaptop x={2} />
      <Key x={66} y={58} scale={0.7} />
      <path d="M92 48h18m-6-6l6 6-6 6" {...line} className="fill-none stroke-ink" strokeDasharray="4 4" />
      <path d="M116 26h24l12 12v42h-36zM140 26v12h12" {...line} />
    </>
  ),
  desktop: (
    <>
      <NodeLaptop x={2} />
      <path d="M44 38h32v22H44zM44 45h32" {...line} strokeWidth="1.6" />
      <path d="M114 52H94m7-6l-7 6 7 6" {...green} />
      <g {...line}>
        <rect x="118" y="18" width="36" height="62" rx="7" />
        <path d="M124 26h24v20h-24zM129 68h6M139 68h6" strokeWidth="1.6" />
      </g>
      <Key x={136} y={36} scale={0.55} />
    </>
  ),
  phone: (
    <>
      <g transform="translate(0 20) scale(.72)">
        <NodeLaptop x={2} />
      </g>
      <path d="M68 52h12m-5-5l5 5-5 5M116 52h10m-5-5l5 5-5 5" {...green} />
      <path d="M84 34h28v46H84zM84 57h28M91 46h.1M91 68h.1" {...line} />
      <g {...line}>
        <rect x="128" y="24" width="28" height="56" rx="5" />
        <path d="M132 31h20v38h-20z" className="fill-paper stroke-ink" strokeWidth="1.4" />
      </g>
      <Key x={142} y={50} scale={0.45} />
    </>
  ),
} as const;

/** Three questions about a node: must it run all day, can it be attacked, is it a vote? */
export const nodeTalkScenes = {
  allDay: (
    <>
      <NodeLaptop x={2} />
      <circle cx="126" cy="48" r="24" {...line} />
      <path d="M126 32v16l11 8" {...line} className="fill-none stroke-ink" strokeWidth="2.6" />
      <path d="M126 27v2M126 67v2M105 48h2M145 48h2" {...line} strokeWidth="1.8" />
    </>
  ),
  attack: (
    <>
      <path
        d="M4 22h46m-8-7l8 7-8 7M4 44h46m-8-7l8 7-8 7M4 66h64m-8-7l8 7-8 7"
        {...line}
        className="fill-none stroke-loss"
      />
      <path d="M58 8v48" {...line} strokeWidth="5" />
      <NodeLaptop x={70} />
    </>
  ),
  vote: (
    <>
      <g transform="translate(22 46)" {...line}>
        <Person x={0} y={0} />
      </g>
      <path d="M50 30h24m-6-6l6 6-6 6" {...line} className="fill-none stroke-loss" strokeDasharray="5 4" />
      <Coin x={30} y={16} />
      <g {...line}>
        <path d="M88 36h60v44H88zM88 58h60M98 47h.1M98 69h.1" />
      </g>
      <Cross x={108} y={8} size={20} />
    </>
  ),
} as const;
