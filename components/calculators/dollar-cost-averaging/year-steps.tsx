const WIDTH = 360;
const HEIGHT = 100;
/** Steps narrower than a few pixels are a slope. */
const MOST_STEPS = 60;
const months = Array.from({ length: 11 }, (_, n) => `M${(n + 1) * (WIDTH / 12)} 0v${HEIGHT}`).join('');

/**
 * The sum of the purchases of one year: it rises by one step with each of them. `sums`: what the axis says at its top, middle and
 * foot; `ends`: what it says at the first and the last month.
 */
export function YearSteps({
  purchases,
  sums,
  ends,
  caption,
}: {
  purchases: number;
  sums: string[];
  ends: string[];
  caption: string;
}) {
  const steps = Array.from({ length: purchases }, (_, n) => {
    const y = HEIGHT - ((n + 1) * HEIGHT) / purchases;
    return `V${Number(y.toFixed(2))}H${Number((((n + 1) * WIDTH) / purchases).toFixed(2))}`;
  });
  const top = purchases > MOST_STEPS ? `L${WIDTH} 0` : steps.join('');
  return (
    <div className="p-5 md:px-8">
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-muted text-sm tabular-nums leading-none"
      >
        {/* The middle of each sum is at its height. */}
        <div className="-my-2 flex flex-col items-end justify-between py-0.5">
          {sums.map((sum) => (
            <span key={sum}>{sum}</span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-28 w-full border-ink border-b-2 md:h-36"
        >
          <path
            d={`${months}M0 0h${WIDTH}M0 ${HEIGHT / 2}h${WIDTH}`}
            className="stroke-line"
            strokeWidth="1.2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M0 ${HEIGHT}${top}V${HEIGHT}`}
            className="fill-gold stroke-ink"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="col-start-2 mt-2.5 flex justify-between">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
      </div>
      <p className="mt-3 text-base text-muted">{caption}</p>
    </div>
  );
}
