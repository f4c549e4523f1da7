import { WIDTH } from '@/components/drawing/grid';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

/** The example of the guide, in dollars: a loan against bitcoin, and what is left of the pledge after a fall of the price. */
const PLEDGE = 1000;
const LOAN = 500;
const FALL = 0.375;
const AFTER = PLEDGE * (1 - FALL);

const widthOf = (dollars: number) => (WIDTH * dollars) / PLEDGE;

/** A pledge before and after a fall of the price, crossed by the line of the loan, which stays the same. */
export const pledge: DrawingPlan<'before' | 'after' | 'loan' | 'partBefore' | 'partAfter'> = {
  height: 202,
  values: (locale: Locale) => ({
    pledge: formatDollars(PLEDGE, locale),
    loan: formatDollars(LOAN, locale),
    rest: formatDollars(AFTER, locale),
    fall: formatPercent(100 * FALL, locale, 1),
    partBefore: formatPercent((100 * LOAN) / PLEDGE, locale, 0),
    partAfter: formatPercent((100 * LOAN) / AFTER, locale, 0),
  }),
  draw: (labels) => (
    <g transform="translate(16 0)">
      <g strokeWidth="2" className="fill-bitcoin-fill stroke-ink">
        <path d={`M0 30h${WIDTH}v28H0zM0 116h${widthOf(AFTER)}v28H0z`} />
        <path
          d={`M${widthOf(AFTER)} 116H${WIDTH}v28H${widthOf(AFTER)}`}
          className="fill-none stroke-loss"
          strokeDasharray="5 4"
        />
      </g>
      <path d={`M${widthOf(LOAN)} 26v40m0 46v56`} className="stroke-ink" strokeWidth="2.4" strokeDasharray="6 4" />
      <g className="fill-ink">
        <text y="20">{labels.before}</text>
        <text y="106" className="fill-ink">
          {labels.after}
        </text>
        <text x={widthOf(LOAN)} y="186" textAnchor="middle" className="fill-ink font-semibold">
          {labels.loan}
        </text>
        <text x={WIDTH} y="78" textAnchor="end">
          {labels.partBefore}
        </text>
        <text x={WIDTH} y="164" textAnchor="end" className="fill-loss font-semibold">
          {labels.partAfter}
        </text>
      </g>
    </g>
  ),
};
