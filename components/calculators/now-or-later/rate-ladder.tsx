import { type Bracket, RATES } from '@/lib/calculators/now-or-later';

const WIDTH = 320;
/** To the left of the ladder, for the space before the percent sign of some languages. */
const EDGE = 8;
const TOP = 26;
const STEP = 24;
const BOTTOM = TOP + STEP * (RATES.length - 1);
const HEIGHT = BOTTOM + 30;
/** A lower mark has no room for its number. */
const LEAST_MARK = 20;
/** To the left is room for the largest rate, to the right for the name of a landmark. */
const RAILS = { left: 46, right: 222 };

/** The height of a rate: rungs have equal distances, and between two rungs the scale is linear. */
export function yOf(ratePercent: number): number {
  const above = RATES.findIndex((rate) => rate >= ratePercent);
  if (above < 0) return TOP;
  const [high = 0, low = 0] = [RATES[above], RATES[Math.max(0, above - 1)]];
  const part = high === low ? 0 : (high - ratePercent) / (high - low);
  return BOTTOM - STEP * (above - part);
}

interface Mark extends Bracket {
  readonly id: string;
  /** The number in the list beside the ladder. */
  readonly number: number;
  readonly isDone: boolean;
}

interface Landmark {
  readonly id: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** The ranges of all situations as bars on one ladder, filled once they are complete. An open end of a range runs past the last rung. */
export function RateLadder({
  marks,
  landmarks,
  rungText,
  text,
}: {
  marks: readonly Mark[];
  landmarks: readonly Landmark[];
  rungText: (rate: number) => string;
  text: string;
}) {
  return (
    <svg
      viewBox={`${-EDGE} 0 ${EDGE + WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={text}
      className="block h-auto w-full max-lg:max-w-md"
    >
      {landmarks.map(({ id, label, from, to }) => (
        <g key={id}>
          <path
            d={`M${RAILS.left} ${yOf(to)}H${RAILS.right + 12}V${yOf(from)}H${RAILS.left}z`}
            className="fill-sunk stroke-control"
            strokeWidth="1.2"
            strokeDasharray="2 4"
          />
          <text
            x={RAILS.right + 15}
            y={(yOf(from) + yOf(to)) / 2 + 4}
            className="fill-muted text-[14px] lg:text-[12px] xl:text-[10.5px]"
          >
            {label}
          </text>
        </g>
      ))}
      <path d={`M${-EDGE} ${BOTTOM + 22}H${WIDTH}v${HEIGHT - BOTTOM - 22}H${-EDGE}z`} className="fill-sunk" />
      <path d={`M${-EDGE} ${BOTTOM + 22}H${WIDTH}`} className="stroke-ink" strokeWidth="2" />
      {RATES.map((rate) => (
        <g key={rate}>
          <path
            d={`M${RAILS.left} ${yOf(rate) - 2.5}H${RAILS.right}v5H${RAILS.left}z`}
            className="fill-paper stroke-ink"
            strokeWidth="1.6"
          />
          <text
            x={RAILS.left - 10}
            y={yOf(rate) + 4.5}
            textAnchor="end"
            className="fill-ink text-[14px] lg:text-[12px] xl:text-[10.5px]"
          >
            {rungText(rate)}
          </text>
        </g>
      ))}
      {[RAILS.left, RAILS.right].map((x) => (
        <rect
          key={x}
          x={x - 4.5}
          y={TOP - 18}
          width="9"
          height={BOTTOM - TOP + 40}
          rx="3"
          className="fill-paper stroke-ink"
          strokeWidth="2"
        />
      ))}
      {marks.map(({ id, number, from, to, isDone }) => {
        const x = RAILS.left + 8 + (number - 1) * 34;
        const [top, bottom] = [to === null ? TOP - 12 : yOf(to), from === null ? BOTTOM + 12 : yOf(from)];
        const middle = (top + bottom) / 2;
        const height = Math.max(bottom - top, LEAST_MARK);
        return (
          <g key={id}>
            <rect
              x={x + 1}
              y={middle - height / 2}
              width="26"
              height={height}
              rx="6"
              className={`stroke-ink ${isDone ? 'fill-gold' : 'fill-raised'}`}
              strokeWidth="2"
              strokeDasharray={isDone ? undefined : '4 4'}
            />
            <text
              x={x + 14}
              y={middle + 5}
              textAnchor="middle"
              className="fill-ink font-semibold text-[14px] lg:text-[12px] xl:text-[10.5px]"
            >
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
