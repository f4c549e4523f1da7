import { Label } from '@/components/drawing/labels';
import { arrows, coins, line, red } from '@/components/drawing/pens';
import { arrow, Bank, Coin, Cross, Person, Phone, Platform, pile, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

/** A balance behind a wall, and one that the reader can move to a wallet with a key. */
export const claimOrCoins: DrawingPlan<'claim' | 'coins'> = {
  height: HEIGHT,
  draw: (labels) => (
    <Scene at={[80, 240]} names={[labels.claim, labels.coins]}>
      <path d="M160 0v166" className="stroke-line" strokeWidth="1.6" />
      <Phone x={16} />
      <Coin x={45} y={60} />
      <path d="M28 78h34M28 86h22" className="stroke-control" strokeWidth="1.6" />
      <g {...line}>
        <path d="M88 130V30h30v100z" className="fill-loss-fill stroke-ink" />
        <path
          d="M88 46.5h30M88 63h30M88 80h30M88 97h30M88 114h30M103 30v16.5M96 46.5V63M110 46.5V63M103 63v17M96 80v17M110 80v17M103 97v17M96 114v16M110 114v16"
          strokeWidth="1.6"
        />
        <circle cx="138" cy="100" r="11" className="fill-none stroke-control" strokeDasharray="4 4" />
      </g>
      <Phone x={172} />
      <path d="M184 50h34M184 58h22" className="stroke-control" strokeWidth="1.6" />
      <rect x="182" y="74" width="38" height="18" rx="9" {...coins} />
      <path d="M192 83h16m-5-4l5 4l-5 4" className="fill-none stroke-ink" strokeWidth="1.6" />
      <path d="M234 83h16m-6-6l6 6l-6 6" {...arrows} />
      <Coin x={242} y={62} />
      <Phone x={254} />
      <Key x={283} y={76} />
    </Scene>
  ),
};

/** With an allowlist on: coins go to a listed address, and a new one of a thief waits while an alarm goes out. */
export const allowlist: DrawingPlan<'listed' | 'waits' | 'account'> = {
  height: 214,
  draw: ({ listed, waits, account }) => (
    <>
      <rect y="176" width="320" height="36" className="fill-sunk" />
      <path d="M0 176h320M238 86h66" className="stroke-ink" strokeWidth="2" />
      <g {...line}>
        <rect x="14" y="58" width="62" height="118" rx="10" />
        <path d="M21 72h48v90H21z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M29 112l16-12 16 12zM31 132h28M34 116v12M45 116v12M56 116v12" strokeWidth="1.6" />
        <rect x="246" y="10" width="50" height="76" rx="8" />
        <path d="M252 20h38v52h-38z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <Key x={271} y={46} scale={0.8} />
      <path d="M82 66h156m-8-6l8 6l-8 6" {...arrows} />
      <Coin x={156} y={66} />
      <Tick x={104} y={84} />
      <path d="M82 136h44M184 136h50" {...red} strokeDasharray="6 4" />
      <path d="M232 130l8 6l-8 6" {...red} />
      <path d="M178 122L246 88" {...red} strokeDasharray="2 5" strokeLinecap="round" />
      <path d="M190 91h42v28h-42zM190 92l21 15 21-15" className="fill-raised stroke-loss" strokeWidth="2" />
      <g {...line}>
        <circle cx="156" cy="136" r="25" />
        <path d="M156 120v16l11 8" className="fill-none stroke-ink" strokeWidth="2.4" />
        <path d="M156 114v2M156 156v2M134 136h2M176 136h2" strokeWidth="1.6" />
      </g>
      <g {...line} transform="translate(271 124)">
        <path d="M-26 52c0-46 52-46 52 0z" />
        <circle r="17" />
        <path d="M-17-3h34v9q-9 5-17-1q-8 6-17 1z" className="fill-ink stroke-ink" strokeWidth="1.2" />
        <path d="M-8 2h4M5 2h4" className="stroke-paper" strokeWidth="2.4" />
      </g>
      <Label x={86} y={44} room={156} className="fill-ink font-semibold">
        {listed}
      </Label>
      <Label x={45} y={198} room={84} anchor="middle" className="fill-ink">
        {account}
      </Label>
      <Label x={166} y={198} room={150} anchor="middle" className="fill-loss font-semibold">
        {waits}
      </Label>
    </>
  ),
};

/** The file of a company that links a name to coins, and what a leak of it leads to. */
export const identityFile: DrawingPlan<'id' | 'file' | 'fakes'> = {
  height: HEIGHT,
  draw: ({ id, file, fakes }) => (
    <Scene at={[52, 160, 266]} names={[id, file, fakes]}>
      <g {...line}>
        <rect x="14" y="62" width="76" height="52" rx="6" />
        <circle cx="33" cy="80" r="7" className="fill-paper stroke-ink" />
        <path d="M22 104c0-17 22-17 22 0z" className="fill-paper stroke-ink" />
        <path d="M54 78h26M54 89h26M54 100h16" strokeWidth="1.6" />
        <path d="M116 130V40h26l8 10h54v80z" className="fill-gold stroke-ink" />
        <path d="M116 64h88v66h-88z" />
        <path d="M150 92h20" strokeWidth="2.4" strokeDasharray="4 3" />
      </g>
      <g {...line}>
        <Person x={136} y={84} />
      </g>
      <Coin x={184} y={92} />
      <path d="M93 98h16m-6-6l6 6l-6 6" {...arrows} />
      <path d="M208 84q8-8 14 0t14 0m-7-7l7 7l-8 6" {...red} />
      <g {...line}>
        <path d="M242 44h66v42h-66zM242 46l33 24 33-24" />
        <path d="M250 130v-6q0-8 8-8h34q8 0 8 8v6z" />
        <path d="M246 112c0-14 58-14 58 0l-12 5v-7h-34v7z" className="fill-loss-fill stroke-ink" />
      </g>
    </Scene>
  ),
};

/** A wallet proves that it belongs to the customer, by a signature or by a payment. */
export const proveWallet: DrawingPlan<'platform' | 'wallet' | 'signed' | 'sum'> = {
  height: HEIGHT,
  draw: ({ platform, wallet, signed, sum }) => (
    <Scene at={[48, 272]} names={[platform, wallet]}>
      <Platform x={19} />
      <text x="48" y="106" fontSize="22" textAnchor="middle" className="fill-bitcoin font-display font-semibold">
        ?
      </text>
      <Phone x={243} />
      <Key x={272} y={76} />
      <path d="M236 58H84m8-6l-8 6l8 6M236 112H84m8-6l-8 6l8 6" {...arrows} />
      <g {...line}>
        <path d="M138 42h46v32h-46z" />
        <path d="M145 51h32" strokeWidth="1.6" />
        <path d="M146 66q4-10 7-2t6-3q3-4 5 2t11-1" className="fill-none stroke-bitcoin" strokeWidth="2" />
      </g>
      <circle cx="160" cy="112" r="6" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
      <g className="fill-ink" textAnchor="middle">
        <text x="160" y="30">
          {signed}
        </text>
        <text x="160" y="98">
          {sum}
        </text>
      </g>
    </Scene>
  ),
};

const LANE = 102;

/** The way to a register, or to a copy of one: both are of the same parts. */
const Lane = ({ isFake = false, names: [start, end] }: { isFake?: boolean; names: readonly [string, string] }) => (
  <>
    <path d={arrow(169, isFake ? 38 : 36)} {...(isFake ? red : arrows)} />
    <g {...line} transform="translate(208 12)">
      <path
        d="M0 4q24-9 45 0 21-9 45 0v46q-24-9-45 0-21-9-45 0zM45 4v46"
        strokeDasharray={isFake ? '6 4' : undefined}
      />
      <path d="M9 16h26M9 26h26M9 36h20M55 16h26M55 36h20" strokeWidth="1.6" />
      <path d="M55 26h26" className={isFake ? 'stroke-loss' : 'stroke-gain'} strokeWidth="4" />
    </g>
    {isFake ? <Cross x={176} y={10} size={16} /> : <Tick x={173} y={18} />}
    <g className="fill-ink font-semibold">
      <text x="16" y="84">
        {start}
      </text>
      <text x="208" y="84">
        {end}
      </text>
    </g>
  </>
);

type LookupLabel = 'typed' | 'register' | 'linked' | 'fake';

/** The two ways, the second of which begins at x and y. */
const lookup =
  (x: number, y: number): DrawingPlan<LookupLabel>['draw'] =>
  ({ typed, register, linked, fake }) => (
    <>
      <g {...line}>
        <rect x="16" y="18" width="146" height="32" rx="16" />
        <path d="M70 26v16" className="stroke-bitcoin" strokeWidth="3" />
        <path d="M32 34h30" strokeWidth="5" strokeDasharray="7 4" strokeLinecap="butt" />
      </g>
      <Lane names={[typed, register]} />
      <g transform={`translate(${x} ${y})`}>
        <rect width="320" height={LANE} className="fill-sunk" />
        <g {...line}>
          <path d="M16 58V12h146v46zM16 24h146M24 18h.1M32 18h.1" />
          <circle cx="38" cy="41" r="10" className="fill-gold stroke-ink" />
          <path d="M33 41l4 4 7-8" className="fill-none stroke-ink" strokeWidth="1.6" />
        </g>
        <path d="M62 38h76M62 46h76" className="stroke-bitcoin" strokeWidth="2" />
        <Lane isFake names={[linked, fake]} />
      </g>
    </>
  );

/** A register whose address the reader types, and one to which a website links. */
export const licenseLookup: DrawingPlan<LookupLabel> = {
  height: 2 * LANE,
  draw: lookup(0, LANE),
  wide: { height: LANE, draw: lookup(320, 0) },
};

/** A photo of the coins of a company: debts and the next day are outside its frame. */
export const reservesPhoto: DrawingPlan<'debts' | 'photo' | 'next'> = {
  height: 188,
  draw: ({ debts, photo, next }) => (
    <g transform="translate(0 22)">
      <Scene at={[44, 160, 276]} names={[debts, photo, next]}>
        <g {...line}>
          <path d="M22 130V72h44v58zM16 124V66h44v58z" />
          <path d="M24 78h28M24 90h28M24 102h20" className="stroke-loss" strokeWidth="2" />
          <path d="M246 60h60v70h-60zM246 78h60M260 52v14M292 52v14" />
          <path d="M276 90c8-8 17 2 8 9-5 4-6 5-6 9M278 117h.1" className="fill-none stroke-loss" strokeWidth="3" />
        </g>
        <path d="M92-12h136v142H92z" className="fill-raised stroke-ink" strokeWidth="2.4" />
        <path d="M102-2h116v106H102z" className="fill-gold stroke-ink" strokeWidth="1.6" />
        <g transform="translate(0 -26)">
          <path d={pile(110, 4) + pile(146, 8) + pile(182, 6)} {...coins} />
        </g>
        <path d="M122 118h76" className="stroke-control" strokeWidth="1.6" />
      </Scene>
    </g>
  ),
};

/** Everyone whom a failed company owes, in line at the court; coins in an own wallet are not in line. */
export const creditors: DrawingPlan<'court' | 'line' | 'own'> = {
  height: HEIGHT,
  draw: ({ court, line: queue, own }) => (
    <Scene at={[44, 158, 277]} names={[court, queue, own]}>
      <Bank x={44} width={80} />
      <path d="M30 84h28M44 78v34M36 112h16M30 84l-6 14h12zM58 84l-6 14h12z" {...line} strokeWidth="1.6" />
      <g {...line}>
        {[112, 145, 178, 211].map((x) => (
          <Person key={x} x={x} y={97} />
        ))}
        <path
          d="M105 112h14v11h-14zM138 112h14v11h-14zM171 112h14v11h-14zM204 112h14v11h-14z"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      <path d="M146 70h-52m8-6l-8 6l8 6" className="fill-none stroke-control" strokeWidth="2.4" />
      <path d="M240 8v122" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <Phone x={251} />
      <Key x={280} y={70} />
      <Coin x={280} y={FLOOR - 34} />
    </Scene>
  ),
};

/** A platform reports to the tax office; the reader keeps a file of every entry. */
export const taxFile: DrawingPlan<'office' | 'platform' | 'file'> = {
  height: HEIGHT,
  draw: ({ office, platform, file }) => (
    <Scene at={[50, 160, 268]} names={[office, platform, file]}>
      <Bank x={50} width={80} />
      <g {...line} strokeWidth="1.6">
        <path d="M38 78h24v32H38z" />
        <path d="M43 86h14M43 94h14M43 102h9" strokeWidth="1.6" />
      </g>
      <Platform x={131} />
      <path d="M126 100H96m8-6l-8 6l8 6" className="fill-none stroke-ink" strokeWidth="2.4" />
      <path d={arrow(194, 100)} {...arrows} />
      <g {...line}>
        <path d="M230 130V38h52l20 20v72zM282 38v20h20" />
        <path d="M242 74h48M242 88h48M242 102h48M242 116h48M260 68v54" strokeWidth="1.6" />
        <path d="M256 44v16m-7-6l7 6 7-6" className="fill-none stroke-bitcoin" strokeWidth="2.4" />
      </g>
    </Scene>
  ),
};
