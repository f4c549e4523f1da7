import './case.css';
import { OUTCOMES, OutcomeMark } from '@/components/mdx/drawings/outcome-mark';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

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
