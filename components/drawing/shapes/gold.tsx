import { oneTo } from '../one-to';
import { line } from '../pens';

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
    <g {...line} strokeWidth="1.6">
      {oneTo(count).map((step) => (
        <path
          key={step}
          d={`M${x - radius} ${y - step * rise}v${rise}a${radius} ${radius * 0.32} 0 0 0 ${radius * 2} 0v${-rise}`}
        />
      ))}
      <ellipse cx={x} cy={y - count * rise} rx={radius} ry={radius * 0.32} />
      <ellipse cx={x} cy={y - count * rise} rx={radius * 0.6} ry={radius * 0.17} strokeWidth="1.2" />
    </g>
  );
}
