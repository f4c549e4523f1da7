import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

const TEXT_LINES = [
  [0, 168],
  [16, 190],
  [32, 120],
] as const;
const OPTIONS = [62, 84, 106] as const;

/** A worksheet with its key behind it, as they come out of the printer. */
export function SheetsPicture({ locale }: { locale: Locale }) {
  const { sheets, chapter } = getContent(locale).teach;
  const { fields, guesses, questions, heading } = chapter.worksheet;
  return (
    <svg viewBox="0 0 460 400" role="img" aria-label={sheets} className="block h-auto w-full max-w-md">
      <g transform="rotate(5 330 220)">
        <rect x="196" y="34" width="240" height="340" rx="3" className="fill-paper stroke-control" strokeWidth="1.5" />
        <text x="330" y="68" className="fill-ink font-display font-semibold text-[22px]">
          {chapter.nav.parts.key}
        </text>
        <g transform="translate(330 100)">
          <Question answer={1} />
        </g>
        <g transform="translate(330 240)">
          <Question answer={0} />
        </g>
      </g>
      <g transform="rotate(-3 150 210)">
        <rect x="20" y="26" width="262" height="352" rx="3" className="fill-raised stroke-ink" strokeWidth="1.8" />
        <text x="40" y="62" className="fill-ink font-display font-semibold text-[22px]">
          {heading}
        </text>
        <g className="fill-muted text-[12px]">
          <text x="40" y="88">
            {fields.name}
          </text>
          <text x="176" y="88">
            {fields.date}
          </text>
        </g>
        <path d="M80 90h84M208 90h54" className="stroke-ink" strokeWidth="1" />
        <path d="M40 108h222" className="stroke-ink" strokeWidth="2" />
        <text x="40" y="130" className="fill-loss font-display font-semibold text-[16px]">
          {guesses.title}
        </text>
        <g transform="translate(40 144)">
          <Question />
        </g>
        <text x="40" y="276" className="fill-loss font-display font-semibold text-[16px]">
          {questions.title}
        </text>
        <g transform="translate(40 290)">
          <Question isShort />
        </g>
      </g>
    </svg>
  );
}

/** A question as gray lines, with three boxes to tick. */
function Question({ answer, isShort = false }: { answer?: number; isShort?: boolean }) {
  return (
    <g>
      {TEXT_LINES.slice(0, isShort ? 1 : 3).map(([y, width]) => (
        <path
          key={y}
          d={`M0 ${y}h${answer === undefined ? width : Math.min(width, 92)}`}
          className="stroke-control"
          strokeWidth="4"
        />
      ))}
      {OPTIONS.slice(0, isShort ? 2 : 3).map((at, index) => {
        const y = isShort ? at - 38 : at - 6;
        return (
          <g key={at}>
            <rect x="0" y={y - 6} width="12" height="12" rx="1.5" className="fill-none stroke-ink" strokeWidth="1.4" />
            <path
              d={`M20 ${y}h${answer === undefined ? 110 + 30 * (index % 2) : 60}`}
              className="stroke-line"
              strokeWidth="4"
            />
            {answer === index && (
              <path
                d={`M1 ${y - 1}l5 6 11-15`}
                className="fill-none stroke-gain-fill"
                strokeWidth="3.2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
