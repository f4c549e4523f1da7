import { line, steps } from './parts';

/** A gold bar seen from the front and above; `x` and `y` are its lower left corner, its front is 52 wide. */
export function GoldBar({ x, y, isGold = false }: { x: number; y: number; isGold?: boolean }) {
  return (
    <g {...line} strokeWidth="2">
      <path d={`M${x + 6} ${y - 17}l9-8h40l-9 8z`} className="fill-paper stroke-ink" />
      <path d={`M${x + 46} ${y - 17}l9-8 5 17-8 8z`} className="fill-sunk stroke-ink" />
      <path d={`M${x} ${y}l6-17h40l6 17z`} className={isGold ? 'fill-gold stroke-ink' : line.className} />
      <path d={`M${x + 14} ${y - 6}h24M${x + 17} ${y - 11}h18`} className="stroke-control" strokeWidth="1.2" />
    </g>
  );
}

/** A stack of coins; `x` is its center, `y` its foot. */
export function CoinStack({ x, y, count, radius = 15 }: { x: number; y: number; count: number; radius?: number }) {
  const rise = 6.5;
  return (
    <g {...line} strokeWidth="1.7">
      {steps(count).map((step) => (
        <path
          key={step}
          d={`M${x - radius} ${y - step * rise}v${rise}a${radius} ${radius * 0.32} 0 0 0 ${radius * 2} 0v${-rise}`}
        />
      ))}
      <ellipse cx={x} cy={y - count * rise} rx={radius} ry={radius * 0.32} />
      <ellipse cx={x} cy={y - count * rise} rx={radius * 0.6} ry={radius * 0.17} strokeWidth="0.9" />
    </g>
  );
}

/** A hand that reaches from a sleeve to the right, or with `flip` to the left. */
export function Hand({ x, y, flip, turn = 0 }: { x: number; y: number; flip?: boolean; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1) rotate(${turn})`} {...line} strokeWidth="2">
      <path d="M-92-24h56v44h-56z" className="fill-sunk stroke-ink" />
      <path d="M-36-20h12v36h-12z" className="fill-paper stroke-ink" />
      <path d="M-24-14c10-4 24-6 36-3l34 5c8 1 8 10 0 11l-18 0c2 3 1 7-3 8-1 5-4 8-9 8-4 4-10 5-18 4-8 0-16-2-22-4z" />
      <path d="M0-16c6-8 18-13 27-10 5 2 4 8-2 9-7 1-12 4-15 8" />
      <path d="M14-1h16M12 7h14" className="fill-none" strokeWidth="1.3" />
    </g>
  );
}

/** A paper with lines of writing and a seal. */
export function SealedPaper({
  x,
  y,
  width = 60,
  height = 76,
}: {
  x: number;
  y: number;
  width?: number;
  height?: number;
}) {
  return (
    <g {...line} strokeWidth="1.8">
      <path d={`M${x} ${y}h${width}v${height}h${-width}z`} className="fill-paper stroke-ink" />
      <path
        d={`M${x + 9} ${y + 13}h${width - 18}M${x + 9} ${y + 24}h${width - 18}M${x + 9} ${y + 35}h${width - 28}M${x + 9} ${y + 46}h${width - 22}`}
        strokeWidth="1.2"
      />
      <circle
        cx={x + width - 16}
        cy={y + height - 15}
        r="8.5"
        className="fill-loss-fill stroke-loss"
        strokeWidth="1.4"
      />
      <path
        d={`M${x + width - 21} ${y + height - 8}l-3 13 6-3 5 5 0-14`}
        className="fill-loss-fill stroke-loss"
        strokeWidth="1.2"
      />
    </g>
  );
}
