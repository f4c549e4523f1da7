import { getClaim } from '@/lib/content/claims/claims';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { BELOW, COLUMNS, LEFT, PEOPLE, STEP, TOP } from './dots';
import type { DrawingPlan } from './plan';

/** Adults of every hundred in the survey of the guide. */
const HELD = getClaim('adults-with-crypto-2023').value;

const KEY = BELOW + 14;

/** A row of people is a dotted line, so that the page stays small. */
const dotted = { strokeWidth: 10, strokeLinecap: 'round', strokeDasharray: `0 ${STEP}` } as const;

/** A hundred people as dots: those who held any cryptocurrency, and the one among them who paid with it. */
export const surveyDots: DrawingPlan<'people' | 'held' | 'paid'> = {
  height: KEY + 56,
  values: (locale: Locale) => ({
    people: formatNumber(PEOPLE, locale),
  }),
  draw: (labels) => (
    <>
      <text x="12" y="26" className="fill-ink font-semibold">
        {labels.people}
      </text>
      <path
        d={Array.from(
          { length: PEOPLE / COLUMNS },
          (_, row) => `M${LEFT} ${TOP + row * STEP}h${(COLUMNS - 1) * STEP + 0.1}`,
        ).join('')}
        className="fill-none stroke-control opacity-40"
        {...dotted}
      />
      <path d={`M${LEFT} ${TOP}h${(HELD - 1) * STEP + 0.1}`} className="stroke-ink" {...dotted} />
      <circle cx={LEFT} cy={TOP} r="8" strokeWidth="2" className="fill-none stroke-ink" />
      <circle cx={LEFT} cy={KEY} r="5" className="fill-ink" />
      <circle cx={LEFT} cy={KEY + 28} r="5" className="fill-ink" />
      <circle cx={LEFT} cy={KEY + 28} r="8" strokeWidth="2" className="fill-none stroke-ink" />
      <g className="fill-ink">
        <text x="34" y={KEY + 5}>
          {labels.held}
        </text>
        <text x="34" y={KEY + 33}>
          {labels.paid}
        </text>
      </g>
    </>
  ),
};
