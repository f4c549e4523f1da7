import type { CushionMonth } from '@/lib/calculators/cushion';
import { eventPaths } from './event-icons';

const WIDTH = 340;
const FLOOR = 158;
/** The tallest cushion and the deepest hole, in units of the drawing. */
const TALLEST = 104;
const DEEPEST = 40;
const STEP = 27;
const LEFT = 9;
const CUSHION = 23;

/** A pillow that stands on the floor: its sides and its top bulge. */
function pillow(x: number, height: number): string {
  const bulge = Math.min(4, height / 3);
  const half = (CUSHION - 4) / 2;
  return (
    `M${x + 2} ${FLOOR}q${-bulge} ${-height / 2} 0 ${-height}q${half} ${-bulge} ${2 * half} 0` +
    `q${bulge} ${height / 2} 0 ${height}q${-half} ${bulge / 2} ${-2 * half} 0z`
  );
}

/** A hole in the floor, hatched. */
function hole(x: number, depth: number): { outline: string; hatch: string } {
  const lines = Array.from(
    { length: Math.floor(depth / 6) },
    (_, index) => `M${x + 2} ${FLOOR + 6 * (index + 1)}l18-5`,
  );
  return { outline: `M${x} ${FLOOR}v${depth}h${CUSHION}v${-depth}`, hatch: lines.join('') };
}

/** The cushion at the end of each month, what happened above it, and a hole in the floor where money is owed. */
export function CushionPicture({
  months,
  savingsUsd,
  spendingUsd,
  names,
  oneMonth,
  text,
}: {
  months: readonly CushionMonth[];
  savingsUsd: number;
  spendingUsd: number;
  /** The names of the months, January first. */
  names: readonly string[];
  oneMonth: string;
  text: string;
}) {
  const scale = TALLEST / Math.max(savingsUsd, 1, ...months.map(({ balanceUsd }) => balanceUsd));
  const line = FLOOR - spendingUsd * scale;
  return (
    <svg viewBox={`0 0 ${WIDTH} 236`} role="img" aria-label={text} className="block h-auto w-full">
      <path d={`M0 ${FLOOR}h${WIDTH}v${236 - FLOOR}H0z`} className="fill-sunk" />
      {line >= 34 && (
        <>
          <path d={`M0 ${line}h${WIDTH}`} className="stroke-control" strokeWidth="1.2" strokeDasharray="2 5" />
          <text x={WIDTH - 2} y={line - 4} textAnchor="end" className="fill-muted" fontSize="13">
            {oneMonth}
          </text>
        </>
      )}
      {months.map(({ month, event, balanceUsd }) => {
        const x = LEFT + (month - 1) * STEP;
        const height = Math.max(balanceUsd, 0) * scale;
        const { outline, hatch } = hole(x, Math.min(DEEPEST, Math.max(5, -balanceUsd * scale)));
        return (
          <g key={month}>
            {balanceUsd < 0 ? (
              <>
                <path d={outline} className="fill-paper stroke-loss" strokeWidth="2" strokeLinejoin="round" />
                <path d={hatch} className="stroke-loss" strokeWidth="1.2" />
              </>
            ) : (
              height > 0 && (
                <>
                  <path
                    d={pillow(x, height)}
                    className="fill-raised stroke-gain"
                    strokeWidth="2"
                    strokeLinejoin="round"
                  />
                  {height > 22 && (
                    <>
                      <path
                        d={`M${x + 4} ${FLOOR - height + 8}q7.5-3 15 0M${x + 4} ${FLOOR - 7}q7.5 3 15 0`}
                        className="fill-none stroke-gain"
                        strokeWidth="1"
                      />
                      <circle cx={x + CUSHION / 2} cy={FLOOR - height / 2} r="2" className="fill-gain" />
                    </>
                  )}
                </>
              )
            )}
            {event && (
              <>
                <path
                  d={`M${x + CUSHION / 2} 34V${FLOOR - Math.max(height + 8, 8)}`}
                  className="stroke-loss"
                  strokeWidth="1.2"
                  strokeDasharray="2 3"
                />
                <path
                  d={eventPaths[event]}
                  transform={`translate(${x} 5)`}
                  className="fill-raised stroke-loss"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </>
            )}
            <text x={x + CUSHION / 2} y="224" textAnchor="middle" className="fill-muted" fontSize="14">
              {(names[month - 1] ?? '').slice(0, 1).toUpperCase()}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${FLOOR}h${WIDTH}`} className="stroke-ink" strokeWidth="2" />
    </svg>
  );
}
