import { line } from '@/components/drawing/pens';
import type { DrawingPlan } from './plan';
import { FLOOR, HEIGHT, Scene } from './step-scene';

const DOORS = [58, 160, 262];

/** A closed door with a padlock, 72 wide, with its middle at x. */
const Door = ({ x, children }: { x: number; children: React.ReactNode }) => (
  <g transform={`translate(${x} 0)`}>
    <path d={`M-42 ${FLOOR}V12h84v118z`} {...line} className="fill-sunk stroke-ink" />
    <path d={`M-34 ${FLOOR}V20h68v110z`} {...line} />
    <g {...line}>{children}</g>
    <g transform="translate(20 92)" {...line} strokeWidth="1.6">
      <path d="M-5 0v-5a5 5 0 0 1 10 0v5" className="fill-none stroke-ink" />
      <path d="M-8 0H8v13H-8z" className="fill-bitcoin-fill stroke-ink" />
    </g>
  </g>
);

/** The three ticks to begin with, as three closed doors. */
export const widestDoors: DrawingPlan<'email' | 'copy' | 'test'> = {
  height: HEIGHT,
  draw: ({ email, copy, test }) => (
    <Scene at={[DOORS[0] ?? 0, DOORS[1] ?? 0, DOORS[2] ?? 0]} names={[email, copy, test]}>
      <Door x={58}>
        <path d="M-24 36h48v34h-48zM-24 38L0 55l24-17" className="fill-paper stroke-ink" />
      </Door>
      <Door x={160}>
        <path d="M-24 32h26v36h-26z" className="fill-paper stroke-ink" />
        <path d="M-4 42h28v36H-4zM3 52h14M3 60h14M3 68h14" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </Door>
      <Door x={262}>
        <path d="M-16 32h32v42h-32zM-8 42H8" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M-8 57l6 6 12-13" className="fill-none stroke-gain" strokeWidth="4" />
      </Door>
    </Scene>
  ),
};
