import { LEFT, WIDTH } from '@/components/drawing/grid';
import { arrows, line } from '@/components/drawing/pens';
import { Tick } from '@/components/drawing/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/** The three jobs of a miner: checked payments, a block linked to the one before, and a search with a winner. */
export const minerJobs: DrawingPlan<'collect' | 'pack' | 'search'> = {
  height: HEIGHT,
  draw: ({ collect, pack, search }) => (
    <Scene at={[48, 160, 272]} names={[collect, pack, search]}>
      <g {...line}>
        <path d="M18 52h44v56H18zM26 42h44v56M34 32h44v56" />
        <path d="M26 66h28M26 78h28M26 90h14" strokeWidth="1.6" />
        <path d="M128 58h64v72h-64zM114 96h14M100 66h14v64h-14z" />
        <path d="M138 70h44v14h-44zM138 90h44v14h-44zM138 110h44v12h-44z" strokeWidth="1.6" />
        <path d="M240 34h64v58h-64zM258 92v12h28V92M250 104h44v26h-44z" />
        <path d="M248 48h32M248 60h44M248 72h24" strokeWidth="4" strokeDasharray="0 8" />
        <path d="M282 66h28v22h-28z" className="fill-bitcoin-fill stroke-ink" />
      </g>
      <Tick x={52} y={108} />
      <path d="M289 77l5 5 9-10" className="fill-none stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M78 116h16m-7-6l7 6-7 6M206 116h28m-7-6l7 6-7 6" {...arrows} />
    </Scene>
  ),
};

/** Days in which the blocks of one period were planned, and came in the example of the guide. */
const PLANNED = 14;
const CAME = 12;
const HARDER = PLANNED / CAME;
const DAY = 20.6;
const days = (count: number, y: number) =>
  Array.from({ length: count }, (_, n) => `M${LEFT + n * DAY} ${y}h16v24h-16z`).join('');
/** Width of the difficulty before the change. */
const BEFORE = 184;

/** Blocks that came too fast, and the difficulty before and after. */
export const retarget: DrawingPlan<'planned' | 'came' | 'next'> = {
  height: 208,
  values: (locale: Locale) => ({
    planned: formatNumber(PLANNED, locale),
    came: formatNumber(CAME, locale),
    harder: formatPercent((HARDER - 1) * 100, locale),
  }),
  draw: ({ planned, came, next }, { harder }) => (
    <>
      <g className="fill-ink">
        <text x={LEFT} y="24">
          {planned}
        </text>
        <text x={LEFT} y="88">
          {came}
        </text>
        <text x={LEFT} y="152">
          {next}
        </text>
      </g>
      <g strokeWidth="1.6" className="fill-raised stroke-ink">
        <path d={days(PLANNED, 34) + days(CAME, 98)} />
        <path d={`M${LEFT} 162h${BEFORE}v28H${LEFT}z`} className="fill-sunk stroke-ink" />
        <path
          d={`M${LEFT + BEFORE} 162h${(BEFORE * (HARDER - 1)).toFixed(1)}v28h-${(BEFORE * (HARDER - 1)).toFixed(1)}z`}
          className="fill-bitcoin-fill stroke-ink"
        />
      </g>
      <text x={LEFT + BEFORE * HARDER + 8} y="183" fontSize="18" className="fill-ink font-display font-semibold">
        {`+${harder}`}
      </text>
    </>
  ),
};

/** Percent of the income of miners that was fees, in the years of the guide. */
const FEES = [
  [2024, 6.5],
  [2025, 1],
] as const;

/** The income of miners in two years; the part that is fees is green. */
export const feeShare: DrawingPlan<'subsidy' | 'first' | 'second'> = {
  height: 166,
  values: (locale: Locale) =>
    Object.fromEntries(
      FEES.flatMap(([year, percent], n) => [
        [`year${n}`, String(year)],
        [`fees${n}`, formatPercent(percent, locale, { min: 0, max: 1 })],
      ]),
    ),
  draw: ({ subsidy, first, second }, values) =>
    FEES.map(([year, percent], n) => {
      const part = (WIDTH * percent) / 100;
      return (
        <g key={year} transform={`translate(16 ${24 + n * 76})`}>
          <text className="fill-ink font-semibold">{values[`year${n}`]}</text>
          <text x={WIDTH} textAnchor="end" className="fill-gain font-semibold">
            {n === 0 ? first : second}
          </text>
          <g strokeWidth="1.6">
            <path d={`M0 12h${WIDTH}v34H0z`} className="fill-bitcoin-fill stroke-ink" />
            <path d={`M${WIDTH - part} 12h${part}v34h-${part}z`} className="fill-gain-fill stroke-ink" />
          </g>
          <text x="12" y="34" className="fill-on-fill">
            {subsidy}
          </text>
        </g>
      );
    }),
};

/** Rows of twenty squares. */
const ROWS = 5;

/** A hundred squares of power before the change of Ethereum, and less than one after it. */
export const proofOfStake: DrawingPlan<'before' | 'after'> = {
  height: 176,
  draw: ({ before, after }) => (
    <>
      <path
        d={Array.from({ length: ROWS }, (_, row) => `M14 ${40 + row * 14.6}h292`).join('')}
        strokeWidth="12"
        strokeDasharray="11.6 3"
        className="stroke-control"
      />
      <path d="M14 148h7v11.6h-7z" className="fill-control" />
      <g className="fill-ink">
        <text x="14" y="24">
          {before}
        </text>
        <text x="14" y="136">
          {after}
        </text>
      </g>
    </>
  ),
};
