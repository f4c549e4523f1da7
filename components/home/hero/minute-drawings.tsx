const VIEW = '0 0 240 132';
/** A phone draws it at half its size. */
const pen = 'stroke-ink stroke-2 max-md:stroke-[3.5px] [stroke-linecap:round] [stroke-linejoin:round]';

/** Three computers that hold the same list; the newest line has arrived at each. */
export function ListDrawing() {
  // Relative paths: the repeated text compresses to almost nothing.
  const each = (path: string) => ['M16 10', 'M164 10', 'M90 66'].map((start) => start + path).join('');
  return (
    <svg viewBox={VIEW} aria-hidden="true" className="w-full fill-none">
      <path
        d="M84 30h68M60 70l24 18M180 70l-24 18"
        strokeDasharray="1 7"
        className={`${pen} stroke-4! max-md:stroke-[6px]! stroke-bitcoin!`}
      />
      <path
        // Each with lines on its screen, which have no area to fill.
        d={each('h60q4 0 4 4v40h-68v-40q0-4 4-4zm-11 50 7-6h68l7 6q0 4-4 4h-74q-4 0-4-4zm17-39h30m-30 8h44m-44 8h36')}
        className={`fill-paper ${pen}`}
      />
      <path d={each('m6 36h48')} className="stroke-4 max-md:stroke-[6px] stroke-bitcoin-fill" strokeLinecap="round" />
    </svg>
  );
}

/** A coin goes from phone to phone over the place where a bank would be. */
export function KeyDrawing() {
  return (
    <svg viewBox={VIEW} aria-hidden="true" className="w-full fill-none">
      <path
        d="M92 82l28-16 28 16zM98 88v24M112 88v24M128 88v24M142 88v24M90 118h60"
        strokeDasharray="3 5"
        className="stroke-2 max-md:stroke-[3px] stroke-control"
      />
      <path
        d="M14 44h34q5 0 5 5v70q0 5-5 5h-34q-5 0-5-5v-70q0-5 5-5zM192 44h34q5 0 5 5v70q0 5-5 5h-34q-5 0-5-5v-70q0-5 5-5zM25 116h12M203 116h12M221 70l-15 19-8-9"
        className={`fill-paper ${pen}`}
      />
      <path
        d="M46 36c38-34 108-34 146-3"
        strokeDasharray="1 7"
        className={`${pen} stroke-4! max-md:stroke-[6px]! stroke-bitcoin!`}
      />
      <circle cx="120" cy="20" r="16" className={`fill-bitcoin-fill ${pen}`} />
      <path
        d="M31 62a10 10 0 1 1-.1 0zM31 69a3 3 0 1 1-.1 0zM31 82v24M31 96h9M31 104h7"
        className={`fill-bitcoin-fill ${pen} md:stroke-[2.5px]`}
      />
      <path
        d="M115 12h6.5a4 4 0 0 1 0 8h-4.5 5.5a4 4 0 0 1 0 8H115M117.5 12v16M117.5 9v2.5M121.5 9v2.5M117.5 28.5V31M121.5 28.5V31"
        className="stroke-2 max-md:stroke-[3px] stroke-on-fill"
        strokeLinecap="round"
      />
    </svg>
  );
}

const FLOOR = 124;
const CEILING = 36;
const COIN = 7;
const WIDTH = 27;
const halvings = [1, 2, 3, 4, 5, 6];

/** Stacks of coins: each adds half of what is missing up to the limit, as the halvings do. */
export function LimitDrawing({ label }: { label: string }) {
  const stacks = halvings.map((era) => ({
    x: 20 + (era - 1) * 35,
    height: Math.round((FLOOR - CEILING) * (1 - 0.5 ** era)),
  }));
  return (
    <svg viewBox={VIEW} aria-hidden="true" className="w-full fill-none">
      <path
        d={stacks.map(({ x, height }) => `M${x} ${FLOOR}v-${height}h${WIDTH}v${height}z`).join('')}
        className={`fill-bitcoin-fill ${pen}`}
      />
      {/* The edges of the coins: the dashes of one broad line up each stack. */}
      <path
        d={stacks.map(({ x, height }) => `M${x + WIDTH / 2} ${FLOOR}v-${height}`).join('')}
        strokeDasharray={`1 ${COIN - 1}`}
        strokeWidth={WIDTH}
        className="stroke-on-fill opacity-50"
      />
      <path d={`M8 ${CEILING - 2}H232M8 ${FLOOR}H232`} className={`${pen} stroke-[3px]! max-md:stroke-[5px]!`} />
      <text x="8" y={CEILING - 10} className="fill-ink font-display font-semibold text-[16px] max-md:text-[27px]">
        {label}
      </text>
    </svg>
  );
}
