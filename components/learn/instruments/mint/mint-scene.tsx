import { BAR_COINS } from '@/lib/calculators/mint';
import { CutCoin } from './cut-coin';

const COLUMNS = 10;
/** More disks than this do not fit. */
const MOST_DISCS = 60;

/** How many coins one disk stands for. */
export function coinsPerDisc(coins: number): number {
  return coins <= MOST_DISCS * 10 ? 10 : 50;
}

const metal = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}l${height / 2}-${height / 2}h${width}l-${height / 2} ${height / 2}zM${x} ${y}h${width}v${height}h${-width}zM${x + width} ${y}l${height / 2}-${height / 2}v${height}l-${height / 2} ${height / 2}z`;

/** One bar of silver, the bars of copper that are added, and the coins that come out. */
export function MintScene({ fineness, coins, text }: { fineness: number; coins: number; text: string }) {
  const silver = fineness / 100;
  const copper = 1 / silver - 1;
  const bars = Array.from({ length: Math.ceil(copper - 1e-9) }, (_, index) => ({
    x: 10 + (index % 4) * 27,
    y: 176 - Math.floor(index / 4) * 21,
    /** The last bar may be a piece of one. */
    part: Math.min(1, copper - index),
  }));
  const perDisc = coinsPerDisc(coins);
  const discs = Math.max(1, Math.round(coins / perDisc));
  return (
    <svg viewBox="0 0 360 200" role="img" aria-label={text} className="block h-auto w-full">
      <path d="M4 188h352" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
      <path d={metal(16, 30, 78, 20)} className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" />
      <path d="M28 41h54M28 45h32" className="stroke-control" strokeWidth="1" />
      {bars.map(({ x, y, part }) => (
        <path
          key={`${x}-${y}`}
          d={metal(x, y, 20 * part, 11)}
          className="fill-loss-fill stroke-ink"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      ))}
      <path
        d="M122 92c10 0 14 2 22 8m-8-8l9 8-10 6"
        className="fill-none stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g strokeWidth="1.3">
        {Array.from({ length: discs }, (_, index) => {
          const [x, y] = [165 + (index % COLUMNS) * 20.5, 174 - Math.floor(index / COLUMNS) * 28];
          return (
            <CutCoin
              key={`${x}-${y}`}
              x={x}
              y={y}
              radius={9}
              silver={silver}
              isExtra={(index + 1) * perDisc > BAR_COINS}
            />
          );
        })}
      </g>
    </svg>
  );
}
