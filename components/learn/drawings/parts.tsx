/** Props of an outline, and of a thin line inside it. */
export const line = {
  className: 'fill-raised stroke-ink',
  strokeWidth: 2.2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
export const thin = { className: 'fill-none stroke-ink', strokeWidth: 1.2, strokeLinecap: 'round' } as const;

/** The y coordinate of the floor. The drawings share a viewBox of 320 × 220. */
export const FLOOR = 186;

export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** A banknote of 1923, in the color that marks a loss on the whole site. */
export function Note({ x, y, width = 64, height = 30, turn = 0 }: Box & { turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`}>
      <rect width={width} height={height} rx="2" className="fill-raised stroke-loss" strokeWidth="1.8" />
      <rect
        x="4"
        y="4"
        width={width - 8}
        height={height - 8}
        rx="1"
        className="fill-none stroke-loss"
        strokeWidth="0.8"
      />
      <circle cx={width / 2} cy={height / 2} r={height / 4.2} className="fill-none stroke-loss" strokeWidth="1.2" />
    </g>
  );
}

type Box = { x: number; y: number; width?: number; height?: number };

export function Bundle({ x, y, width = 46, height = 13 }: Box) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="1.5" className="fill-raised stroke-loss" strokeWidth="1.6" />
      <path
        d={`M${x + 3} ${y + height / 3}h${width - 6}M${x + 3} ${y + (height * 2) / 3}h${width - 6}`}
        className="stroke-loss"
        strokeWidth="0.7"
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
    steps(count)
      .map((step) => x + (step - 1) * (width + 2))
      .map((left) => <Bundle key={`${y}-${left}`} x={left} y={y} width={width} />),
  );
}

export function Coin({ x, y, radius = 14 }: { x: number; y: number; radius?: number }) {
  return (
    <g className="fill-raised stroke-ink">
      <circle cx={x} cy={y} r={radius} strokeWidth="2" />
      <circle cx={x} cy={y} r={radius * 0.72} strokeWidth="1" />
    </g>
  );
}

export function Loaf({ x, y }: { x: number; y: number }) {
  return (
    <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round">
      <path d={`M${x} ${y}c-7-1-9-9-6-16 4-10 16-14 32-14s28 4 32 14c3 7 1 15-6 16z`} />
      <path d={`M${x + 10} ${y - 22}l7 9M${x + 23} ${y - 25}l7 10M${x + 37} ${y - 24}l7 10`} strokeLinecap="round" />
    </g>
  );
}

/** A person in today's summer clothes, seen from behind; `tall` scales the height, from 0.85 to 1.1. */
export function Standing({
  x,
  tall = 1,
  head,
  wear,
}: {
  x: number;
  tall?: number;
  head: 'hair' | 'cap' | 'wrap';
  wear: 'trousers' | 'skirt';
}) {
  const top = FLOOR - 92 * tall;
  const waist = FLOOR - 42 * tall;
  return (
    <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      {wear === 'trousers' ? (
        <path
          d={`M${x - 9} ${waist}l-1 ${FLOOR - waist}h8l2 ${-(FLOOR - waist) * 0.7}l2 ${(FLOOR - waist) * 0.7}h8l-1 ${waist - FLOOR}z`}
        />
      ) : (
        <>
          <path d={`M${x - 5} ${FLOOR - 16}v16m10-16v16`} className="fill-none" />
          <path d={`M${x - 9} ${waist}l-5 ${FLOOR - 14 - waist}h28l-5 ${waist + 14 - FLOOR}z`} className="fill-sunk" />
        </>
      )}
      <path d={`M${x - 14} ${top + 32}l-2 26M${x + 14} ${top + 32}l2 26`} className="fill-none" strokeWidth="4" />
      <path
        d={`M${x - 5} ${top + 20}c-9 0-11 3-12 11l1 11h6v${waist - top - 40}h20v${top + 40 - waist}h6l1-11c-1-8-3-11-12-11z`}
      />
      <circle cx={x} cy={top + 10} r="9" className={head === 'hair' ? 'fill-ink' : 'fill-raised'} />
      {head === 'cap' && (
        <path d={`M${x - 9} ${top + 8}c0-11 18-11 18 0zM${x - 9} ${top + 8}h18`} className="fill-ink" />
      )}
      {head === 'wrap' && (
        <path
          d={`M${x - 10} ${top + 12}c-4-17 24-17 20 0-6 4-14 4-20 0zM${x} ${top + 14}l-6 7m6-7l6 7`}
          className="fill-sunk"
        />
      )}
    </g>
  );
}

/** A person in a long coat, seen from behind; `tall` scales the height, from 0.85 to 1.1. */
export function Waiting({ x, tall = 1, hat }: { x: number; tall?: number; hat: 'brim' | 'scarf' | 'cap' }) {
  const top = FLOOR - 92 * tall;
  return (
    <g className="fill-raised stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d={`M${x - 7} ${FLOOR - 10}v10h-4m18-10v10h4`} className="fill-none" />
      <path
        d={`M${x - 16} ${FLOOR - 10}l3-52c1-9 6-13 13-13s12 4 13 13l3 52z`}
        transform={`translate(0 ${(1 - tall) * 12})`}
      />
      <path d={`M${x} ${top + 30}v40M${x - 10} ${top + 40}l-2 30M${x + 10} ${top + 40}l2 30`} strokeWidth="1" />
      <circle cx={x} cy={top + 10} r="9" />
      {hat === 'brim' && (
        <path d={`M${x - 15} ${top + 6}h30M${x - 9} ${top + 6}c0-12 18-12 18 0z`} className="fill-ink" />
      )}
      {hat === 'cap' && <path d={`M${x - 10} ${top + 7}c0-12 20-12 20 0z`} className="fill-ink" />}
      {hat === 'scarf' && (
        <path d={`M${x - 10} ${top + 20}c-4-12-2-22 10-22s14 10 10 22c-6 4-14 4-20 0z`} className="fill-raised" />
      )}
    </g>
  );
}
