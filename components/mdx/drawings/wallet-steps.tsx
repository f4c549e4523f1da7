import { type DrawingPlan, line } from './plan';

/** The six steps of setting up a hardware wallet. Labels are below the floor, at the middle of what they name. */
const HEIGHT = 160;
const FLOOR = 130;

type Names = readonly (readonly [x: number, text: string])[];

function Scene({ names, children }: { names: Names; children: React.ReactNode }) {
  return (
    <>
      <rect y={FLOOR} width="320" height={HEIGHT - FLOOR} className="fill-sunk" />
      <path d={`M0 ${FLOOR}h320`} className="stroke-ink" strokeWidth="2" />
      {children}
      <g className="fill-ink" textAnchor="middle">
        {names.map(([x, text]) => (
          <text key={x} x={x} y={FLOOR + 20}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

/** A device with two buttons, 60 wide and 96 high. Its screen is 44 × 34. */
const Device = ({ x, isEmpty = false }: { x: number; isEmpty?: boolean }) => (
  <g transform={`translate(${x} ${FLOOR - 96})`} {...line}>
    <rect width="60" height="96" rx="9" strokeDasharray={isEmpty ? '6 5' : undefined} />
    <rect x="8" y="9" width="44" height="34" rx="2" className="fill-paper stroke-ink" strokeWidth="1.2" />
    <path d="M15 82h10M35 82h10" strokeWidth="3" />
  </g>
);

const Coin = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="9" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
);

const arrow = (x: number, y: number) => `M${x} ${y}h28m-7-6l7 6l-7 6`;
const arrows = { className: 'fill-none stroke-bitcoin', strokeWidth: 2.4, strokeLinejoin: 'round' } as const;
const marks = { strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const Tick = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}l7 7l14-15`} className="fill-none stroke-gain" {...marks} />
);
const Cross = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path d={`M${x} ${y}l${size} ${size}m0-${size}l-${size} ${size}`} className="stroke-loss" {...marks} />
);

export const walletBuy: DrawingPlan<'maker' | 'parcel' | 'pickup'> = {
  height: HEIGHT,
  draw: ({ maker, parcel, pickup }) => (
    <Scene
      names={[
        [56, maker],
        [160, parcel],
        [266, pickup],
      ]}
    >
      <g {...line}>
        <path d="M16 130V62l40-30 40 30v68z" />
        <rect x="46" y="56" width="20" height="30" rx="4" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M44 130v-32h24v32" strokeWidth="1.6" />
        <path d="M138 130V92h44v38z" />
        <path d="M160 92v38M152 92l8 8 8-8" strokeWidth="1.6" />
        <path d="M230 130V46h72v84z" />
        <path d="M230 74h72M230 102h72M266 46v84" strokeWidth="1.6" />
        <path d="M256 60h.1M292 60h.1M256 88h.1M256 116h.1M292 116h.1" strokeWidth="4" />
      </g>
      <path d="M267 75h34v26h-34z" className="fill-bitcoin-fill" />
      <path d={arrow(103, 112) + arrow(192, 112)} {...arrows} />
    </Scene>
  ),
};

export const walletCheck: DrawingPlan<'address' | 'typed' | 'genuine'> = {
  height: HEIGHT,
  draw: ({ address, typed, genuine }) => (
    <Scene
      names={[
        [104, typed],
        [264, genuine],
      ]}
    >
      <path d="M196 122q22 8 22-20t20-20" className="fill-none stroke-ink" strokeWidth="2.2" />
      <g {...line}>
        <path d="M34 112V34q0-6 6-6h128q6 0 6 6v78z" />
        <path d="M14 130l14-18h152l14 18z" />
        <rect x="44" y="40" width="120" height="24" rx="12" className="fill-paper stroke-ink" strokeWidth="1.4" />
        <path d="M60 80h88M60 92h60" strokeWidth="1.6" />
      </g>
      <text x="104" y="57" textAnchor="middle" className="fill-ink font-semibold">
        {address}
      </text>
      <Device x={234} />
      <Tick x={254} y={60} />
    </Scene>
  ),
};

export const walletCreate: DrawingPlan<'inside' | 'box'> = {
  height: HEIGHT,
  draw: ({ inside, box }) => (
    <Scene
      names={[
        [86, inside],
        [234, box],
      ]}
    >
      <g {...line}>
        <rect x="42" y="18" width="88" height="112" rx="11" />
        <path d="M60 118h16M96 118h16" strokeWidth="3" />
        <path d="M58 42l34-8 8 34-34 8z" className="fill-paper stroke-ink" />
        <path d="M88 72l28 6-6 28-28-6z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M70 46h.1M79 55h.1M88 64h.1M100 82h.1M98 96h.1" strokeWidth="5" />
        <path d="M190 130V58h88v72zM190 58l-14-18M278 58l14-18" />
        <path d="M204 102V34h60v68z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M213 46h18M213 58h22M213 70h16M213 82h20M239 46h16M239 58h14M239 70h18M239 82h12" strokeWidth="2" />
        <path d="M190 102h88" />
      </g>
      <Cross x={208} y={40} size={52} />
    </Scene>
  ),
};

export const walletBackup: DrawingPlan<'hand' | 'photo'> = {
  height: HEIGHT,
  draw: ({ hand, photo }) => (
    <Scene
      names={[
        [98, hand],
        [252, photo],
      ]}
    >
      <g {...line}>
        <path d="M40 130V22h86v108z" />
        <path d="M64 40h36M64 58h44M64 76h30" strokeWidth="2.4" />
        <path d="M51 40h.1M51 58h.1M51 76h.1M51 94h.1M51 112h.1" strokeWidth="5" />
        <path d="M64 94h16" strokeWidth="2.4" />
        <path d="M82 98l6-16 46-46 10 10-46 46z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M88 82l10 10M126 44l10 10" strokeWidth="1.6" />
        <rect x="226" y="34" width="52" height="96" rx="9" />
        <circle cx="252" cy="66" r="15" className="fill-paper stroke-ink" />
        <circle cx="252" cy="66" r="6" className="fill-ink" />
        <path d="M244 120h16" strokeWidth="1.6" />
      </g>
      <Cross x={226} y={40} size={52} />
    </Scene>
  ),
};

const keys = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => `M${166 + column * 42} ${24 + row * 34}h34v26h-34z`));

export const walletPin: DrawingPlan<'pin' | 'own'> = {
  height: HEIGHT,
  draw: ({ pin, own }) => (
    <Scene
      names={[
        [74, pin],
        [226, own],
      ]}
    >
      <Device x={44} />
      <path d="M58 60h.1M69 60h.1M80 60h.1M91 60h.1" className="stroke-ink" strokeWidth="7" strokeLinecap="round" />
      <g {...line}>
        <rect x="156" y="14" width="138" height="116" rx="9" />
        <path d={keys.join('')} className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M208 58h34v26h-34z" className="fill-bitcoin-fill stroke-ink" strokeWidth="1.6" />
        <path d="M216 130c-4-14-8-24 2-24l6 6V78q0-6 6-6t6 6v22l14 4q8 3 6 12l-2 14z" />
      </g>
    </Scene>
  ),
};

export const walletTest: DrawingPlan<'sum' | 'erased' | 'restored'> = {
  height: HEIGHT,
  draw: ({ sum, erased, restored }) => (
    <Scene
      names={[
        [48, sum],
        [160, erased],
        [272, restored],
      ]}
    >
      <Device x={18} />
      <Coin x={48} y={60} />
      <Device x={130} isEmpty />
      <Device x={242} />
      <Coin x={272} y={60} />
      <path d={arrow(90, 96) + arrow(202, 96)} {...arrows} />
      <g {...line} strokeWidth="1.6">
        <path d="M202 84V44h26v40z" />
        <path d="M207 53h16M207 61h16M207 69h16M207 77h9" />
      </g>
    </Scene>
  ),
};
