import './beer-drawings.css';

const PURE_BARRELS = 10;
const WATERED_BARRELS = 15;
const BARRELS_A_ROW = 5;

const BARREL = { width: 36, height: 48 };
/** The room of the tap above the stacks. */
const TAP_HEIGHT = 40;

/** The same beer in ten barrels, and diluted in fifteen: the fill is lighter by the share of water. */
export function Barrels({ words, className }: { words: { pure: string; watered: string }; className: string }) {
  return (
    <div className={`beer-drawings ${className}`}>
      <figure>
        <svg viewBox={viewBox(PURE_BARRELS / BARRELS_A_ROW, 4)} aria-hidden="true" className="w-full">
          <Stack rows={PURE_BARRELS / BARRELS_A_ROW} />
        </svg>
        <figcaption className={captionClass}>{words.pure}</figcaption>
      </figure>
      <figure>
        {/* In beer-drawings.css: as the figure scrolls into view, water runs, the beer pales and the last row arrives. */}
        <svg
          viewBox={viewBox(WATERED_BARRELS / BARRELS_A_ROW, TAP_HEIGHT)}
          aria-hidden="true"
          className="w-full overflow-visible"
        >
          <Stack rows={PURE_BARRELS / BARRELS_A_ROW} from={1} isWatered />
          <g className="beer-drawings-new">
            <Stack rows={1} isWatered />
          </g>
          {/* A stream that spreads on the barrel, with drops, and light that runs down it. */}
          <path
            d="M85-14V-5q-1 7-9 8h28q-8-1-9-8V-14zM75-14q-4 6-4 8a4 4 0 0 0 8 0q0-2-4-8zM105-12q-3 5-3 6.5a3 3 0 0 0 6 0q0-1.5-3-6.5z"
            className="beer-drawings-tap fill-lake stroke-2 stroke-ink [stroke-linejoin:round] md:stroke-[1.5px] lg:stroke-[1.1px]"
          />
          <path
            d="M90-13V3"
            strokeDasharray="5 3"
            className="beer-drawings-tap beer-drawings-water fill-none stroke-2 stroke-foam md:stroke-[1.5px] lg:stroke-[1.1px]"
          />
          <path
            // The pipe goes on to the right, beyond the drawing and the window: the exhibit clips it.
            d="M999-31H122v-5h-8v5h-16q-15 0-15 15v3h14q0-4 4-4H999M118-36v-3M108-39h20"
            className="beer-drawings-tap fill-raised stroke-2 stroke-ink [stroke-linecap:round] [stroke-linejoin:round] md:stroke-[1.5px] lg:stroke-[1.1px]"
          />
        </svg>
        <figcaption className={captionClass}>{words.watered}</figcaption>
      </figure>
    </div>
  );
}

const captionClass = 'border-ink border-t-2 pt-3 text-base text-muted lg:text-lg';

/** From the outline of the first barrels to that of the last. */
const viewBox = (rows: number, above: number) =>
  `1.5 ${-above} ${BARRELS_A_ROW * BARREL.width - 3} ${rows * BARREL.height + above}`;

/** From its upper left corner. It is as high as a row, so that barrels on each other share a line. */
const STAVES = 'q5 24 0 48h-27q-5-24 0-48z';
/** The lid of the highest barrels, seen from a little above; the others carry a barrel. */
const [LID, LEVEL] = ['a13.5 3 0 0 1 27 0', 'h27'];
/** The side away from the light. */
const SHADE = 'm21 0h6q5 24 0 48h-6q7-24 0-48z';
/** Iron around the staves: at both rims, and above and below the belly. */
const HOOPS =
  'q13.5 5 27 0l.7 3.5q-14.2 5-28.4 0zm-1.9 12.5q15.4 4 30.8 0l.4 4q-15.8 4-31.6 0zm-.4 19q15.8 4 31.6 0l-.4 4q-15.4 4-30.8 0zm1.6 12.5q14.2 3 28.4 0l-.7 3.5h-27z';

/** Rows of barrels, from `from` rows below the highest stack on. */
function Stack({ rows, from = 0, isWatered = false }: { rows: number; from?: number; isWatered?: boolean }) {
  const each = (path: string, isWithTop = false) =>
    Array.from({ length: rows * BARRELS_A_ROW }, (_, i) => {
      const row = from + Math.floor(i / BARRELS_A_ROW);
      const top = isWithTop ? (row === 0 ? LID : LEVEL) : '';
      return `M${4.5 + (i % BARRELS_A_ROW) * BARREL.width} ${row * BARREL.height}${top}${path}`;
    }).join('');
  return (
    <>
      {isWatered && <path d={each(STAVES, true)} className="fill-foam" />}
      <path
        d={each(STAVES, true)}
        className={`fill-bitcoin-fill ${isWatered ? 'beer-drawings-beer opacity-50' : ''}`}
      />
      <path d={each(SHADE)} className="fill-on-fill opacity-20" />
      {/* Dark at night, too: a light outline would fade into the watered beer. */}
      <path d={each(HOOPS)} className="fill-on-fill opacity-70" />
      <path
        d={each(STAVES, true)}
        className="fill-none stroke-2 stroke-on-fill max-sm:stroke-[1.6px] md:stroke-[1.5px] lg:stroke-[1.1px]"
      />
    </>
  );
}

const BEER = 'M14.4 50h101.2l-7.6 124a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z';

/** A glass of the pure or of the diluted beer. */
export function BeerGlass({ isWatered, className }: { isWatered: boolean; className: string }) {
  const bubbles = isWatered ? 3 : 9;
  const spots = Array.from({ length: bubbles }, (_, i) => `M${34 + ((i * 29) % 62)} ${66 + ((i * 37) % 92)}h0`).join(
    '',
  );
  return (
    <svg
      viewBox="0 -18 180 204"
      aria-hidden="true"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`w-20 min-w-0 stroke-ink sm:w-32 md:w-28 lg:w-56 ${className}`}
    >
      {isWatered && <path d={BEER} className="fill-foam stroke-none" />}
      <path d={BEER} className={`fill-bitcoin-fill stroke-none ${isWatered ? 'opacity-50' : ''}`} />
      <path d={spots} strokeWidth="6" className="stroke-foam opacity-80" />
      <path
        d="M10 46c-6-16 10-26 20-20 4-14 28-16 35-4 8-10 28-8 31 4 15-6 30 6 24 20-2 6-108 6-110 0z"
        className="fill-foam"
      />
      <path d="M14 52l8 122a6 6 0 0 0 6 6h74a6 6 0 0 0 6-6l8-122M115 66c36-6 42 74-6 74" className="fill-none" />
      {isWatered && (
        <>
          <path d="M119 20q-11 4-11 26" className="fill-none stroke-lake" strokeWidth="7" />
          <path
            d="M131-11l8 6h24l4 37h-30l3-31zM163 2c16-3 17 25 3 23"
            transform="rotate(-60 150 14)"
            className="fill-raised"
          />
        </>
      )}
    </svg>
  );
}
