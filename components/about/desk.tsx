const STEM = { strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** The keys of a row: its left end, its height and how many. */
const KEY_ROWS = [
  [236, 214, 8],
  [228, 228, 9],
  [220, 242, 10],
] as const;

/** A writer's desk: a typewriter with the chart of the dollar, a magnifying glass over it, a lamp, books and a mug. */
export function Desk({ label }: { label: string }) {
  return (
    <svg viewBox="0 24 640 245" role="img" aria-label={label} className="block h-auto w-full" {...STEM}>
      <path d="M128 92L92 266h330L186 74z" stroke="none" className="fill-bitcoin-fill opacity-15" />
      <Lamp />
      <Sheet />
      <Typewriter />
      <Glass />
      <Books />
      <Mug />
      <g className="fill-raised stroke-ink">
        <ellipse cx="176" cy="262" rx="15" ry="5" />
        <ellipse cx="178" cy="256" rx="15" ry="5" />
        <ellipse cx="175" cy="250" rx="15" ry="5" />
      </g>
    </svg>
  );
}

function Lamp() {
  return (
    <g className="fill-raised stroke-ink">
      <path d="M62 268c0-9 12-13 30-13s30 4 30 13z" />
      <path d="M92 255L66 168 132 84" className="fill-none" />
      <circle cx="66" cy="168" r="5" />
      <path d="M114 108l-2-30c20-22 50-26 72-6l8 4z" className="fill-bitcoin-fill" />
      <circle cx="131" cy="82" r="4" />
    </g>
  );
}

/** A chart: the line falls after a red mark, which stands for 1971. */
function Sheet() {
  return (
    <g>
      <path d="M240 176V40h160v136z" className="fill-raised stroke-ink" />
      <path d="M256 58h72M256 68h48" className="fill-none stroke-control" />
      <path d="M258 86v70h126" className="fill-none stroke-ink" strokeWidth="1.6" />
      <path d="M282 82v74" className="fill-none stroke-loss" strokeDasharray="2 5" />
      <path
        d="M260 92l22 3c10 2 14 16 24 27 14 14 30 18 46 22l30 5"
        className="fill-none stroke-loss"
        strokeWidth="3"
      />
      <circle cx="282" cy="95" r="4.5" className="fill-loss stroke-raised" strokeWidth="1.6" />
    </g>
  );
}

function Typewriter() {
  return (
    <g className="fill-raised stroke-ink">
      <path d="M214 166h212v14H214z" />
      <path d="M204 168h10v10h-10zM426 168h10v10h-10z" className="fill-ink" />
      <path d="M228 180h184l16 24H212z" className="fill-sunk" />
      <path d="M212 204h216l22 56c1 5-1 8-6 8H196c-5 0-7-3-6-8z" />
      {KEY_ROWS.flatMap(([left, top, count]) =>
        Array.from({ length: count }, (_, index) => left + index * 22).map((x) => (
          <circle key={`${top}-${x}`} cx={x} cy={top} r="5.2" strokeWidth="1.6" />
        )),
      )}
      <path d="M262 257h116" strokeWidth="6" />
      <path d="M426 166l22-12" className="fill-none" />
    </g>
  );
}

/** Under the glass the line shows the points that it is made of. */
function Glass() {
  return (
    <g>
      <path d="M392 152l46 40" className="stroke-ink" strokeWidth="8" />
      <circle cx="366" cy="126" r="36" className="fill-paper stroke-ink" strokeWidth="4" />
      <path d="M334 112l20 14 22 8 24 4" className="fill-none stroke-loss" strokeWidth="3" />
      <g className="fill-raised stroke-loss" strokeWidth="2.4">
        <circle cx="341" cy="117" r="4.5" />
        <circle cx="354" cy="126" r="4.5" />
        <circle cx="376" cy="134" r="4.5" />
        <circle cx="393" cy="137" r="4.5" />
      </g>
      <path d="M346 104c6-9 15-13 25-12" className="fill-none stroke-control" />
    </g>
  );
}

function Books() {
  return (
    <g className="fill-raised stroke-ink">
      <path d="M490 244h118v24H490z" />
      <path d="M498 222h104v22H498z" className="fill-sunk" />
      <path d="M486 202h110v20H486z" />
      <path d="M506 244v24M592 244v24M516 222v22M500 202v20M582 202v20" />
      <path d="M524 256h48M534 233h44M516 212h46" className="stroke-control" />
      <path d="M548 202v-9h9v9" className="fill-loss-fill stroke-loss" strokeWidth="1.6" />
    </g>
  );
}

function Mug() {
  return (
    <g className="fill-raised stroke-ink">
      <path d="M518 164h40l-4 36c0 1-1 2-3 2h-26c-2 0-3-1-3-2z" />
      <path d="M557 172c16-4 18 20-1 20" className="fill-none" />
      <path d="M530 154c-5-7 5-11 0-19M546 154c-5-7 5-11 0-19" className="fill-none stroke-control" />
    </g>
  );
}
