const FULL_RADIUS = 48;

/** A coin whose area is the share of a dollar that is left; the dotted outline is the full dollar. */
export function DollarCoin({ share, className }: { share: number; className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`overflow-visible ${className}`}>
      {share < 1 && (
        <circle
          cx="50"
          cy={100 - FULL_RADIUS}
          r={FULL_RADIUS}
          className="fill-none stroke-control"
          strokeWidth="1"
          strokeDasharray="2 3"
        />
      )}
      <Coin radius={FULL_RADIUS * Math.sqrt(share)} />
    </svg>
  );
}

function Coin({ radius }: { radius: number }) {
  const cy = 100 - radius;
  return (
    <>
      <circle cx="50" cy={cy} r={radius} className="fill-ink" />
      <circle cx="50" cy={cy} r={radius * 0.84} className="fill-none stroke-paper" strokeWidth={radius * 0.03} />
      <path
        d={`M50 ${cy - radius * 0.55}V${cy + radius * 0.55}M${50 + radius * 0.27} ${cy - radius * 0.24}a${radius * 0.27} ${radius * 0.22} 0 0 0 ${-radius * 0.27} ${-radius * 0.16}c${-radius * 0.34} 0 ${-radius * 0.38} ${radius * 0.4} 0 ${radius * 0.4}s${radius * 0.34} ${radius * 0.4} 0 ${radius * 0.4}a${radius * 0.27} ${radius * 0.22} 0 0 1 ${-radius * 0.27} ${-radius * 0.16}`}
        className="fill-none stroke-paper"
        strokeWidth={radius * 0.09}
        strokeLinecap="round"
      />
    </>
  );
}
