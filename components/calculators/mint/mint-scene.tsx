import { BAR_COINS } from '@/lib/calculators/mint';
import { CutCoin } from './cut-coin';

const COLUMNS = 8;
/** More disks than this do not fit. */
const MOST_DISCS = 56;
const POT = { top: 124, depth: 44 };

/** The number of coins that one disk represents. */
export function coinsPerDisc(coins: number): number {
  return coins <= MOST_DISCS * 10 ? 10 : 50;
}

/** A bar seen from above one of its edges. */
const metal = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}l${height / 2}-${height / 2}h${width}l-${height / 2} ${height / 2}zM${x} ${y}h${width}v${height}h${-width}zM${x + width} ${y}l${height / 2}-${height / 2}v${height}l-${height / 2} ${height / 2}z`;

/** A layer in the pot, which is narrower at the bottom: shares of its depth from the bottom, 0 to 1. */
function layer(from: number, to: number): string {
  const half = (share: number) => 30 + 14 * share;
  const y = (share: number) => POT.top + POT.depth * (1 - share);
  const [low, high] = [half(from), half(to)].map((value) => Math.round(value * 10) / 10);
  return `M${72 - (high ?? 0)} ${y(to)}L${72 + (high ?? 0)} ${y(to)}L${72 + (low ?? 0)} ${y(from)}L${72 - (low ?? 0)} ${y(from)}z`;
}

/** One bar of silver and the bars of copper that are added, the pot over the fire, and the coins that come out. */
export function MintScene({ fineness, coins, text }: { fineness: number; coins: number; text: string }) {
  const silver = fineness / 100;
  const copper = 1 / silver - 1;
  // The first bar is the silver. Bars of both metals are drawn equally large for equal weight.
  const bars = Array.from({ length: 1 + Math.ceil(copper - 1e-9) }, (_, index) => ({
    x: 12 + (index % 5) * 28,
    y: 94 - Math.floor(index / 5) * 24,
    isSilver: index === 0,
    /** The last bar may be a piece of one. */
    part: index === 0 ? 1 : Math.min(1, copper - index + 1),
  }));
  const perDisc = coinsPerDisc(coins);
  const discs = Math.max(1, Math.round(coins / perDisc));
  return (
    <svg viewBox="0 0 360 200" role="img" aria-label={text} className="block h-auto w-full">
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M4 192h352" className="stroke-ink" strokeWidth="2" />
        {bars.map(({ x, y, part, isSilver }) => (
          <path
            key={`${x}-${y}`}
            d={metal(x, y, 20 * part, 12)}
            className={isSilver ? 'fill-raised stroke-ink' : 'fill-loss-fill stroke-ink'}
            strokeWidth="1.6"
          />
        ))}
        <path d={layer(0, 1)} className="fill-loss-fill stroke-none" />
        <path d={layer(0, silver)} className="fill-raised stroke-none" />
        <path
          d="M24 120c-4 2-4 8 2 8l10 38c2 6 6 8 12 8h48c6 0 10-2 12-8l10-38c6 0 6-6 2-8"
          className="fill-none stroke-ink"
          strokeWidth="2.4"
        />
        <path d="M24 120h96" className="stroke-ink" strokeWidth="2.4" />
        <path
          d="M46 190c-8-8 2-12 0-16 8 4 6 10 4 16zM68 190c-10-8 2-12 2-18 8 6 10 12 4 18zM94 190c-8-6 0-10 0-16 8 6 8 12 4 16z"
          className="fill-paper stroke-ink"
          strokeWidth="1.6"
        />
        <path d="M126 132c8-2 14 0 20 6m-9-5l10 6-8 8" className="fill-none stroke-ink" strokeWidth="2" />
      </g>
      <g strokeWidth="1.6">
        {Array.from({ length: discs }, (_, index) => {
          const [x, y] = [168 + (index % COLUMNS) * 25, 179 - Math.floor(index / COLUMNS) * 27];
          return (
            <CutCoin
              key={`${x}-${y}`}
              x={x}
              y={y}
              radius={11}
              silver={silver}
              isExtra={(index + 1) * perDisc > BAR_COINS}
            />
          );
        })}
      </g>
    </svg>
  );
}
