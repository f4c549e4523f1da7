import { Dollar } from '@/components/drawing/shapes/dollar-coin';
import { NARROW_YEARS } from '@/components/home/hero/shrinking-coins';
import { getCpiTable } from '@/lib/content/figures/series';

const PLACE = 100;
const RADIUS = 46;

/** The coins of the hero on a phone, for the share image: the area of each is what a dollar of the first year could still buy. */
export function ShareCoins() {
  const cpi = getCpiTable();
  const [first = Number.NaN, ...later] = NARROW_YEARS.map((year) => cpi[year] ?? Number.NaN);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${NARROW_YEARS.length * PLACE} ${PLACE}`}>
      {[first, ...later].map((level, index) => {
        const radius = RADIUS * Math.sqrt(first / level);
        return (
          <g key={level} transform={`translate(${(index + 0.5) * PLACE} ${PLACE})`}>
            {level !== first && (
              <circle
                cy={-RADIUS}
                r={RADIUS}
                strokeWidth="2"
                strokeLinecap="round"
                strokeDasharray="0 5"
                className="fill-none stroke-control"
              />
            )}
            <g transform={`scale(${radius / 50})`}>
              <Dollar />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
