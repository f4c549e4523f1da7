import { line } from '@/components/drawing/pens';
import { monthAfter } from '@/lib/calculators/monthly-table';
import { getSeries, getValue } from '@/lib/content/figures/figures';
import { formatDate, formatDateWithinYear } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The weekly shop of the guide in dollars, before and after five years. */
const BEFORE = 100;
const AFTER = 127;

/** A full paper bag, 76 wide and 88 high, the same in both years. */
const Bag = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 62)`} {...line}>
    <path d="M44 10c-4-24 2-38 8-44 6 8 10 24 6 44z" className="fill-gold stroke-ink" />
    <path d="M14 10c-6-14 2-26 10-24 10-2 16 10 10 24z" className="fill-sunk stroke-ink" />
    <path d="M24-14q2-8 8-8" className="fill-none stroke-ink" />
    <path d="M0 8h76l-5 80H5z" />
    <path d="M0 8l9 7 9-7 10 7 10-7 10 7 10-7 9 7 9-7" strokeWidth="1.6" className="fill-none stroke-ink" />
  </g>
);

/** The same bag twice, above the money that it takes: the part that was added is red. */
export const weeklyShop: DrawingPlan<'before' | 'after'> = {
  height: 236,
  values: (locale: Locale) => ({ beforeUsd: formatDollars(BEFORE, locale), afterUsd: formatDollars(AFTER, locale) }),
  draw: ({ before, after }, { beforeUsd, afterUsd }) => (
    <>
      <g className="fill-ink" textAnchor="middle">
        <text x="80" y="20">
          {before}
        </text>
        <text x="240" y="20">
          {after}
        </text>
      </g>
      <Bag x={42} />
      <Bag x={202} />
      <g strokeWidth="2" className="fill-gold stroke-ink">
        <path d={`M25 166h${BEFORE * 1.1}v22H25zM171 166h${BEFORE * 1.1}v22H171z`} />
        <path
          d={`M${171 + BEFORE * 1.1} 166h${(AFTER - BEFORE) * 1.1}v22h-${(AFTER - BEFORE) * 1.1}z`}
          className="fill-loss-fill stroke-ink"
        />
      </g>
      <g fontSize="20" textAnchor="middle" className="fill-ink font-display font-semibold">
        <text x="80" y="216">
          {beforeUsd}
        </text>
        <text x="240" y="216">
          {afterUsd}
        </text>
      </g>
    </>
  ),
};

const HOUSE_YEARS = [1985, 2024] as const;
const incomesOf = (year: number) =>
  getValue('median-house-price', year, 'price') / getValue('median-household-income', year, 'income');
const INCOME = 30;
const INCOMES_LEFT = 118;

/** A house, and the yearly incomes that it costs, as stacked months of pay. */
export const houseYears: DrawingPlan<'incomes'> = {
  height: 232,
  values: (locale: Locale) => ({
    ...Object.fromEntries(
      HOUSE_YEARS.flatMap((year, n) => [
        [`year${n}`, String(year)],
        [`incomes${n}`, formatNumber(incomesOf(year), locale, 1)],
      ]),
    ),
  }),
  draw: ({ incomes }, values) =>
    HOUSE_YEARS.map((year, row) => {
      const count = Number(incomesOf(year).toFixed(1));
      return (
        <g key={year} transform={`translate(0 ${row * 112})`}>
          <g {...line}>
            <path d="M24 104V64h64v40z" />
            <path d="M14 68l42-36 42 36z" className="fill-sunk stroke-ink" />
            <path d="M48 104V82h16v22" className="fill-paper stroke-ink" strokeWidth="1.6" />
          </g>
          <path d="M8 104h304" strokeWidth="2" className="stroke-ink" />
          <text x="12" y="26" className="fill-ink font-semibold">
            {values[`year${row}`]}
          </text>
          <path
            d={Array.from({ length: Math.ceil(count) }, (_, n) => {
              const width = (INCOME * Math.min(1, count - n)).toFixed(1);
              return `M${INCOMES_LEFT + n * 37} 74h${width}v30h-${width}z`;
            }).join('')}
            strokeWidth="1.6"
            className="fill-gold stroke-ink"
          />
          <text x={INCOMES_LEFT} y="60" fontSize="22" className="fill-ink font-display font-semibold">
            {values[`incomes${row}`]}
          </text>
          <text x={INCOMES_LEFT + 44} y="60" className="fill-ink">
            {incomes}
          </text>
        </g>
      );
    }),
};

/** Whether the price was lower twelve months after each month, in order of time. */
function spans(): { month: string; isLower: boolean }[] {
  const all = new Map(getSeries<string>('btc-price-monthly', 'close'));
  return [...all].flatMap(([month, price]) => {
    const later = all.get(monthAfter(month, 12));
    return later === undefined ? [] : [{ month, isLower: later < price }];
  });
}
const COLUMN = 21;
const ROW = 16;
const MONTHS_TOP = 50;
const MONTHS_LEFT = 58;
const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/** A cell for each month: red where the price was lower a year later. A row is a year. */
export const twelveMonths: DrawingPlan<'title' | 'lower' | 'higher'> = {
  height: MONTHS_TOP + 288,
  values: (locale: Locale) => {
    const all = spans();
    const [first, last] = [all[0], all.at(-1)];
    return {
      spans: formatNumber(all.length, locale),
      lower: formatNumber(all.filter(({ isLower }) => isLower).length, locale),
      first: first ? formatDate(first.month, locale) : '',
      last: last ? formatDate(last.month, locale) : '',
      initials: MONTHS.map(
        (month) => formatDateWithinYear(`2000-${month}`, locale)?.charAt(0).toUpperCase() ?? '',
      ).join(''),
    };
  },
  draw: ({ title, lower, higher }, { initials = '' }) => {
    const all = spans();
    const firstYear = Number(all[0]?.month.slice(0, 4));
    const years = [...new Set(all.map(({ month }) => month.slice(0, 4)))];
    const cells = (isLower: boolean) =>
      all
        .filter((span) => span.isLower === isLower)
        .map(({ month }) => {
          const [year = 0, number = 1] = month.split('-').map(Number);
          return `M${MONTHS_LEFT + (number - 1) * COLUMN} ${MONTHS_TOP + (year - firstYear) * ROW}h18v13h-18z`;
        })
        .join('');
    const bottom = MONTHS_TOP + years.length * ROW + 18;
    return (
      <>
        <text x="12" y="22" className="fill-ink font-semibold">
          {title}
        </text>
        <path d={cells(false)} className="fill-gain-fill opacity-40" />
        <path d={cells(true)} className="fill-loss-fill" />
        <g className="fill-muted">
          {years.map((year, n) => (
            <text key={year} x="12" y={MONTHS_TOP + 12 + n * ROW}>
              {year}
            </text>
          ))}
          <g textAnchor="middle">
            {MONTHS.map((month, column) => (
              <text key={month} x={MONTHS_LEFT + column * COLUMN + 9} y={MONTHS_TOP - 7}>
                {initials[column]}
              </text>
            ))}
          </g>
        </g>
        <path d={`M${MONTHS_LEFT} ${bottom - 10}h18v12h-18z`} className="fill-loss-fill" />
        <path d={`M${MONTHS_LEFT + 118} ${bottom - 10}h18v12h-18z`} className="fill-gain-fill opacity-40" />
        <g className="fill-ink">
          <text x={MONTHS_LEFT + 24} y={bottom + 1}>
            {lower}
          </text>
          <text x={MONTHS_LEFT + 142} y={bottom + 1}>
            {higher}
          </text>
        </g>
      </>
    );
  },
};

const priceOf = (month: string) => getValue('btc-price-monthly', month, 'close');
function lastPrice() {
  const [lastMonth, last] = getSeries<string>('btc-price-monthly', 'close').at(-1) ?? ['', Number.NaN];
  return { lastMonth, last };
}

/** The two purchases of the guide that end in the last month of the prices. */
const STARTS = ['2022-12', '2025-07'] as const;

/** The price at each of two dates, and at the end: a rise after waiting, a fall after rushing. */
export const waitOrRush: DrawingPlan<'waited' | 'rushed'> = {
  height: 218,
  values: (locale: Locale) => {
    const { last, lastMonth } = lastPrice();
    return {
      end: formatDate(lastMonth, locale),
      ...Object.fromEntries(
        STARTS.flatMap((start, n) => {
          const times = last / priceOf(start);
          return [
            [`start${n}`, formatDate(start, locale)],
            [`change${n}`, n === 0 ? `× ${formatNumber(times, locale, 1)}` : formatPercent((times - 1) * 100, locale)],
          ];
        }),
      ),
    };
  },
  draw: ({ waited, rushed }, values) => {
    const { last } = lastPrice();
    const widthOf = (usd: number) => Number(((184 * usd) / Math.max(last, ...STARTS.map(priceOf))).toFixed(1));
    return STARTS.map((start, n) => (
      <g key={start} transform={`translate(12 ${24 + n * 106})`}>
        <text className="fill-ink font-semibold">{n === 0 ? waited : rushed}</text>
        <path
          d={`M110 12h${widthOf(priceOf(start))}v26H110zM110 46h${widthOf(last)}v26H110z`}
          strokeWidth="2"
          className="fill-bitcoin-fill stroke-ink"
        />
        <g className="fill-ink">
          <text y="30">{values[`start${n}`]}</text>
          <text y="64">{values.end}</text>
        </g>
        <text
          x={120 + widthOf(last)}
          y="67"
          fontSize="22"
          className={`font-display font-semibold ${n === 0 ? 'fill-ink' : 'fill-loss'}`}
        >
          {values[`change${n}`]}
        </text>
      </g>
    ));
  },
};
