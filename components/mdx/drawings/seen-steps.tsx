import { arrows, line } from '@/components/drawing/pens';
import { Coin, Cross, Device, Phone, Tick, WordSheet } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* What to do when someone may have seen the words: a drawing for each step. */

/** A sheet of words on the floor, 48 wide and 72 high; red when a stranger may know it. */
const Words = ({ x, isSeen }: { x: number; isSeen?: boolean }) => (
  <WordSheet x={x} y={58} width={48} height={72} pitch={15} tone={isSeen ? 'fill-raised stroke-loss' : undefined} />
);

export const seenDevice: DrawingPlan<'device' | 'phone' | 'stranger'> = {
  height: HEIGHT,
  draw: ({ device, phone, stranger }) => (
    <Scene at={[52, 158, 264]} names={[device, phone, stranger]}>
      <Device x={23} />
      <Tick x={42} y={64} />
      <Phone x={129} />
      <path
        d="M146 60a13 13 0 0 1 23-6m1-8v9h-9M172 68a13 13 0 0 1-23 7m-1 7v-8h8"
        className="fill-none stroke-gain"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Phone x={237} />
      <path d="M248 98q0-14 18-14t18 14M257 72a9 9 0 1 0 18 0a9 9 0 1 0-18 0" {...line} strokeWidth="1.6" />
      <Cross x={240} y={52} size={52} />
    </Scene>
  ),
};

export const seenWords: DrawingPlan<'device' | 'sheet' | 'write' | 'read'> = {
  height: HEIGHT,
  draw: ({ device, sheet, write, read }) => (
    <Scene at={[54, 256]} names={[device, sheet]}>
      <Device x={25} />
      <path d="M40 56h28M40 66h28M40 76h18" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M212 130V20h88v110zM232 38h24M232 58h24M232 78h24M232 98h24M232 118h24M272 38h18M272 58h18" {...line} />
      <path d="M222 38v81" className="stroke-ink" strokeWidth="4" strokeDasharray="0 20" strokeLinecap="round" />
      <path
        d="M272 82l5-17 20-27 11 8-20 27zM296 40l11 8"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M98 62h98m-8-7l8 7l-8 7" className="fill-none stroke-bitcoin" strokeWidth="2.4" strokeLinejoin="round" />
      <path d="M196 94H98m8-7l-8 7l8 7" className="fill-none stroke-gain" strokeWidth="2.4" strokeLinejoin="round" />
      <g className="fill-ink" textAnchor="middle">
        <text x="147" y="50">
          {write}
        </text>
        <text x="147" y="116">
          {read}
        </text>
      </g>
    </Scene>
  ),
};

export const seenSend: DrawingPlan<'old' | 'everything' | 'fresh'> = {
  height: HEIGHT,
  draw: ({ old, everything, fresh }) => (
    <Scene at={[60, 260]} names={[old, fresh]}>
      <Words x={10} isSeen />
      <path d="M66 130V90h50v40zM66 90l6-9h38l6 9" {...line} strokeDasharray="4 4" />
      <path d="M126 84h72m-9-8l9 8l-9 8" {...arrows} strokeWidth="3" />
      <Coin x={138} y={62} />
      <Coin x={160} y={62} />
      <Coin x={182} y={62} />
      <text x="160" y="112" textAnchor="middle" className="fill-ink">
        {everything}
      </text>
      <Words x={262} />
      <path d="M206 130V90h50v40zM206 90l6-9h38l6 9" {...line} />
      <Tick x={220} y={108} />
    </Scene>
  ),
};

/** Both payments reach for the next block. Yours pays more, and you go on watching, since the thief can pay more again. */
export const seenFee: DrawingPlan<'yours' | 'thief' | 'watch' | 'block'> = {
  height: HEIGHT,
  draw: ({ yours, thief, watch, block }) => (
    <Scene at={[252]} names={[block]}>
      <path d="M12 34h128v40H12z" {...line} />
      <path d="M12 86h128v40H12z" className="fill-none stroke-loss" strokeWidth="2" strokeLinejoin="round" />
      <path d="M14 17q13-16 26 0q-13 16-26 0z" {...line} strokeWidth="1.6" />
      <circle cx="27" cy="17" r="4.5" className="fill-ink" />
      <g className="fill-ink">
        <text x="48" y="22">
          {watch}
        </text>
        <text x="22" y="59" className="font-semibold">
          {yours}
        </text>
        <text x="22" y="111" className="fill-loss">
          {thief}
        </text>
      </g>
      <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M126 70V38m-7 8l7-8 7 8" className="stroke-bitcoin" />
        <path d="M126 122v-11m-6 5l6-6 6 6" className="stroke-loss" />
      </g>
      <path d="M150 54h44m-9-8l9 8l-9 8" {...arrows} strokeWidth="3" />
      <path
        d="M150 106h44m-9-8l9 8l-9 8"
        className="fill-none stroke-loss"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeDasharray="4 4"
      />
      <g {...line}>
        <path d="M204 130V22h96v108z" />
        <path d="M215 34h74v24h-74z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M215 66h74v22h-74zM215 96h74v22h-74z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      </g>
      <Tick x={290} y={144} />
    </Scene>
  ),
};

export const seenElse: DrawingPlan<'words' | 'branches' | 'passphrase' | 'coins' | 'lightning'> = {
  height: HEIGHT,
  draw: ({ words, branches, passphrase, coins, lightning }) => (
    <Scene at={[48]} names={[words]}>
      <Words x={24} isSeen />
      <path
        d="M72 94h22M94 22v94M94 22h20M94 53h20M94 85h20M94 116h20"
        className="fill-none stroke-ink"
        strokeWidth="2"
      />
      <g {...line} strokeWidth="1.6">
        <path d="M134 32v-8M134 24l-9-10M134 24l9-10" className="fill-none stroke-ink" />
        <path d="M120 44h32v18h-32z" />
        <path d="M128 53h18" strokeWidth="5" strokeDasharray="0 8" />
        <circle cx="129" cy="85" r="9" className="fill-gold stroke-ink" />
        <circle cx="141" cy="85" r="9" className="fill-foam stroke-ink" />
        <path d="M138 103l-14 15h9l-3 11 14-15h-9z" className="fill-gold stroke-ink" />
      </g>
      <text className="fill-ink">
        {[branches, passphrase, coins, lightning].map((name, row) => (
          <tspan key={name} x="166" y={27 + row * 31.3}>
            {name}
          </tspan>
        ))}
      </text>
    </Scene>
  ),
};

export const seenRetire: DrawingPlan<'never' | 'allowlist' | 'orders' | 'payers' | 'replace'> = {
  height: HEIGHT,
  draw: ({ never, allowlist, orders, payers, replace }) => (
    <Scene at={[54, 210]} names={[never, replace]}>
      <Words x={30} isSeen />
      <Cross x={28} y={68} size={52} />
      <path d="M114 130V10h192v120zM114 50h192M114 90h192" {...line} />
      <text className="fill-ink">
        {[allowlist, orders, payers].map((name, row) => (
          <tspan key={name} x="126" y={35 + row * 40}>
            {name}
          </tspan>
        ))}
      </text>
      {[0, 1, 2].map((row) => (
        <Tick key={row} x={274} y={30 + row * 40} />
      ))}
    </Scene>
  ),
};
