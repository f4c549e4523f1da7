import { arrows, coins, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, Person, pile, Tick } from '@/components/drawing/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { Key } from './keys';
import { Cup } from './payment-choices';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* Opening a channel, paying in it and closing it; room to receive, and the way around a link without room. */

export const channelOpen: DrawingPlan<'sam' | 'lock' | 'chain'> = {
  height: HEIGHT,
  draw: ({ sam, lock, chain }) => (
    <Scene at={[42, 152, 274]} names={[sam, lock, chain]}>
      <path d={pile(28, 9)} {...coins} />
      <path d={arrow(70, 100) + arrow(206, 100)} {...arrows} />
      <g {...line}>
        <path d="M126 74V58a26 26 0 0 1 52 0v16" className="fill-none stroke-ink" strokeWidth="5" />
        <path d="M108 74h88v56h-88z" className="fill-gold stroke-ink" />
        <path d="M130 92v14M174 92v14" strokeWidth="5" />
        <path d="M244 70h60v60h-60z" />
        <path d="M256 84h36M256 96h36M256 108h22" strokeWidth="2" />
      </g>
      <Key x={96} y={34} />
      <Key x={208} y={34} />
    </Scene>
  ),
};

/** The channel and the payment of the guide, in satoshis. */
const CHANNEL = 100_000;
const PAID = 500;

/** A sheet with two lines, 132 wide. */
const Split = ({ x, y, lines, isOld }: { x: number; y: number; lines: string[]; isOld?: boolean }) => (
  <>
    <path d={`M${x} ${y}h132v84H${x}z`} {...line} className={isOld ? 'fill-sunk stroke-control' : line.className} />
    <g className={isOld ? 'fill-muted' : 'fill-ink font-semibold'}>
      {lines.map((text, row) => (
        <text key={text} x={x + 12} y={y + 26 + row * 22}>
          {text}
        </text>
      ))}
    </g>
  </>
);

export const channelPay: DrawingPlan<'old' | 'newest' | 'all' | 'sam' | 'cafe' | 'nothing'> = {
  height: HEIGHT,
  values: (locale: Locale) => ({
    total: formatNumber(CHANNEL, locale),
    rest: formatNumber(CHANNEL - PAID, locale),
    paid: formatNumber(PAID, locale),
  }),
  draw: ({ old, newest, all, sam, cafe, nothing }) => (
    <Scene at={[82, 238]} names={[old, newest]}>
      <Split x={16} y={30} lines={[all, nothing]} isOld />
      <Split x={172} y={30} lines={[sam, cafe]} />
      <path d="M30 96q8-14 14 0t14-2M80 98q8-14 14 0t14-2" className="fill-none stroke-control" strokeWidth="2" />
      <path d="M186 96q8-14 14 0t14-2" className="fill-none stroke-bitcoin" strokeWidth="2" />
      <path d="M236 98q8-14 14 0t14-2" className="fill-none stroke-bitcoin" strokeWidth="2" />
      <Cross x={116} y={84} size={20} />
      <Tick x={276} y={94} />
    </Scene>
  ),
};

const LANE = 96;

export const channelClose: DrawingPlan<'agreed' | 'alone' | 'share' | 'wait'> = {
  height: 2 * LANE,
  draw: ({ agreed, alone, share, wait }) => (
    <>
      <rect y={LANE} width="320" height={LANE} className="fill-sunk" />
      <g className="fill-ink">
        {[
          [agreed, share],
          [alone, wait],
        ].map(([name, end], row) => (
          <g key={name}>
            <text x="14" y={24 + row * LANE} className="font-semibold">
              {name}
            </text>
            <text x="306" y={24 + row * LANE} textAnchor="end">
              {end}
            </text>
          </g>
        ))}
      </g>
      <g {...line}>
        <Person x={24} y={50} />
        <path d="M122 42h42v42h-42zM122 138h42v42h-42z" />
        <path d="M131 53h24M131 63h24M131 73h14M131 149h24M131 159h24M131 169h14" strokeWidth="1.6" />
        <Person x={40} y={50 + LANE} />
        <circle cx="222" cy="159" r="20" />
        <path d="M222 147v12l9 6" className="fill-none stroke-ink" />
      </g>
      <Cup x={66} y={82} />
      <path d={`M97 63h20m-7-6l7 6l-7 6${arrow(172, 63)}M68 159h46m-7-6l7 6-7 6${arrow(248, 159)}`} {...arrows} />
      <Coin x={222} y={63} />
      <Coin x={246} y={63} />
      <Coin x={292} y={159} />
    </>
  ),
};

/** The path of beads on a wire at y 62, the first in the middle of x. */
const beads = (x: number, count: number, y = 62) =>
  Array.from({ length: count }, (_, n) => `M${x + n * 15} ${y}h.1`).join('');
const Beads = ({ d }: { d: string }) => (
  <g strokeLinecap="round">
    <path d={d} className="stroke-ink" strokeWidth="14" />
    <path d={d} className="stroke-bitcoin-fill" strokeWidth="10" />
  </g>
);

export const roomWays: DrawingPlan<'bought' | 'spent'> = {
  height: 2 * LANE,
  draw: ({ bought, spent }) => (
    <>
      <rect y={LANE} width="320" height={LANE} className="fill-sunk" />
      <g className="fill-ink font-semibold">
        <text x="14" y="24">
          {bought}
        </text>
        <text x="14" y={24 + LANE}>
          {spent}
        </text>
      </g>
      {[0, LANE].map((y) => (
        <path key={y} d={`M62 ${y + 44}v36M244 ${y + 44}v36M62 ${y + 62}h182`} {...line} />
      ))}
      <g {...line}>
        <Person x={30} y={48} />
        <Person x={30} y={48 + LANE} />
        <path
          d="M262 52l24-16 24 16zM266 52h40v6h-40zM272 58v18M286 58v18M300 58v18M262 76h48v6h-48z"
          strokeWidth="1.6"
        />
      </g>
      <Cup x={284} y={82 + LANE} />
      <Beads d={beads(75, 2) + beads(186, 4) + beads(75, 2, 62 + LANE) + beads(186, 4, 62 + LANE)} />
      <path d={`M260 90h-66m8-6l-8 6 8 6M118 ${LANE + 62}h46m-7-6l7 6-7 6`} {...arrows} />
    </>
  ),
};

export const otherRoute: DrawingPlan<'you' | 'shop'> = {
  height: HEIGHT,
  draw: ({ you, shop }) => (
    <Scene at={[36, 284]} names={[you, shop]}>
      <g {...line}>
        <path d="M36 84L160 34 284 84M36 84l124 30 124-30" className="fill-none stroke-ink" />
        <circle cx="160" cy="34" r="14" />
        <circle cx="160" cy="114" r="14" />
        <path d="M20 62h32v52H20zM26 70h20v34H26zM262 62h44v52h-44zM256 62h56l-6-14h-44zM276 114V88h16v26" />
      </g>
      <Beads d="M72 69.5h.1M86 64h.1M100 58h.1M240 66h.1M254 72h.1M72 93h.1M86 96h.1M100 99.5h.1M184 108h.1M198 105h.1M212 102h.1" />
      <Cross x={196} y={38} size={20} />
      <Tick x={216} y={116} />
    </Scene>
  ),
};

export const swapSecret: DrawingPlan<'lightning' | 'secret' | 'chain'> = {
  height: HEIGHT,
  draw: ({ lightning, secret, chain }) => (
    <Scene at={[50, 160, 260]} names={[lightning, secret, chain]}>
      <g {...line}>
        <path d="M12 66v44M88 66v44M12 88h76" />
        <path d="M212 88h96" />
        <path d="M216 66h40v44h-40zM266 66h40v44h-40z" />
        <path d="M274 78h24M274 88h24M274 98h14" strokeWidth="1.6" />
        <circle cx="160" cy="88" r="22" className="fill-gold stroke-ink" />
      </g>
      <Beads d={beads(28, 4, 88)} />
      <Coin x={236} y={88} />
      <Key x={160} y={88} />
      <path d="M98 56Q154 20 208 56m-3-8l3 8-9 0" {...arrows} />
      <path d="M210 118Q154 132 100 118m6 7l-6-7 8-3" {...arrows} />
    </Scene>
  ),
};

export const onionLayers: DrawingPlan<'before' | 'helper' | 'next'> = {
  height: HEIGHT,
  draw: ({ before, helper, next }) => (
    <Scene at={[98, 160, 222]} names={[before, helper, next]}>
      <g {...line}>
        <path d="M14 92h292" className="fill-none stroke-control" strokeDasharray="3 6" />
        <path d="M106 92h108" className="fill-none stroke-ink" />
        <circle cx="34" cy="92" r="15" className="fill-paper stroke-control" strokeDasharray="4 4" />
        <circle cx="286" cy="92" r="15" className="fill-paper stroke-control" strokeDasharray="4 4" />
        <circle cx="98" cy="92" r="15" />
        <circle cx="160" cy="92" r="15" className="fill-bitcoin-fill stroke-ink" />
        <circle cx="222" cy="92" r="15" />
        <path d="M132 18h56v38h-56zM138 24h44v26h-44zM144 30h32v14h-32zM144 30l16 9 16-9" strokeWidth="1.6" />
        <path d="M160 60v12" strokeDasharray="2 4" />
      </g>
      <g textAnchor="middle" className="fill-muted font-semibold">
        <text x="34" y="97">
          ?
        </text>
        <text x="286" y="97">
          ?
        </text>
      </g>
    </Scene>
  ),
};
