const MOST_DIALS = 48;

const round = (value: number) => Math.round(value * 100) / 100;

/** A sector of a dial, clockwise from the top; `part` from 0 to 1. */
function sector(x: number, y: number, radius: number, part: number): string {
  if (part >= 1) return `M${x} ${y - radius}a${radius} ${radius} 0 1 1 -0.01 0z`;
  const angle = 2 * Math.PI * part - Math.PI / 2;
  const [toX, toY] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map(round);
  return `M${x} ${y}V${y - radius}A${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${toX} ${toY}z`;
}

/** An alarm clock for up to an hour of work; more hours are a clock for each. */
export function WorkDials({ hours, most }: { hours: number; most: number }) {
  const count = Math.min(MOST_DIALS, Math.max(1, Math.ceil(most)));
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const cell = 168 / columns;
  const radius = round(cell * 0.41);
  return (
    <svg viewBox={`0 0 180 ${round(rows * cell + 12)}`} aria-hidden="true" className="block h-auto w-full max-w-52">
      {Array.from({ length: count }, (_, index) => {
        const x = round(6 + ((index % columns) + 0.5) * cell);
        const y = round(8 + (Math.floor(index / columns) + 0.5) * cell);
        const part = Math.min(1, Math.max(0, hours - index));
        return (
          <g key={`${x}-${y}`}>
            {count === 1 && (
              <path
                d={`M${x - 46} ${y + 52}l-10 16M${x + 46} ${y + 52}l10 16M${x - 62} ${y - 44}a20 20 0 0 1 28-26zM${x + 62} ${y - 44}a20 20 0 0 0-28-26z`}
                className="fill-sunk stroke-ink"
                strokeWidth="3"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            )}
            <circle cx={x} cy={y} r={radius} className="fill-raised stroke-ink" strokeWidth={count === 1 ? 3 : 1.6} />
            {part > 0 && <path d={sector(x, y, round(radius * 0.8), part)} className="fill-loss-fill" />}
            {count === 1 && (
              <path
                d={Array.from({ length: 12 }, (_, tick) => {
                  const angle = (Math.PI * tick) / 6;
                  const at = (r: number) => `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
                  return `M${at(radius * 0.83)}L${at(radius * (tick % 3 === 0 ? 0.94 : 0.9))}`;
                }).join('')}
                className="stroke-ink"
                strokeWidth="2.4"
                strokeLinecap="round"
              />
            )}
            {count === 1 && <circle cx={x} cy={y} r="3.4" className="fill-ink" />}
          </g>
        );
      })}
    </svg>
  );
}

const WEEKS = 52;
const PITCH = 6;

/** Weeks of work as squares, 52 in a row: a row is a year. */
export function WorkCalendar({ weeks, most }: { weeks: number; most: number }) {
  const rows = Math.max(1, Math.ceil(most / WEEKS));
  const square = (index: number) =>
    `M${(index % WEEKS) * PITCH + 4} ${Math.floor(index / WEEKS) * (PITCH + 2) + 4}h4.6v5.6h-4.6z`;
  const full = Math.round(weeks);
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return (
    <svg viewBox={`0 0 320 ${rows * (PITCH + 2) + 8}`} aria-hidden="true" className="block h-auto w-full">
      <path
        d={range(full, rows * WEEKS)
          .map(square)
          .join('')}
        className="fill-transparent stroke-line"
        strokeWidth="1.2"
      />
      <path d={range(0, full).map(square).join('')} className="fill-loss-fill" />
    </svg>
  );
}
