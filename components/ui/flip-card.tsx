'use client';

import clsx from 'clsx';
import { type ReactNode, useState } from 'react';

/*
 * `visibility` hides the back from sight and from assistive technology. Without script (no class `js`) and on paper both faces
 * are shown below each other.
 */
const face =
  'flex flex-col js:not-print:[grid-area:1/1] js:not-print:backface-hidden js:motion-safe:transition-[visibility] js:motion-safe:duration-400 p-4 sm:p-5 md:p-7';
/** Below `lg` the hidden face takes no space: the card is as high as the face in view, and grows when it turns. */
const hiddenFace = 'js:invisible js:max-lg:absolute js:max-lg:inset-x-0 js:max-lg:top-0 print:static! print:visible!';

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
  const foot = (
    <span className="turn-hint mt-auto flex items-center gap-2 pt-2 text-muted sm:pt-3 text-sm md:pt-5 no-js:hidden print:hidden">
      {hint}
    </span>
  );
  return (
    <button
      type="button"
      onClick={() => setFlipped(!isFlipped)}
      className={clsx('group block w-full text-left perspective-distant', className)}
    >
      <span
        className={clsx(
          'relative grid h-full gap-3 ease-settle transform-3d motion-safe:transition-transform motion-safe:duration-400',
          isFlipped && 'js:rotate-y-180 print:rotate-none!',
        )}
      >
        <span className={clsx(face, 'plate group-hover:border-control', isFlipped && hiddenFace)}>
          <span className="flex grow flex-col">{front}</span>
          {foot}
        </span>
        <span
          className={clsx(
            face,
            'plate js:rotate-y-180 group-hover:border-control print:visible! print:rotate-none!',
            !isFlipped && hiddenFace,
          )}
        >
          {back}
          {foot}
        </span>
      </span>
    </button>
  );
}
