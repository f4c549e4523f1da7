import type { ReactNode } from 'react';
import { lightningLimitScenes } from './drawings/lightning-limits';
import { nodeLimitScenes } from './drawings/node-limits';
import { sendMistakeScenes } from './drawings/send-care';
import { partsOf } from './text-of';

/** The scenes of a list in the order of its points, and the view box of each. They begin at its left edge and stand on its bottom. */
const sets = {
  lightningLimits: { viewBox: '12 8 146 72', scenes: lightningLimitScenes },
  nodeLimits: { viewBox: '10 20 140 72', scenes: nodeLimitScenes },
  sendMistakes: { viewBox: '4 8 98 72', scenes: sendMistakeScenes },
} as const;

/** A list whose points each have a small drawing, which is decoration: the words beside it say what it shows. */
export function Points({ id, children }: { id: keyof typeof sets; children: ReactNode }) {
  const { viewBox, scenes } = sets[id];
  const drawings = Object.entries<ReactNode>(scenes);
  const points = partsOf(children).flatMap((list) => partsOf(list.props.children));
  if (points.length !== drawings.length)
    throw new Error(`<Points id="${id}"> has ${points.length} points, but ${drawings.length} drawings`);
  return (
    <ul className="points wide">
      {points.map((point, index) => (
        <li key={drawings[index]?.[0]}>
          <svg aria-hidden="true" viewBox={viewBox} fontSize="14">
            {drawings[index]?.[1]}
          </svg>
          <div>{point.props.children}</div>
        </li>
      ))}
    </ul>
  );
}
