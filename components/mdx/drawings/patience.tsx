import { line } from '@/components/drawing/pens';
import { Cross, Tick } from '@/components/drawing/shapes';
import { growth } from '@/lib/calculators/time-preference';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney, formatNumber, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The offer of the guide in dollars, and the rise of prices in percent. */
const NOW = 100;
const LATER = 110;
const PRICES_PERCENT = 5;
const REAL = LATER / (1 + PRICES_PERCENT / 100);
/** Dollars of one drawn note. */
const NOTE = 10;

const LEFT = 13;
const NOTE_WIDTH = 24;
const NOTE_HEIGHT = 34;
const STEP = 27;

/** The outlines of notes in a row, and what is printed on them. */
const notes = (count: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      `M${LEFT + n * STEP} 0h${NOTE_WIDTH}v${NOTE_HEIGHT}h-${NOTE_WIDTH}zm${NOTE_WIDTH / 2} 11a6 6 0 1 1 0 12a6 6 0 1 1 0-12`,
  ).join('');

/** The last note is at this x; rising prices take the part on its right. */
const LAST = LEFT + (LATER / NOTE - 1) * STEP;
const KEPT_WIDTH = (NOTE_WIDTH * (REAL - NOW)) / NOTE;

/** A sum now, a larger sum in a year, and what the larger one buys if prices rise. */
export const offer: DrawingPlan<'now' | 'later' | 'real'> = {
  height: 230,
  values: (locale: Locale) => ({
    now: formatDollars(NOW, locale),
    later: formatDollars(LATER, locale),
    real: formatMoney(REAL, locale, 0),
    note: formatDollars(NOTE, locale),
    prices: formatPercent(PRICES_PERCENT, locale),
  }),
  draw: ({ now, later, real }) => (
    <>
      {[now, later, real].map((text, row) => (
        <g key={text} transform={`translate(0 ${32 + row * 72})`}>
          <text x={LEFT} y="-9" className="fill-ink font-semibold">
            {text}
          </text>
          <path d={notes(NOW / NOTE)} {...line} strokeWidth="1.6" />
        </g>
      ))}
      <g strokeWidth="1.6">
        <path d={`M${LAST} 104h24v34h-24z`} className="fill-gain-fill stroke-ink" />
        <path d={`M${LAST} 176h${KEPT_WIDTH}v34h-${KEPT_WIDTH}z`} className="fill-gain-fill stroke-ink" />
        <path
          d={`M${LAST + KEPT_WIDTH} 176h${NOTE_WIDTH - KEPT_WIDTH}v34h-${NOTE_WIDTH - KEPT_WIDTH}`}
          className="fill-none stroke-loss"
          strokeDasharray="4 3"
        />
      </g>
    </>
  ),
};

/** Average minutes that the children waited in the study of the guide. */
const WAITS = [
  { id: 'kept', minutes: 12 },
  { id: 'broken', minutes: 3 },
] as const;
const MINUTE = 17;
const MINUTES_LEFT = 104;

/** A child at a table with a treat on a plate, and a square for each minute of waiting, after a kept and after a broken promise. */
export const waits: DrawingPlan<'kept' | 'broken' | 'minutes'> = {
  height: 246,
  values: (locale: Locale) => ({
    kept: formatNumber(WAITS[0].minutes, locale),
    broken: formatNumber(WAITS[1].minutes, locale),
  }),
  draw: (labels, values) =>
    WAITS.map(({ id, minutes }, row) => (
      <g key={id} transform={`translate(0 ${row * 122})`}>
        <g {...line}>
          <path d="M26 96c0-32 44-32 44 0z" className="fill-sunk stroke-ink" />
          <circle cx="48" cy="50" r="18" />
          <path d="M30 48c2-24 34-24 36 0-10 0-14-4-18-10-4 8-10 10-18 10z" className="fill-ink" />
          <path d={id === 'kept' ? 'M42 58q6 5 12 0' : 'M42 60q6-5 12 0'} strokeWidth="1.6" />
          <path d="M8 96h80M16 96v20M80 96v20" />
          <path d="M54 96h28l-4-5H58z" />
          {id === 'kept' ? (
            <path d="M61 91V79q7-5 14 0v12z" />
          ) : (
            <path d="M61 91v-8q3 3 5-1t5 0q2-2 4 0v9z" className="fill-paper stroke-ink" />
          )}
        </g>
        <text x={MINUTES_LEFT + 26} y="36" className="fill-ink font-semibold">
          {labels[id]}
        </text>
        {id === 'kept' ? <Tick x={MINUTES_LEFT} y={30} /> : <Cross x={MINUTES_LEFT + 3} y={23} size={14} />}
        <path
          d={Array.from({ length: minutes }, (_, n) => `M${MINUTES_LEFT + n * MINUTE} 52h13v26h-13z`).join('')}
          strokeWidth="1.6"
          className="fill-gold stroke-ink"
        />
        <text x={MINUTES_LEFT} y="104" fontSize="20" className="fill-ink font-display font-semibold">
          {values[id]}
        </text>
        <text x={MINUTES_LEFT + 31} y="104" className="fill-ink">
          {labels.minutes}
        </text>
      </g>
    )),
};

/** The rates of the table of the guide, in percent. */
const RATES = [-10, 0, 3.5, 10] as const;
const TOP_RATE = 45;
const MONTHS = 120;
const afterTen = (rate: number) => NOW * growth(rate, MONTHS);
/** The side of the square of the sum itself. */
const CELL = 20;
const sideOf = (rate: number) => CELL * Math.sqrt(afterTen(rate) / NOW);

const TOP_LEFT = 128;
const TOP_EDGE = 42;
const TOP_COLUMNS = 9;
const TOP_ROWS = 10;
/** The sum as often as it is in the result at the top rate, in rows from below. */
const cells = Array.from({ length: Math.round(afterTen(TOP_RATE) / NOW) }, (_, n) => {
  const [column, row] = [n % TOP_COLUMNS, Math.floor(n / TOP_COLUMNS)];
  return `M${column * CELL} ${(TOP_ROWS - 1 - row) * CELL}h${CELL}v${CELL}h-${CELL}z`;
}).join('');

/** What a sum becomes at each rate of the table, as squares to scale. The last is a block of squares of the sum. */
export const boxRates: DrawingPlan<never> = {
  height: 250,
  values: (locale: Locale) => ({
    start: formatDollars(NOW, locale),
    top: formatPercent(TOP_RATE, locale),
    count: formatNumber(afterTen(TOP_RATE) / NOW, locale),
    topEnd: formatDollars(Math.round(afterTen(TOP_RATE) / 10) * 10, locale),
    ...Object.fromEntries(
      RATES.flatMap((rate, n) => [
        [`rate${n}`, formatPercent(rate, locale, { min: 0, max: 1 })],
        [`end${n}`, formatMoney(afterTen(rate), locale, 0)],
      ]),
    ),
  }),
  draw: (_, values) => (
    <>
      {RATES.map((rate, n) => {
        const side = Number(sideOf(rate).toFixed(1));
        const middle = 58 + n * 50;
        return (
          <g key={rate}>
            <rect
              x="8"
              y={middle - side / 2}
              width={side}
              height={side}
              strokeWidth="1.6"
              className={rate < 0 ? 'fill-loss-fill stroke-ink' : 'fill-gold stroke-ink'}
            />
            <text x="52" y={middle - 2} className="fill-muted">
              {values[`rate${n}`]}
            </text>
            <text x="52" y={middle + 16} className="fill-ink font-display font-semibold" fontSize="17">
              {values[`end${n}`]}
            </text>
          </g>
        );
      })}
      <g transform={`translate(${TOP_LEFT} ${TOP_EDGE})`}>
        <path d={cells} strokeWidth="1.6" className="fill-gold stroke-ink" />
      </g>
      <text x={TOP_LEFT} y="30" className="fill-muted" fontSize="17">
        {values.top}
      </text>
      <text
        x={TOP_LEFT + TOP_COLUMNS * CELL}
        y="30"
        textAnchor="end"
        className="fill-ink font-display font-semibold"
        fontSize="26"
      >
        {values.topEnd}
      </text>
    </>
  ),
};
