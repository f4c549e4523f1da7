import { WIDTH } from '@/components/drawing/grid';
import { arrows, line } from '@/components/drawing/pens';
import { Cross, Tick } from '@/components/drawing/shapes';
import { getSeries, getValue } from '@/lib/content/figures/figures';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { sceneGrid } from './scene-grid';
import { FLOOR, HEIGHT, Scene } from './step-scene';

const reasons = {
  child: (
    <>
      <path d="M28 24v54M28 66h104v12" {...line} className="fill-none stroke-ink" />
      <path d="M60 44h66q6 0 6 6v16H28V52q0-8 8-8z" {...line} className="fill-gold stroke-ink" />
      <circle cx="48" cy="44" r="12" {...line} />
      <path d="M43 48q5-4 10 0M56 48l12-8" {...line} className="fill-none stroke-ink" strokeWidth="1.6" />
      <path d="M118 12v20M108 22h20" className="stroke-loss" strokeWidth="6" />
    </>
  ),
  promise: (
    <>
      <path d="M26 14h60v34H60L46 62V48H26z" {...line} />
      <path d="M36 26h40M36 36h26" {...line} strokeWidth="1.6" />
      <Cross x={68} y={22} size={26} />
      <path d="M100 42h40v24h-40z" {...line} className="fill-gold stroke-ink" />
      <circle cx="120" cy="54" r="6" {...line} strokeWidth="1.6" />
    </>
  ),
  debt: (
    <>
      <path d="M28 26h84q6 0 6 6v40q0 6-6 6H28q-6 0-6-6V32q0-6 6-6zM34 60h22" {...line} />
      <path d="M22 38h96v11H22z" className="fill-ink" />
      <path d="M136 74V30m-9 10l9-10 9 10" className="fill-none stroke-loss" strokeWidth="3" strokeLinejoin="round" />
    </>
  ),
  study: (
    <>
      <path d="M80 14l54 22-54 22-54-22z" {...line} className="fill-ink stroke-ink" />
      <path d="M48 46v20q32 20 64 0V46L80 59z" {...line} className="fill-gold stroke-ink" />
      <path d="M126 38v30m-4 0h8" {...line} className="fill-none stroke-ink" />
    </>
  ),
} as const;

/** Four good reasons to choose now. */
export const goodReasons = sceneGrid(reasons);

/** A calendar with a check mark, 56 wide, and a coin on the floor. */
const Plan = ({ x }: { x: number }) => (
  <g transform={`translate(${x} ${FLOOR - 62})`}>
    <path d="M0 8h56v54H0zM0 21h56M13 2v11M43 2v11" {...line} />
    <Tick x={18} y={41} />
  </g>
);
const Money = ({ x }: { x: number }) => (
  <circle cx={x} cy={FLOOR - 24} r="24" {...line} className="fill-bitcoin-fill stroke-ink" />
);

/** Bitcoin before planning, or planning before bitcoin: two ways to read a story. */
export const whichFirst: DrawingPlan<'coins' | 'plans'> = {
  height: HEIGHT,
  draw: ({ coins, plans }) => (
    <Scene at={[80, 240]} names={[coins, plans]}>
      <path d="M160 14v116" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <Money x={42} />
      <Plan x={86} />
      <Plan x={178} />
      <Money x={274} />
      <path d="M44 62q26-34 58-14m-3-12l3 12-12 2M206 58q28-34 62-12m-3-12l3 12-12 2" {...arrows} />
    </Scene>
  ),
};

/** The starts of the guide. All spans end with the last month of the prices. */
const STARTS = ['2016-06', '2021-06', '2021-10'] as const;
const monthOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
const lastMonth = () => getSeries<string>('btc-price-monthly', 'close').at(-1)?.[0] ?? '';

/** The average yearly change in percent from a month to the last one. */
function yearlyChange(start: string): number {
  const end = lastMonth();
  const [first, last] = [start, end].map((month) => getValue('btc-price-monthly', month, 'close')) as [number, number];
  return ((last / first) ** (12 / (monthOf(end) - monthOf(start))) - 1) * 100;
}
const ROW = 62;

/** Three spans with one end, as long as they lasted, and the yearly change over each. */
export const startDates: DrawingPlan<'end' | 'rate0' | 'rate1' | 'rate2'> = {
  height: 3 * ROW + 36,
  values: (locale: Locale) => ({
    end: formatDate(lastMonth(), locale),
    ...Object.fromEntries(
      STARTS.flatMap((start, n) => [
        [`start${n}`, formatDate(start, locale)],
        [`change${n}`, formatPercent(yearlyChange(start), locale)],
      ]),
    ),
  }),
  draw: ({ end, ...rates }, values) => {
    const [from, to] = [monthOf(STARTS[0]), monthOf(lastMonth())];
    const xOf = (month: string) => Number((16 + (WIDTH * (monthOf(month) - from)) / (to - from)).toFixed(1));
    return (
      <>
        {STARTS.map((start, n) => {
          const isLoss = yearlyChange(start) < 0;
          const y = 14 + n * ROW;
          return (
            <g key={start}>
              <path
                d={`M${xOf(start)} ${y + 35}H304`}
                strokeWidth="5"
                className={isLoss ? 'stroke-loss-fill' : 'stroke-bitcoin-fill'}
              />
              <circle
                cx={xOf(start)}
                cy={y + 35}
                r="7"
                {...line}
                className={`${isLoss ? 'fill-loss-fill' : 'fill-bitcoin-fill'} stroke-ink`}
              />
              <text
                x={n === 0 ? 16 : xOf(start) - 14}
                y={y + (n === 0 ? 16 : 40)}
                textAnchor={n === 0 ? 'start' : 'end'}
                className="fill-ink"
              >
                {values[`start${n}`]}
              </text>
              <text
                x="298"
                y={y + 17}
                fontSize="20"
                textAnchor="end"
                className={`font-display font-semibold ${isLoss ? 'fill-loss' : 'fill-ink'}`}
              >
                {rates[`rate${n as 0 | 1 | 2}`]}
              </text>
            </g>
          );
        })}
        <path d={`M304 34V${3 * ROW + 12}`} className="stroke-ink" strokeWidth="3" />
        <text x="304" y={3 * ROW + 28} textAnchor="end" className="fill-muted">
          {end}
        </text>
      </>
    );
  },
};
