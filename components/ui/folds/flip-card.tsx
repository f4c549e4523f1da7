import clsx from 'clsx';
import type { ReactNode } from 'react';
import './flip-card.css';

/**
 * A card with two faces that is one button (flip-card.behaviour.ts). Faces contain phrasing content only (`span`, `svg`). Without script
 * and on paper both are shown.
 */
export function FlipCard({
  front,
  back,
  hint,
  variant,
  className,
}: {
  front: ReactNode;
  back: ReactNode;
  /** What the button does; the last line of both faces. */
  hint: string;
  /** `picture`: on a phone the front is a picture with the words and the hint in a column beside it, on a ground of `--flip-card-plate`. */
  variant?: 'picture';
  className?: string;
}) {
  const foot = <span className="flip-card-turn-hint turn-hint no-js:hidden print:hidden">{hint}</span>;
  return (
    <button
      type="button"
      data-press="flip"
      className={clsx('flip-card', variant === 'picture' && 'flip-card-picture', className)}
    >
      <span>
        <span className="plate">
          {front}
          {foot}
        </span>
        <span className="plate">
          {back}
          {foot}
        </span>
      </span>
    </button>
  );
}
