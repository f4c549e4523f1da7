import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The example of the guide. */
const PEOPLE = 1000;
const FLIPS = 10;

const COLUMNS = 40;
const STEP = 7.4;
const LEFT = 15.7;
const TOP = 82;
const BOTTOM = TOP + (PEOPLE / COLUMNS - 1) * STEP;

/** The person with only heads, in the fourth row. */
const LUCKY = { x: LEFT + 9 * STEP, y: TOP + 3 * STEP };

const valuesOf = (locale: Locale) => ({
  people: formatNumber(PEOPLE, locale),
  flips: formatNumber(FLIPS, locale),
  others: formatNumber(PEOPLE - 1, locale),
});

/** A thousand dots, of which one is lit. A row is one dotted line, so that the page stays small. */
export const coinFlippers: DrawingPlan<'streak' | 'others'> = {
  height: BOTTOM + 44,
  values: valuesOf,
  draw: ({ streak, others }) => (
    <>
      <text x="12" y="24" className="fill-ink font-semibold">
        {streak}
      </text>
      {Array.from({ length: FLIPS }, (_, flip) => 21 + flip * 20).map((x) => (
        <g key={x} transform={`translate(${x} 46)`}>
          <circle r="8.5" strokeWidth="1.6" className="fill-raised stroke-ink" />
          <path d="M-4.5 5.5c0-6 9-6 9 0z" className="fill-ink" />
          <circle cy="-2.5" r="2.7" className="fill-ink" />
        </g>
      ))}
      <path
        d={Array.from({ length: PEOPLE / COLUMNS }, (_, row) => `M${LEFT} ${(TOP + row * STEP).toFixed(1)}h289`).join(
          '',
        )}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`0 ${STEP}`}
        className="fill-none stroke-control opacity-60"
      />
      <g transform={`translate(${LUCKY.x} ${LUCKY.y})`}>
        <circle r="6.5" className="fill-paper" />
        <path d="M0 0V-46" strokeWidth="1.6" className="stroke-ink" />
        <circle r="4" className="fill-ink" />
      </g>
      <text x="308" y={BOTTOM + 28} textAnchor="end" className="fill-ink">
        {others}
      </text>
    </>
  ),
};
