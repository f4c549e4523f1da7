import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { INTERVALS } from '@/lib/learner/review';

const WIDTH = 520;
const FLOOR = 230;
const LEAF = { width: 54, height: 66 };
const BOOK = 62;
const EDGE = 4;

/** A gap grows with the square root of its days; otherwise the first ones would be too short to see. */
const roots = INTERVALS.map(Math.sqrt);
const unit = (WIDTH - 2 * EDGE - BOOK - INTERVALS.length * LEAF.width) / roots.reduce((sum, root) => sum + root, 0);
const lefts = INTERVALS.map(
  (_, index) =>
    EDGE + BOOK + index * LEAF.width + unit * roots.slice(0, index + 1).reduce((sum, root) => sum + root, 0),
);
/** Where the question touches down: the lesson's book, then each leaf. */
const landings = [EDGE + BOOK / 2, ...lefts.map((left) => left + LEAF.width / 2)].map(Math.round);
const TOP = FLOOR - LEAF.height - 10;
const lastHop = [landings.at(-2) as number, landings.at(-1) as number] as const;
const apexOf = (from: number, to: number) => TOP - 16 - (to - from) * 0.66;

/** A question hops from a lesson over the leaves of a calendar, each time further. The head of the page says the same. */
export function CalendarHops({ locale }: { locale: Locale }) {
  const middle = (lastHop[0] + lastHop[1]) / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${FLOOR}`}
      aria-hidden="true"
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="block h-auto w-full overflow-visible"
    >
      <g className="fill-raised stroke-ink">
        <path d={`M${EDGE} ${FLOOR}v-68q0-8 8-8h${BOOK - 8}v76z`} className="fill-gold" />
        <path d={`M${EDGE + BOOK} ${FLOOR - 14}H${EDGE + 8}q-8 0-8 8t8 6h${BOOK - 8}z`} />
        <path d={`M${EDGE + 16} ${FLOOR - 60}h30M${EDGE + 16} ${FLOOR - 48}h20`} className="fill-none" />
      </g>
      {INTERVALS.map((days, index) => {
        const left = Math.round(lefts[index] as number);
        const top = FLOOR - LEAF.height;
        return (
          <g key={days}>
            <path
              d={`M${left} ${top}h${LEAF.width}v${LEAF.height}h-${LEAF.width}z`}
              className="fill-raised stroke-ink"
            />
            <path d={`M${left} ${top}h${LEAF.width}v17h-${LEAF.width}z`} className="fill-gain-fill stroke-ink" />
            <path d={`M${left + 15} ${top - 6}v12M${left + LEAF.width - 15} ${top - 6}v12`} className="stroke-ink" />
            <text
              x={left + LEAF.width / 2}
              y={FLOOR - 13}
              textAnchor="middle"
              className="fill-ink font-display font-semibold text-[1.875rem]"
            >
              {formatNumber(days, locale)}
            </text>
          </g>
        );
      })}
      <path
        d={landings
          .slice(1)
          .map((to, hop) => {
            const from = landings[hop] as number;
            // The control points of a curve are a third above its top.
            const height = TOP - (TOP - apexOf(from, to)) * (4 / 3);
            const inset = (to - from) * 0.18;
            return `M${from} ${TOP}C${from + inset} ${Math.round(height)} ${to - inset} ${Math.round(height)} ${to} ${TOP}`;
          })
          .join('')}
        className="fill-none stroke-ink"
        strokeDasharray="0.1 7"
      />
      <circle cx={middle} cy={apexOf(...lastHop)} r="27" className="fill-raised stroke-ink" />
      <text
        x={middle}
        y={apexOf(...lastHop) + 12}
        textAnchor="middle"
        className="fill-ink font-display font-semibold text-4xl"
      >
        ?
      </text>
    </svg>
  );
}
