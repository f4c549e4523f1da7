const REEDS = 72;
/** The radius of the middle of the edge, in the units of the view box, and the length from one reed to the next. */
const EDGE = 54;
const PITCH = (2 * Math.PI * EDGE) / REEDS;

/** A coin with a reeded edge and room for an icon. */
export function MedalRing({ className }: { className: string }) {
  return (
    <svg viewBox="-60 -60 120 120" aria-hidden="true" className={className}>
      <circle r="58.5" strokeWidth="1.6" className="fill-raised stroke-bitcoin-fill" />
      <circle
        r={EDGE}
        strokeWidth="6"
        strokeDasharray={`1 ${(PITCH - 1).toFixed(4)}`}
        className="fill-none stroke-bitcoin-fill"
      />
      <circle r="48.5" strokeWidth="1.2" className="fill-none stroke-bitcoin-fill" />
    </svg>
  );
}
