import './case.css';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

/** Parts of the mark of each outcome in a box of 16: a triangle up, a triangle down, and for a mixed one both. */
export const OUTCOMES = {
  well: [['M8 2l7 12H1z', 'fill-gain-fill']],
  mixed: [
    ['M1 8l7-7 7 7z', 'fill-gain-fill'],
    ['M1 8l7 7 7-7z', 'fill-loss-fill'],
  ],
  badly: [['M8 14L1 2h14z', 'fill-loss-fill']],
} as const;

/** The shapes say how it went, so that color is not the only sign. */
export const OutcomeMark = ({ went }: { went: keyof typeof OUTCOMES }) =>
  OUTCOMES[went].map(([shape, color]) => (
    <path key={shape} d={shape} strokeWidth="1.2" strokeLinejoin="round" className={`${color} stroke-ink`} />
  ));

/** Below the heading of a case: its years, how it went, and in a few words why. */
export function Case({
  years,
  went,
  locale,
  children,
}: {
  years: string;
  went: keyof typeof OUTCOMES;
  locale: Locale;
  children: string;
}) {
  if (!OUTCOMES[went])
    throw new Error(`<Case went="${went}">: went must be one of ${Object.keys(OUTCOMES).join(', ')}`);
  return (
    <div className="case">
      <span className="case-years">{years}</span>
      <span className="case-outcome">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <OutcomeMark went={went} />
        </svg>
        <span>
          <strong>{getContent(locale).guides.went[went]}:</strong> {children}
        </span>
      </span>
    </div>
  );
}
