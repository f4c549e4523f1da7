import './case.css';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

/** A shape for each outcome, so that color is not the only sign: a triangle up, a diamond, a triangle down. */
export const OUTCOMES = {
  well: { shape: 'M8 2l7 12H1z', color: 'fill-gain-fill' },
  mixed: { shape: 'M8 1l7 7-7 7-7-7z', color: 'fill-ochre' },
  badly: { shape: 'M8 14L1 2h14z', color: 'fill-loss-fill' },
};

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
  const outcome = OUTCOMES[went];
  if (!outcome) throw new Error(`<Case went="${went}">: went must be one of ${Object.keys(OUTCOMES).join(', ')}`);
  return (
    <div className="case">
      <span className="case-years">{years}</span>
      <span className="case-outcome">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={outcome.shape} strokeWidth="1.4" className={`${outcome.color} stroke-ink`} />
        </svg>
        <span>
          <strong>{getContent(locale).guides.went[went]}:</strong> {children}
        </span>
      </span>
    </div>
  );
}
