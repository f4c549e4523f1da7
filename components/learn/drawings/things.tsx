import { line } from '@/components/drawing/pens';

export function Ledger() {
  const rows = [0, 1, 2, 3, 4, 5];
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M160 66c-24-14-66-16-116-10v118c50-6 92-4 116 10 24-14 66-16 116-10V56c-50-6-92-4-116 10z" />
        <path d="M160 66v118" />
        <path
          d="M44 64h-8v120c56-4 96-2 124 6 28-8 68-10 124-6V64h-8"
          className="fill-none stroke-ink"
          strokeWidth="1.6"
        />
      </g>
      {rows.map((row) => (
        <g
          key={row}
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeDasharray={row > 1 ? `${8 - row} ${row * 2.2}` : undefined}
        >
          <path d={`M60 ${78 + row * 16}c28-2 56-1 84 5`} className={row < 4 ? 'stroke-ink' : 'stroke-line'} />
          <path d={`M176 ${83 + row * 16}c28-6 56-7 84-5`} className={row < 4 ? 'stroke-loss' : 'stroke-line'} />
        </g>
      ))}
    </>
  );
}

const boards = [
  { x: 28, y: 62, turn: -5, bars: [30, 44, 22] },
  { x: 118, y: 50, turn: 1, bars: [56, 40, 62] },
  { x: 208, y: 60, turn: 6, bars: [18, 30, 40] },
];

export function Clipboards() {
  return boards.map(({ x, y, turn, bars }) => (
    <g key={x} transform={`rotate(${turn} ${x + 42} ${y + 62})`} {...line}>
      <rect x={x} y={y} width="84" height="122" rx="4" />
      <rect x={x + 7} y={y + 12} width="70" height="102" className="fill-paper stroke-ink" strokeWidth="1.2" />
      <path d={`M${x + 26} ${y - 6}h32v14h-32z`} />
      <path d={`M${x + 14} ${y + 26}h46M${x + 14} ${y + 34}h34`} strokeWidth="1.6" />
      {bars.map((bar, index) => (
        <rect
          key={bar}
          x={x + 16 + index * 19}
          y={y + 106 - bar}
          width="13"
          height={bar}
          className="fill-loss-fill stroke-loss"
          strokeWidth="1.2"
        />
      ))}
    </g>
  ));
}

export function PhonePayment() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <rect x="84" y="36" width="82" height="150" rx="11" />
        <rect x="92" y="52" width="66" height="116" rx="3" className="fill-paper stroke-ink" strokeWidth="1.2" />
        <path d="M118 44h14M118 177h14" strokeWidth="2" />
      </g>
      <circle cx="125" cy="92" r="19" className="fill-raised stroke-gain" strokeWidth="2" />
      <path
        d="M116 92l7 7 12-13"
        className="fill-none stroke-gain"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M102 126h46M108 138h34M102 154h46" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
      <g {...line} transform="rotate(6 226 130)">
        <path d="M192 86h66v100h-66z" />
        <path d="M202 106h6M214 106h34M202 124h6M214 124h26M202 142h6M214 142h30" strokeWidth="1.6" />
      </g>
    </>
  );
}

/** A full barrel of oil, and a purse out of which only a moth flies. */
export function BarrelAndPurse() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M30 52h112v134H30z" />
        <path d="M26 92h120v8H26zM26 136h120v8H26z" className="fill-sunk stroke-ink" />
        <path d="M30 52c0-16 112-16 112 0 0 12-112 12-112 0z" className="fill-ink stroke-ink" />
        <path d="M30 180c0 12 112 12 112 0" className="fill-none stroke-ink" />
      </g>
      <path
        d="M86 102c9 12 14 18 14 24 0 8-6 12-14 12s-14-4-14-12c0-6 5-12 14-24z"
        className="fill-loss-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M120 60c4 14-4 18 0 30" className="fill-none stroke-ink" strokeWidth="5" strokeLinecap="round" />
      <g {...line} strokeWidth="2.4">
        <path d="M184 140c-16 24-10 46 12 46h68c22 0 28-22 12-46z" />
        <path d="M184 140c4-22 88-22 92 0 4 8-96 8-92 0z" className="fill-ink stroke-ink" />
        <path d="M180 138c0-30 36-44 50-44s50 14 50 44" className="fill-none stroke-ink" strokeWidth="4" />
        <circle cx="224" cy="90" r="6" className="fill-bitcoin-fill stroke-ink" />
        <circle cx="237" cy="90" r="6" className="fill-bitcoin-fill stroke-ink" />
        <path d="M196 156c-4 8-4 16 0 22M264 156c4 8 4 16 0 22M230 152v10" strokeWidth="1.6" />
      </g>
      <path
        d="M232 132c10-14-8-22 4-36s30-10 26-30"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <g {...line} strokeWidth="1.6" transform="rotate(18 266 46)">
        <path
          d="M266 46c-8-16-26-16-26-6 0 8 10 10 20 10-10 2-14 10-8 14 6 2 12-8 14-18z"
          className="fill-sunk stroke-ink"
        />
        <path
          d="M266 46c8-16 26-16 26-6 0 8-10 10-20 10 10 2 14 10 8 14-6 2-12-8-14-18z"
          className="fill-sunk stroke-ink"
        />
        <path d="M266 38v22" strokeWidth="4" />
        <path d="M265 38l-6-9M267 38l6-9" strokeWidth="1.2" />
      </g>
    </>
  );
}
