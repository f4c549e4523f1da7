import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { INTERVALS } from '@/lib/learner/review';

const WIDTH = 360;
const FLOOR = 92;
const EDGE = 14;
/** Behind the last landing, for the arrowhead. */
const END = 24;

/** The width of a hop grows with the square root of its days; otherwise the first ones would be too short to see. */
const roots = INTERVALS.map(Math.sqrt);
const scale = (WIDTH - EDGE - END) / roots.reduce((sum, root) => sum + root, 0);
const landings = [0, ...roots].map((_, hop) => EDGE + scale * roots.slice(0, hop).reduce((sum, root) => sum + root, 0));

/** A coin that bounces from review to review, each time further. The caption says the same. */
export function Hops({ locale, words }: { locale: Locale; words: Content['review']['how']['drawing'] }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 136`} aria-hidden="true" fontSize="16" className="w-full max-w-lg overflow-visible">
      <path
        d={`M0 ${FLOOR + 8}H${WIDTH}m-6 -4 6 4 -6 4`}
        className="fill-none stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
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
      {landings.map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy={FLOOR}
          r="5.5"
          className={index === 0 ? 'fill-bitcoin stroke-bitcoin' : 'fill-raised stroke-bitcoin'}
          strokeWidth="2.4"
        />
      ))}
      <path
        d={`M${EDGE} ${FLOOR + 13}v11M${landings[1]} ${FLOOR + 13}v7H${WIDTH - END}v-7`}
        className="fill-none stroke-control"
        strokeWidth="1.4"
      />
      <text x={EDGE - 7} y={FLOOR + 39} className="fill-muted">
        {words.lesson}
      </text>
      <text x={((landings[1] ?? 0) + WIDTH - END) / 2} y={FLOOR + 39} textAnchor="middle" className="fill-muted">
        {words.reviews}
      </text>
    </svg>
  );
}
