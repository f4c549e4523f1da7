import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, Padlock, Phone, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/* The questions at the end of the guide to addresses. */

/** A small QR code as a sign for an address, 50 wide. */
const Code = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0h50v50H0z" {...line} strokeWidth="1.6" />
    <path
      d="M6 6h13v13H6zM31 6h13v13H31zM6 31h13v13H6zM24 6h3v10h-3zM24 22h8v5h-8zM36 24h8v5h-8zM24 32h5v12h-5zM33 34h11v4H33zM35 41h9v3h-9zM6 23h12v4H6z"
      className="fill-ink"
    />
  </g>
);

/** An invoice whose time is over, and the address behind it: it takes a coin, but who has the key is a question. */
export const addressExpiry: DrawingPlan<'invoice' | 'address'> = {
  height: HEIGHT,
  draw: ({ invoice, address }) => (
    <Scene at={[82, 236]} names={[invoice, address]}>
      <g {...line}>
        <path d="M42 130V30h66v100l-11-8-11 8-11-8-11 8-11-8zM54 50h42M54 66h42M54 82h22" />
        <circle cx="112" cy="88" r="22" />
        <path d="M112 74v14l10 6" />
      </g>
      <Cross x={120} y={26} size={20} />
      <Padlock x={236} y={FLOOR - 46} width={56} fill="fill-raised" />
      <Coin x={236} y={106} />
      <text x="284" y="82" fontSize="40" textAnchor="middle" className="fill-ink font-display font-semibold">
        ?
      </text>
    </Scene>
  ),
};

/** One sheet with words, and addresses without end. */
export const addressSupply: DrawingPlan<'words' | 'addresses'> = {
  height: HEIGHT,
  draw: ({ words, addresses }) => (
    <Scene at={[66, 226]} names={[words, addresses]}>
      <path d="M30 30h72v100H30z" {...line} />
      <path
        d="M42 46h18M42 62h18M42 78h18M42 94h18M42 110h18M72 46h18M72 62h18M72 78h18M72 94h18M72 110h18"
        className="stroke-ink"
        strokeWidth="4"
      />
      <path d={arrow(114, 82)} {...arrows} />
      {[0, 1, 2, 3, 4].map((n) => (
        <path
          key={n}
          d={`M${232 - n * 18} ${24 + n * 18}h76v34h-76zM${242 - n * 18} ${41 + n * 18}h56`}
          {...line}
          strokeDasharray={n === 0 ? '5 4' : undefined}
        />
      ))}
    </Scene>
  ),
};

/** A phone that reads a code, two equal lines, and keys under a cross. */
export const addressEntry: DrawingPlan<'scan' | 'copy' | 'hand'> = {
  height: HEIGHT,
  draw: ({ scan, copy, hand }) => (
    <Scene at={[56, 162, 266]} names={[scan, copy, hand]}>
      <path d="M107 12v118M213 12v118" className="stroke-line" strokeWidth="1.6" />
      <Phone x={27} />
      <Code x={31} y={46} />
      <Tick x={82} y={28} />
      <path d="M122 56h62v30h-62zM140 90h62v30h-62zM132 71h42M150 105h42" {...line} />
      <Tick x={186} y={36} />
      <path d="M224 74h84v46h-84z" {...line} />
      <path d="M234 86h66M234 97h66" className="stroke-ink" strokeWidth="6" strokeDasharray="6 4" />
      <path d="M246 109h40" className="stroke-ink" strokeWidth="5" />
      <Cross x={255} y={32} size={22} />
    </Scene>
  ),
};

/** A payment to a wrong address, in two halves. Left: a person owns the address and can return the coin. Right: nobody has its key. */
export const addressMistake: DrawingPlan<'someone' | 'nobody'> = {
  height: HEIGHT,
  draw: ({ someone, nobody }) => (
    <Scene at={[80, 240]} names={[someone, nobody]}>
      <path d="M160 12v118" className="stroke-line" strokeWidth="1.6" />
      <Padlock x={56} y={FLOOR - 46} width={56} fill="fill-raised" />
      <Coin x={56} y={106} />
      <g {...line}>
        <circle cx="118" cy="72" r="14" />
        <path d="M94 130q0-38 24-38t24 38z" />
      </g>
      <Key x={118} y={116} scale={1.1} />
      <path d="M124 30H36" {...arrows} strokeDasharray="5 4" />
      <path d="M44 24l-8 6 8 6" {...arrows} />
      <Padlock x={214} y={FLOOR - 46} width={56} fill="fill-raised" />
      <Coin x={214} y={106} />
      <path
        d="M262 72a14 14 0 1 1 28 0a14 14 0 1 1-28 0M252 130q0-38 24-38t24 38z"
        className="fill-none stroke-control"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
      <Cross x={265} y={24} size={22} />
    </Scene>
  ),
};
