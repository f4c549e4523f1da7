'use client';

import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import './flip-card.css';

/** Hides a face from sight and from assistive technology. Without script (no class `js`) and on paper both are shown. */
const hiddenFace = 'hidden-face js:invisible print:visible!';

/** A card with two faces that is one button. Faces contain phrasing content only (`span`, `svg`). */
export function FlipCard({
  front,
  back,
  hint,
  className,
}: {
  front: ReactNode;
  back: ReactNode;
  /** What the button does; the last line of both faces. */
  hint: string;
  className?: string;
}) {
  const [isFlipped, setFlipped] = useState(false);
  const foot = <span className="turn-hint no-js:hidden print:hidden">{hint}</span>;
  return (
    <button type="button" onClick={() => setFlipped(!isFlipped)} className={clsx('flip-card', className)}>
      <span className={isFlipped ? 'flipped' : undefined}>
        <span className={clsx('plate', isFlipped && hiddenFace)}>
          {front}
          {foot}
        </span>
        <span className={clsx('plate', !isFlipped && hiddenFace)}>
          {back}
          {foot}
        </span>
      </span>
    </button>
  );
}
