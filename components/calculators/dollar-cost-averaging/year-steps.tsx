const WIDTH = 360;
const HEIGHT = 100;
/** Steps narrower than a few pixels are a slope. */
const MOST_STEPS = 60;
const months = Array.from({ length: 11 }, (_, n) => `M${(n + 1) * (WIDTH / 12)} 0v${HEIGHT}`).join('');

/** The sum of the purchases of one year: it rises by one step with each of them. */
export function YearSteps({ purchases, caption }: { purchases: number; caption: string }) {
  const steps = Array.from({ length: purchases }, (_, n) => {
    const y = HEIGHT - ((n + 1) * HEIGHT) / purchases;
    return `V${Number(y.toFixed(2))}H${Number((((n + 1) * WIDTH) / purchases).toFixed(2))}`;
  });
  const top = purchases > MOST_STEPS ? `L${WIDTH} 0` : steps.join('');
  return (
    <div className="p-5 md:px-8">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-28 w-full border-ink border-b-2 md:h-36"
      >
        <path d={months} className="stroke-line" strokeWidth="1" vectorEffect="non-scaling-stroke" />
        <path
          d={`M0 ${HEIGHT}${top}V${HEIGHT}`}
          className="fill-gold stroke-ink"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-3 text-base text-muted">{caption}</p>
    </div>
  );
}
