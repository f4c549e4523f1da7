import { SATS_PER_BTC } from '@/lib/bitcoin';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** A square has a hundred cells, ten in a row. */
const SIDE = 10;
const CELL = 6.2;
const SIZE = SIDE * CELL;
const STEP = SIZE + 16;
const LEFT = 12;
const TOP = 44;
/** The cell that the next square shows, from the left and from the top. */
const SHOWN = { column: 8, row: 4 };
/** Divisions by a hundred from a bitcoin to its smallest part. */
const DIVISIONS = Math.round(Math.log(SATS_PER_BTC) / Math.log(SIDE * SIDE));
const DIVIDED = Array.from({ length: DIVISIONS }, (_, n) => n);

const grid = Array.from({ length: SIDE - 1 }, (_, n) => {
  const at = ((n + 1) * CELL).toFixed(1);
  return `M0 ${at}h${SIZE}M${at} 0v${SIZE}`;
}).join('');

/** A bitcoin as a square of a hundred parts, one of which is the next square; the last part is a satoshi. */
export const hundredths: DrawingPlan<'title' | 'sat'> = {
  height: TOP + SIZE + 62,
  values: (locale: Locale) => ({
    ...Object.fromEntries(DIVIDED.map((n) => [`part${n}`, formatNumber((SIDE * SIDE) ** -n, locale, 2 * n)])),
    times: formatNumber(DIVISIONS, locale),
  }),
  draw: ({ title, sat }, values) => (
    <>
      <text x={LEFT} y="24" className="fill-ink font-semibold">
        {title}
      </text>
      {DIVIDED.map((n) => (
        <g key={n} transform={`translate(${LEFT + n * STEP} ${TOP})`}>
          <path d={`M0 0h${SIZE}v${SIZE}H0z`} strokeWidth="2" className="fill-raised stroke-ink" />
          <path d={grid} strokeWidth="1.2" className="stroke-line" />
          <rect
            x={SHOWN.column * CELL}
            y={SHOWN.row * CELL}
            width={CELL}
            height={CELL}
            className="fill-bitcoin-fill stroke-ink"
            strokeWidth="1.2"
          />
          {n < DIVISIONS - 1 && (
            <path
              d={`M${(SHOWN.column + 1) * CELL} ${SHOWN.row * CELL}L${STEP} 0M${(SHOWN.column + 1) * CELL} ${(SHOWN.row + 1) * CELL}L${STEP} ${SIZE}`}
              strokeWidth="1.2"
              className="stroke-bitcoin"
            />
          )}
          <text x={SIZE / 2} y={SIZE + 20} textAnchor="middle" className="fill-ink">
            {values[`part${n}`]}
          </text>
        </g>
      ))}
      <rect
        x={LEFT}
        y={TOP + SIZE + 35}
        width="12"
        height="12"
        strokeWidth="1.2"
        className="fill-bitcoin-fill stroke-ink"
      />
      <text x={LEFT + 20} y={TOP + SIZE + 46} className="fill-bitcoin font-semibold">
        {sat}
      </text>
    </>
  ),
};
