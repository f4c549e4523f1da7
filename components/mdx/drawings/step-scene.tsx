import type { ReactNode } from 'react';
import { STEP_FLOOR as FLOOR, Floor } from '@/components/drawing/floor';
import { Labels } from '@/components/drawing/labels';

export { FLOOR };

/** The height of the drawing of a step. Labels are below the floor, at the middle of what they name. */
export const HEIGHT = 166;

export function Scene({
  at,
  names,
  children,
}: {
  at: readonly number[];
  names: readonly (string | undefined)[];
  children: ReactNode;
}) {
  return (
    <>
      <Floor y={FLOOR} height={HEIGHT} />
      {children}
      <Labels at={at} names={names} y={FLOOR + 22} />
    </>
  );
}

/** The two dotted lines between three scenes of equal width. */
export const ThirdsRules = () => (
  <path
    d="M107 12v118M213 12v118"
    className="stroke-control"
    strokeWidth="1.6"
    strokeDasharray="2 5"
    strokeLinecap="round"
  />
);
