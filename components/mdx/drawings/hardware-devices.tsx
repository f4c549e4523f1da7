import { BarRow } from '@/components/drawing/bars';
import { Label, Labels } from '@/components/drawing/labels';
import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, Person, SeenChain } from '@/components/drawing/shapes';
import { HARDWARE_WALLET_DEFAULTS } from '@/lib/calculators/hardware-wallet';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatPercent } from '@/lib/format/number';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { sceneGrid } from './scene-grid';
import { HEIGHT, Scene } from './step-scene';

/* The devices of the guide on hardware wallets, what they cost, and what no device can do. */

/** The parts of a Trezor Safe 3, in the places where they are. */
export const trezorSafe: DrawingPlan<'screen' | 'buttons' | 'chip' | 'cable'> = {
  height: 236,
  draw: ({ screen, buttons, chip, cable }) => (
    <>
      <g className="fill-none stroke-control" strokeWidth="1.6">
        <path d="M106 56h18M220 100h-24M106 146h30M226 216h-8" />
      </g>
      <g {...line}>
        <path d="M160 176v18q0 22 22 22h34" className="fill-none stroke-ink" strokeWidth="5" />
        <path d="M150 176h20v12h-20z" />
        <path d="M124 14h72q14 0 14 14v116q0 32-32 32h-36q-32 0-32-32V28q0-14 14-14z" strokeWidth="2.4" />
        <path d="M124 28h72v52h-72z" className="fill-paper stroke-ink" />
        <path d="M134 42h52M134 54h52M134 66h26" className="stroke-control" strokeWidth="3" />
        <rect x="124" y="92" width="30" height="17" rx="5" />
        <rect x="166" y="92" width="30" height="17" rx="5" />
        <path
          d="M146 132h28v28h-28zM152 132v-6M160 132v-6M168 132v-6M152 160v6M160 160v6M168 160v6M146 139h-6M146 146h-6M146 153h-6M174 139h6M174 146h6M174 153h6"
          className="fill-gold stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      <g className="fill-ink">
        <Label x={102} y={61} room={99} anchor="end">
          {screen}
        </Label>
        <Label x={226} y={105} room={91}>
          {buttons}
        </Label>
        <Label x={102} y={151} room={99} anchor="end">
          {chip}
        </Label>
        <Label x={231} y={221} room={86}>
          {cable}
        </Label>
      </g>
    </>
  ),
};

/** The names of the makers' devices are the same in every language. */
const DEVICES = ['BitBox02', 'Jade', 'Ledger'];

/** Three devices of other makers in three columns, each with its memory card, camera or chip. */
export const otherDevices: DrawingPlan<'card' | 'camera' | 'chip'> = {
  height: 178,
  draw: ({ card, camera, chip }) => (
    <>
      <path d="M107 0v178M213 0v178" className="stroke-line" strokeWidth="1.6" />
      <g {...line}>
        <path d="M14 76h10v14H14z" />
        <rect x="24" y="66" width="68" height="34" rx="8" />
        <path d="M36 75h40v16H36z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M46 16h18l8 8v28H46z" className="fill-gold stroke-ink" />
        <path d="M52 16v9M58 16v9M59 57v5" strokeWidth="1.6" />
        <rect x="116" y="22" width="88" height="44" rx="11" />
        <path d="M125 31h50v26h-50z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <circle cx="190" cy="44" r="7" />
        <path d="M134 62l-6 16M186 62l6 16" className="stroke-control" strokeDasharray="3 4" />
        <path d="M140 78h40v40h-40z" />
        <path
          d="M145 83h10v10h-10zM165 83h10v10h-10zM145 103h10v10h-10zM160 98h.1M166 103h8M166 112h.1M174 112h.1"
          strokeWidth="2.4"
        />
        <rect x="222" y="44" width="90" height="34" rx="17" />
        <path d="M234 53h34v16h-34z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path
          d="M282 52h18v18h-18zM287 52v-4M295 52v-4M287 70v4M295 70v4"
          className="fill-gold stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      <Key x={291} y={100} scale={0.9} />
      <path d="M291 90V78" className="stroke-bitcoin" strokeWidth="2" strokeDasharray="3 3" />
      {DEVICES.map((name, n) => (
        <g key={name} textAnchor="middle" className="fill-ink">
          <text x={[53, 160, 267][n]} y="138" className="font-semibold">
            {name}
          </text>
        </g>
      ))}
      <Labels at={[53, 160, 267]} names={[card, camera, chip]} y={161} />
    </>
  ),
};

/** A sheet with lines, 36 × 46. */
const sheet = (x: number, y: number) => `M${x} ${y}h36v46h-36z`;
const lines = (x: number, y: number) => `M${x + 7} ${y + 12}h22M${x + 7} ${y + 23}h22M${x + 7} ${y + 34}h14`;

const Thief = ({ x, y }: { x: number; y: number }) => (
  <g {...line}>
    <Person x={x} y={y} />
    <path d={`M${x - 9} ${y - 1}h18`} strokeWidth="5" />
  </g>
);

export const deviceLimits = sceneGrid({
  liar: (
    <>
      <path d={sheet(22, 24) + lines(22, 24)} {...line} strokeWidth="1.6" />
      <path d="M68 48h30m-7-6l7 6-7 6" className="fill-none stroke-loss" strokeWidth="2.4" />
      <Thief x={124} y={40} />
    </>
  ),
  unwritten: (
    <>
      <path d={sheet(62, 22)} {...line} strokeDasharray="5 4" />
      <text x="80" y="56" fontSize="26" textAnchor="middle" className="fill-loss font-display font-semibold">
        ?
      </text>
    </>
  ),
  approved: (
    <>
      <path
        d="M80 76a28 28 0 1 1 24-13M95 60l10 4 5-10"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <Coin x={80} y={48} />
      <Cross x={70} y={38} size={20} />
    </>
  ),
  seen: <SeenChain />,
  home: (
    <>
      <path d="M14 80V44l34-26 34 26v36zM40 80V56h18v24" {...line} />
      <Thief x={116} y={44} />
      <path d="M98 20l-6-8M108 16l-2-9M120 18l4-9" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
});

/** The rule of the site's owner in dollars, and the holding of the calculator's defaults. */
const HOLDINGS = [500, HARDWARE_WALLET_DEFAULTS.bitcoinAmount * HARDWARE_WALLET_DEFAULTS.btcPriceUsd] as const;
const PRICE = HARDWARE_WALLET_DEFAULTS.walletCostUsd;

/** The price of a device as a part of a small and of a larger holding. */
export const deviceShare: DrawingPlan<'small' | 'large' | 'smallPart' | 'largePart'> = {
  height: 156,
  values: (locale: Locale) => ({
    price: formatDollars(PRICE, locale),
    small: formatDollars(HOLDINGS[0], locale),
    large: formatDollars(HOLDINGS[1], locale),
    smallPart: formatPercent((100 * PRICE) / HOLDINGS[0], locale, 1),
    largePart: formatPercent((100 * PRICE) / HOLDINGS[1], locale, 1),
  }),
  draw: ({ small, large, smallPart, largePart }) =>
    [
      { holding: HOLDINGS[0], name: small, part: smallPart },
      { holding: HOLDINGS[1], name: large, part: largePart },
    ].map(({ holding, name, part }, row) => (
      <BarRow
        key={name}
        y={22 + row * 74}
        name={name}
        value={part}
        tone="fill-loss"
        height={28}
        parts={[
          [0, 1, 'fill-bitcoin-fill'],
          [0, PRICE / holding, 'fill-loss-fill'],
        ]}
      />
    )),
};

/** A broken device, the words, and a new device that finds the same coins on the ledger. */
export const brokenDevice: DrawingPlan<'ledger' | 'broken' | 'words' | 'again'> = {
  height: HEIGHT + 66,
  draw: ({ ledger, broken, words, again }) => (
    <g transform="translate(0 66)">
      <path d="M0-66h320V0H0z" className="fill-sunk" />
      <Scene at={[48, 160, 272]} names={[broken, words, again]}>
        <g {...line}>
          <path d="M0-22h320" strokeWidth="4" />
          <path d="M26-36h28v28H26zM103-36h28v28h-28zM181-36h28v28h-28zM258-36h28v28h-28z" />
          <path d="M18 34h60v96H18z" strokeDasharray="6 5" />
          <path d="M58 34L42 62l14 14-20 22 10 32" className="fill-none stroke-loss" strokeWidth="3" />
          <path d="M132 50h56v80h-56zM144 66h32M144 82h32M144 98h32M144 114h20" />
          <rect x="242" y="34" width="60" height="96" rx="9" />
          <path d="M250 43h44v34h-44zM257 116h10M277 116h10" />
        </g>
        <path d={arrow(90, 92) + arrow(200, 92)} {...arrows} />
        <path d="M272 34V0" className="stroke-gain" strokeWidth="2.4" strokeDasharray="4 4" />
        <Key x={272} y={96} />
        <Coin x={272} y={-22} />
        <text x="160" y="-46" textAnchor="middle" className="fill-ink">
          {ledger}
        </text>
      </Scene>
    </g>
  ),
};

/** The mistakes of the list of the guide, in its order. */
export const deviceMistakeScenes = {
  online: (
    <>
      <path
        d="M44 82V24q0-6 6-6h60q6 0 6 6v58zM44 32h72M54 44h22v10H54zM84 44h22v10H84zM54 62h22v10H54z"
        {...line}
        strokeWidth="1.6"
      />
      <Cross x={92} y={58} size={20} />
    </>
  ),
  single: (
    <>
      <path d={sheet(52, 26) + lines(52, 26)} {...line} strokeWidth="1.6" />
      <path d="M114 78c-22-8-14-26-4-40 2 12 20 18 14 32q-3 8-10 8z" {...line} className="fill-loss-fill stroke-ink" />
    </>
  ),
  passphrase: (
    <g {...line}>
      <path d="M42 22h76v24H42z" />
      <path d="M54 34h26" strokeWidth="6" strokeDasharray="0 11" />
      <text x="98" y="41" fontSize="18" textAnchor="middle" className="fill-loss font-semibold" stroke="none">
        ?
      </text>
      <path d="M80 48v8" />
      <path d="M58 58h44v24H58z" strokeDasharray="4 4" />
    </g>
  ),
  clever: (
    <g {...line} strokeWidth="1.6">
      <path d="M44 26l26-8 7 24-26 8zM44 34l18-5M96 16l24 10-9 22-25-9zM100 28l14 6M50 62l25-6 6 24-25 4zM98 58l24 2-2 24-24-2zM104 68l12 1M58 68l12-3" />
    </g>
  ),
  telling: (
    <>
      <g {...line}>
        <Person x={54} y={48} />
        <path d="M78 16h52q6 0 6 6v22q0 6-6 6H94L80 58l2-8h-4q-6 0-6-6V22q0-6 6-6z" />
      </g>
      <Coin x={104} y={33} />
    </>
  ),
  free: (
    <>
      <path d="M80 8v38q0 24 20 24t18-22M112 56l6-10 7 9" className="fill-none stroke-loss" strokeWidth="3" />
      <circle cx="80" cy="36" r="14" {...line} strokeDasharray="4 3" />
    </>
  ),
  untested: (
    <>
      <path d={sheet(40, 26) + lines(40, 26)} {...line} strokeWidth="1.6" />
      <path d="M82 50h16m-6-5l6 5-6 5" className="fill-none stroke-control" strokeWidth="2" strokeDasharray="4 3" />
      <rect x="104" y="20" width="34" height="58" rx="8" {...line} />
      <path d="M110 27h22v20h-22z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <text x="121" y="70" fontSize="20" textAnchor="middle" className="fill-loss font-display font-semibold">
        ?
      </text>
    </>
  ),
} as const;
