/** Radii in the units of a coin's own drawing, in which the place of a whole dollar is 100 wide. */
const PLACE_RADIUS = 50;
const DOLLAR_RADIUS = 48;
const SYMBOL_ID = 'dollar';

/** A dollar coin of radius 50. Its lowest point is at 0, 0. */
export const Dollar = () => (
  <>
    <circle cy="-50" r="50" className="fill-ink" />
    <circle cy="-50" r="42" strokeWidth="1.6" className="fill-none stroke-paper" />
    <path
      d="M0-77.5v55M13.5-62a13.5 11 0 0 0-13.5-8c-17 0-19 20 0 20s17 20 0 20a13.5 11 0 0 1-13.5-8"
      strokeWidth="4"
      strokeLinecap="round"
      className="fill-none stroke-paper"
    />
  </>
);

/**
 * The drawing that every coin uses; once on a page with coins. Its lowest point is at 0, 0, so that a scaled coin stays on the ground and
 * `use` needs no place of its own: Chromium would then scale it on the main thread.
 */
export function DollarSymbol() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <g id={SYMBOL_ID}>
          <Dollar />
        </g>
      </defs>
    </svg>
  );
}

const radiusOf = (share: number) => Math.round(10 * DOLLAR_RADIUS * Math.sqrt(share)) / 10;

const round = (value: number) => Number(value.toFixed(2));

const scale = (factor: number) => (factor < 1 ? `scale(${factor.toFixed(3)})` : undefined);

interface Props {
  /** From 0 to 1; of 0 only the outline is drawn. */
  share: number;
  /** A larger share, from which `.shrinking-coins-stop` shrinks the coin (shrinking-coins.css). */
  shrunkFrom?: number;
  /** The share that it shrinks from on a phone, at least `shrunkFrom`. */
  shrunkFromNarrow?: number;
  className?: string;
}

/** A coin whose area is the share of a dollar that is left; the dotted outline is the full dollar. */
export function DollarCoin({ share, shrunkFrom = share, shrunkFromNarrow = shrunkFrom, className }: Props) {
  const [full, wide, radius] = [shrunkFromNarrow || 1, shrunkFrom, share].map(radiusOf) as [number, number, number];
  // The symbol as it is drawn is the coin before it shrinks: the whole drawing is magnified instead of it.
  const unit = PLACE_RADIUS / full;
  const half = round(PLACE_RADIUS * unit);
  const outline = round(DOLLAR_RADIUS * unit);
  const coin = share > 0 && <use href={`#${SYMBOL_ID}`} transform={scale(radius / wide)} />;
  return (
    <svg
      viewBox={`${-half} ${-2 * half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
      className={`overflow-visible ${className}`}
    >
      {share < 1 && (
        <circle
          cy={-outline}
          r={outline}
          // Dots of the same size on every coin: on a phone, lines of the drawing's own scale would be too thin to see.
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeDasharray="0 4.5"
          className="fill-none stroke-control"
        />
      )}
      {/* Two scales, whose product is the size at rest: a wide screen animates the inner one, a phone both. */}
      {wide < full ? <g transform={scale(wide / full)}>{coin}</g> : coin}
    </svg>
  );
}
