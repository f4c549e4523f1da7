const FULL_RADIUS = 48;
const SYMBOL_ID = 'dollar';

/** The drawing that every coin uses; once on a page with coins. */
export function DollarSymbol() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id={SYMBOL_ID} viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="50" className="fill-ink" />
        <circle cx="50" cy="50" r="42" className="fill-none stroke-[1.5px] stroke-paper" />
        <path
          d="M50 22.5v55M63.5 38a13.5 11 0 0 0-13.5-8c-17 0-19 20 0 20s17 20 0 20a13.5 11 0 0 1-13.5-8"
          className="fill-none stroke-paper stroke-[4.5px]"
          strokeLinecap="round"
        />
      </symbol>
    </svg>
  );
}

const radiusOf = (share: number) => Math.round(10 * FULL_RADIUS * Math.sqrt(share)) / 10;

const scale = (factor: number) => (factor < 1 ? `scale(${factor.toFixed(3)})` : undefined);

interface Props {
  /** From 0 to 1; of 0 only the outline is drawn. */
  share: number;
  /** A larger share, from which `.coin-stop` shrinks the coin (home.css). */
  shrunkFrom?: number;
  /** The share that it shrinks from on a phone, at least `shrunkFrom`. */
  shrunkFromNarrow?: number;
  className?: string;
}

/** A coin whose area is the share of a dollar that is left; the dotted outline is the full dollar. */
export function DollarCoin({ share, shrunkFrom = share, shrunkFromNarrow = shrunkFrom, className }: Props) {
  const [full, wide, radius] = [shrunkFromNarrow, shrunkFrom, share].map(radiusOf) as [number, number, number];
  const coin = share > 0 && (
    <use
      href={`#${SYMBOL_ID}`}
      x={-full}
      y={-2 * full}
      width={2 * full}
      height={2 * full}
      transform={scale(radius / wide)}
    />
  );
  return (
    // The origin is where the coin touches the ground, so that a scaled coin stays there.
    <svg viewBox="-50 -100 100 100" aria-hidden="true" className={`overflow-visible ${className}`}>
      {share < 1 && (
        <circle
          cy={-FULL_RADIUS}
          r={FULL_RADIUS}
          // Dots of the same size on every coin: on a phone, lines of the drawing's own scale would be too thin to see.
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.75"
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
