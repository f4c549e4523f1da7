import { BASE_YEAR } from '@/lib/calculators/time-machine';
import { getCpiTable } from '@/lib/content/series';

const YEARS = [1971, 1980, 2000, BASE_YEAR];
const PLACE = 100;
const RADIUS = 46;

/** The coins of the hero for the share image: the area of each is what a dollar of the first year could still buy. */
export function ShareCoins() {
  const cpi = getCpiTable();
  const [first = Number.NaN, ...later] = YEARS.map((year) => cpi[year] ?? Number.NaN);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${YEARS.length * PLACE} ${PLACE}`}>
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
              <circle cy="-50" r="50" className="fill-ink" />
              <circle cy="-50" r="42" strokeWidth="1.5" className="fill-none stroke-paper" />
              <path
                d="M0-77.5v55M13.5-62a13.5 11 0 0 0-13.5-8c-17 0-19 20 0 20s17 20 0 20a13.5 11 0 0 1-13.5-8"
                strokeWidth="4.5"
                strokeLinecap="round"
                className="fill-none stroke-paper"
              />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
