import { LENGTH, type Race } from '@/lib/calculators/block-chain';

const WIDTH = 320;
const TOP = 24;
const BOTTOM = 80;
/** With fewer blocks the drawing would be taller than its frame. */
const FEWEST_COLUMNS = 8;

/** Everybody's chain above, and below it the one that the reader builds from the changed block on. */
export function RaceDrawing({
  race,
  text,
  lanes,
}: {
  /** null if the reader has changed nothing. */
  race: Race | null;
  text: string;
  lanes: { others: string; cheat: string };
}) {
  const others = race?.others ?? LENGTH;
  const step = (WIDTH - 8) / Math.max(others, race?.cheat ?? 0, FEWEST_COLUMNS);
  const size = step * 0.68;
  const x = (index: number) => 4 + index * step;
  const list = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  const middle = (size - 1) / 2;
  const fork = race && race.common > 0 ? `M${x(race.common - 1) + size} ${TOP + size}L${x(race.common)} ${BOTTOM}` : '';
  return (
    <svg viewBox={`0 0 ${WIDTH} 132`} role="img" aria-label={text} className="block h-auto w-full max-w-xl">
      <g className="fill-ink font-semibold" fontSize="15">
        <text x="4" y="13">
          {lanes.others}
        </text>
        {race && (
          <text x="4" y="126" className="fill-loss">
            {lanes.cheat}
          </text>
        )}
      </g>
      <path
        d={`M${x(0)} ${TOP + middle}H${x(others - 1)}`}
        className="stroke-ink"
        strokeWidth={Math.min(2.4, size / 4)}
      />
      {list(0, others).map((index) => (
        <rect
          key={index}
          x={x(index)}
          y={TOP}
          width={size}
          height={size}
          rx={size / 8}
          className={race && index < race.common ? 'fill-ink stroke-ink' : 'fill-raised stroke-ink'}
          strokeWidth={Math.min(2, size / 5)}
        />
      ))}
      {race && (
        <>
          <path d={fork} className="stroke-loss" strokeWidth="2" />
          <path
            d={`M${x(race.common)} ${BOTTOM + middle}H${x(Math.max(race.common, others - 1))}`}
            className="stroke-loss"
            strokeWidth="1.2"
            strokeDasharray="3 3"
          />
          {list(race.common, Math.max(others, race.cheat)).map((index) => {
            const isMined = index < race.cheat;
            return (
              <rect
                key={index}
                x={x(index)}
                y={BOTTOM}
                width={size}
                height={size}
                rx={size / 8}
                className={isMined ? 'fill-loss-fill stroke-loss' : 'fill-paper stroke-loss'}
                strokeWidth={Math.min(1.6, size / 5)}
                strokeDasharray={isMined ? undefined : '2.5 2.5'}
              />
            );
          })}
        </>
      )}
    </svg>
  );
}
