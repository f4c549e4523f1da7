import type { CushionMonth } from '@/lib/calculators/cushion';
import { DRAWING_TEXT } from '../frame/drawing-text';
import { eventPaths } from './event-icons';

const WIDTH = 340;
const HEIGHT = 256;
const GROUND = 230;
const FLOOR = 158;
/** The tallest cushion and the deepest hole, in units of the drawing. */
const TALLEST = 104;
const DEEPEST = 40;
const STEP = 27;
const LEFT = 9;
const CUSHION = 23;

/** More than this in one column are hard to count. */
const MOST_PILLOWS = 6;

/** The money that one pillow stands for: spending × 1/4, 1/2, 1, 2, …, so that no column has more than six. */
export function pillowUsd(highestUsd: number, spendingUsd: number): number {
  let unit = spendingUsd / 4;
  while (highestUsd / unit > MOST_PILLOWS) unit *= 2;
  return unit;
}

/** A pillow that lies with its underside at `bottom`; its four sides bulge inward from the corners. */
function pillow(x: number, bottom: number, height: number): string {
  const bulge = Math.min(3, height / 5);
  const width = CUSHION - 2;
  return (
    `M${x + 1} ${bottom}q${bulge} ${-height / 2} 0 ${-height}q${width / 2} ${bulge} ${width} 0` +
    `q${-bulge} ${height / 2} 0 ${height}q${-width / 2} ${-bulge} ${-width} 0z`
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

/** The cushion at the end of each month as a stack of pillows, what happened above it, and a hole in the floor where money is owed. */
export function CushionPicture({
  months,
  savingsUsd,
  spendingUsd,
  names,
  oneMonth,
  unitText,
  text,
}: {
  months: readonly CushionMonth[];
  savingsUsd: number;
  spendingUsd: number;
  /** The names of the months, January first. */
  names: readonly string[];
  oneMonth: string;
  /** Says how many months of spending one pillow stands for. */
  unitText: (months: number) => string;
  text: string;
}) {
  const highestUsd = Math.max(savingsUsd, 1, ...months.map(({ balanceUsd }) => balanceUsd));
  const scale = TALLEST / highestUsd;
  const unitUsd = pillowUsd(highestUsd, spendingUsd);
  const line = FLOOR - spendingUsd * scale;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text} className="block h-auto w-full">
      <path d={`M0 ${FLOOR}h${WIDTH}v${GROUND - FLOOR}H0z`} className="fill-sunk" />
      {line >= 34 && (
        <path d={`M0 ${line}h${WIDTH}`} className="stroke-control" strokeWidth="1.2" strokeDasharray="2 5" />
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
              Array.from({ length: Math.ceil(balanceUsd / unitUsd) }, (_, index) => {
                const partUsd = Math.min(unitUsd, balanceUsd - index * unitUsd);
                const bottom = FLOOR - 1 - index * unitUsd * scale;
                const tall = Math.max(partUsd * scale - 1.2, 1);
                return (
                  <g key={bottom}>
                    <path
                      d={pillow(x, bottom, tall)}
                      className="fill-raised stroke-gain"
                      strokeWidth="1.6"
                      strokeLinejoin="round"
                    />
                    {tall > 7 && (
                      <path
                        d={`M${x + 6} ${bottom - tall / 2}h11`}
                        className="stroke-gain"
                        strokeWidth="1.2"
                        strokeDasharray="2 2"
                      />
                    )}
                  </g>
                );
              })
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
            <text x={x + CUSHION / 2} y="224" textAnchor="middle" className={`fill-muted ${DRAWING_TEXT}`}>
              {(names[month - 1] ?? '').slice(0, 1).toUpperCase()}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${FLOOR}h${WIDTH}`} className="stroke-ink" strokeWidth="2" />
      {line >= 34 && (
        <text
          x={WIDTH - 2}
          y={line + 4}
          textAnchor="end"
          className={`fill-muted stroke-raised ${DRAWING_TEXT}`}
          strokeWidth="9"
          paintOrder="stroke"
        >
          {oneMonth}
        </text>
      )}
      <path d={pillow(8, 252, 13)} className="fill-raised stroke-gain" strokeWidth="1.6" strokeLinejoin="round" />
      <text x="38" y="250" className={`fill-muted ${DRAWING_TEXT}`}>
        {unitText(unitUsd / spendingUsd)}
      </text>
    </svg>
  );
}
