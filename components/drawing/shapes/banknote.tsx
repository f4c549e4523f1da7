import { oneTo } from '../one-to';

type Box = { x: number; y: number; width?: number; height?: number };

/** A banknote of 1923, in the color that marks a loss on the whole site. */
export function Banknote({ x, y, width = 64, height = 30, turn = 0 }: Box & { turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`}>
      <rect width={width} height={height} rx="2" className="fill-raised stroke-loss" strokeWidth="1.6" />
      <rect
        x="4"
        y="4"
        width={width - 8}
        height={height - 8}
        rx="1"
        className="fill-none stroke-loss"
        strokeWidth="1.2"
      />
      <circle cx={width / 2} cy={height / 2} r={height / 4.2} className="fill-none stroke-loss" strokeWidth="1.2" />
    </g>
  );
}

export function Bundle({ x, y, width = 46, height = 13 }: Box) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="1.5" className="fill-raised stroke-loss" strokeWidth="1.6" />
      <path
        d={`M${x + 3} ${y + height / 3}h${width - 6}M${x + 3} ${y + (height * 2) / 3}h${width - 6}`}
        className="stroke-loss"
        strokeWidth="1.2"
      />
      <rect x={x + width / 2 - 5} y={y} width="10" height={height} className="fill-loss-fill" />
    </g>
  );
}

/** Each row is `[y, x of the first bundle, number of bundles]`. */
export function Bundles({
  rows,
  width = 46,
}: {
  rows: readonly (readonly [y: number, x: number, count: number])[];
  width?: number;
}) {
  return rows.flatMap(([y, x, count]) =>
    oneTo(count)
      .map((step) => x + (step - 1) * (width + 2))
      .map((left) => <Bundle key={`${y}-${left}`} x={left} y={y} width={width} />),
  );
}
