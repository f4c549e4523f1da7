const A_ROW = 4;
const STEP = 26;
/** Wider than high, so that the eaves of neighbors do not touch. */
const COLUMN = 29;
/** A house on the grid, from the lower left corner of its wall. */
const HOUSE = 'v-9h-2.5l11.5-10 11.5 10h-2.5v9h-6v-6h-6v6z';

/** One house, and beside it as many of the same size as its price has become. */
export function Houses({ times, className }: { times: number; className: string }) {
  const rows = Math.ceil(times / A_ROW);
  const grid = Array.from(
    { length: times },
    (_, house) => `M${44 + COLUMN * (house % A_ROW)} ${STEP * (1 + Math.floor(house / A_ROW))}${HOUSE}`,
  ).join('');
  return (
    <svg
      viewBox={`0 0 ${38 + COLUMN * A_ROW} ${STEP * rows + 2}`}
      aria-hidden="true"
      className={`shrink-0 stroke-2 ${className}`}
      strokeLinejoin="round"
    >
      <path d={`M4 ${STEP * rows}${HOUSE}`} className="fill-ink stroke-ink" />
      <path d={grid} className="fill-raised stroke-loss" />
    </svg>
  );
}
