import './count-up.css';

const digitsUpTo = (digit: string) => Array.from({ length: Number(digit) + 1 }, (_, i) => i).join('\n');

/**
 * A number whose digits roll up from zero for two seconds (`.digit` in count-up.css): when the page is painted, and again when
 * it first comes into view. The rolling digits are generated content, so the text of the page is always the final number. The
 * label keeps screen readers from announcing each digit alone.
 */
export function CountUp({ text, className = '' }: { text: string; className?: string }) {
  return (
    <span
      data-behaviour="first-sight"
      data-threshold="0.5"
      role="img"
      aria-label={text}
      className={`count-up tabular-nums ${className}`}
    >
      {text.split(/(\d)/).map((part, i) =>
        /^\d$/.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit has no other identity than its place
          <span key={i} className="count-up-digit" data-reel={digitsUpTo(part)}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
