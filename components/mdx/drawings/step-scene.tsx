import type { ReactNode } from 'react';
import { STEP_FLOOR as FLOOR, Floor } from '@/components/drawing/floor';

export { FLOOR };

/** The height of the drawing of a step. Labels are below the floor, at the middle of what they name. */
export const HEIGHT = 166;

type Names = readonly (readonly [x: number, text: string])[];

export function Scene({ names, children }: { names: Names; children: ReactNode }) {
  return (
    <>
      <Floor y={FLOOR} height={HEIGHT} />
      {children}
      <g className="fill-ink" textAnchor="middle">
        {names.map(([x, text]) => (
          <text key={x} x={x} y={FLOOR + 20}>
            {text}
          </text>
        ))}
      </g>
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
