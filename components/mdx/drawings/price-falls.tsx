import { Columns } from '@/components/drawing/bars';
import { getClaim } from '@/lib/content/claims/claims';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatPercent } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const FALLS = [
  { name: 'first', id: 'btc-fall-2011', x: 60 },
  { name: 'second', id: 'btc-fall-2013-to-2015', x: 192 },
] as const;
/** The sum in dollars before each fall, and the height of its bar. */
const BEFORE = 100;
const FULL = 128;
const BAR = 68;
const FLOOR = 186;

const leftOf = (id: (typeof FALLS)[number]['id']) => BEFORE - Math.round(getClaim(id).value);

/** What two great falls of the price left of a sum. */
export const priceFalls: DrawingPlan<'title' | 'first' | 'second'> = {
  height: 226,
  values: (locale: Locale) => ({
    before: formatDollars(BEFORE, locale),
    ...Object.fromEntries(
      FALLS.flatMap(({ name, id }) => [
        [name, formatDollars(leftOf(id), locale)],
        [`${name}Fall`, formatPercent(getClaim(id).value, locale)],
      ]),
    ),
  }),
  draw: (labels, values) => (
    <>
      <text x="12" y="26" className="fill-ink font-semibold">
        {labels.title}
      </text>
      <rect y={FLOOR} width="320" height={222 - FLOOR} className="fill-sunk" />
      {FALLS.map(({ name, id, x }) => {
        const height = (FULL * leftOf(id)) / BEFORE;
        return (
          <g key={name} textAnchor="middle">
            <path
              d={`M${x} ${FLOOR}v-${FULL}h${BAR}v${FULL}`}
              className="fill-none stroke-loss"
              strokeWidth="2"
              strokeDasharray="5 4"
            />
            <Columns
              columns={[{ x: x + BAR / 2, share: leftOf(id) / BEFORE, text: values[name] }]}
              floor={FLOOR}
              height={FULL}
              width={BAR}
              size={20}
            />
            <path
              d={`M${x + BAR / 2} ${FLOOR - FULL + 12}V${FLOOR - height - 34}m-7-8l7 8l7-8`}
              className="fill-none stroke-loss"
              strokeWidth="2.4"
              strokeLinejoin="round"
            />
            <text x={x + BAR / 2} y={FLOOR + 23} className="fill-ink">
              {labels[name]}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${FLOOR}h320`} className="stroke-ink" strokeWidth="2" />
    </>
  ),
};
