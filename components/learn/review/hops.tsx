import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { INTERVALS } from '@/lib/learner/review';

const WIDTH = 360;
const FLOOR = 92;
const EDGE = 14;

/** The width of a hop grows with the square root of its days; otherwise the first ones would be too short to see. */
const roots = INTERVALS.map(Math.sqrt);
const scale = (WIDTH - 2 * EDGE) / roots.reduce((sum, root) => sum + root, 0);
const landings = [0, ...roots].map((_, hop) => EDGE + scale * roots.slice(0, hop).reduce((sum, root) => sum + root, 0));

/** A coin that bounces from review to review, each time further. The text beside it says the same. */
export function Hops({ locale, words }: { locale: Locale; words: { days: string } }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 120`}
      aria-hidden="true"
      fontSize="14"
      className="mt-5 w-full max-w-lg overflow-visible"
    >
      <path d={`M0 ${FLOOR + 8}H${WIDTH}`} className="stroke-ink" strokeWidth="2" />
      {INTERVALS.map((days, index) => {
        const [from, to] = [landings[index] as number, landings[index + 1] as number];
        const height = 18 + (to - from) * 0.42;
        const isLast = index === INTERVALS.length - 1;
        return (
          <g key={days}>
            <path
              d={`M${from} ${FLOOR}C${from + (to - from) * 0.2} ${FLOOR - height} ${to - (to - from) * 0.2} ${FLOOR - height} ${to} ${FLOOR}`}
              className="fill-none stroke-bitcoin-fill"
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeDasharray="1 6"
            />
            <text
              x={(from + to) / 2}
              y={FLOOR - height * 0.75 - 8}
              textAnchor="middle"
              className="fill-ink font-semibold"
            >
              {isLast ? fill(words.days, { n: formatNumber(days, locale) }) : formatNumber(days, locale)}
            </text>
          </g>
        );
      })}
      {landings.map((x) => (
        <circle key={x} cx={x} cy={FLOOR} r="7" className="fill-raised stroke-bitcoin" strokeWidth="2.4" />
      ))}
    </svg>
  );
}
