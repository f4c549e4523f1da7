import { line } from '@/components/drawing/pens';
import { Padlock, Person } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

/** The y coordinate of the floor in a cell, which is 160 wide and 142 high. The upper cells lose 36 of empty sky. */
const FLOOR = 110;

/** A bicycle. Its wheels have their centers at x and x + 62. */
const Bicycle = ({ x }: { x: number }) => (
  <g transform={`translate(${x} ${FLOOR})`}>
    <circle cy="-18" r="18" className="fill-none stroke-ink" />
    <circle cx="62" cy="-18" r="18" className="fill-none stroke-ink" />
    <path
      d="M0-18L20-46h30L62-18M20-46l8 28H0M28-18L50-46M14-54h14M21-54l-1 8M50-46l-4-12h10"
      className="fill-none stroke-ink"
    />
  </g>
);

/** The same bicycle behind more and more locks. */
export const locks: DrawingPlan<'learning' | 'small' | 'larger' | 'life'> = {
  height: 248,
  draw: ({ learning, small, larger, life }) => (
    <>
      <path d="M160 0v248M0 106h320" className="stroke-line" strokeWidth="1.6" />
      <g {...line}>
        <Cell x={0} y={-36} name={learning}>
          <Bicycle x={49} />
          <Padlock x={49} y={86} width={16} />
        </Cell>
        <Cell x={160} y={-36} name={small}>
          <Bicycle x={49} />
          <Padlock x={49} y={86} width={16} />
          <Padlock x={111} y={86} width={16} />
        </Cell>
        <Cell x={0} y={106} name={larger}>
          <path d={`M18 ${FLOOR}V44L80 12l62 32v66`} />
          <Bicycle x={49} />
          <Padlock x={49} y={86} width={16} />
          <Padlock x={111} y={86} width={16} />
        </Cell>
        <Cell x={160} y={106} name={life}>
          <path d={`M41 ${FLOOR}V46h-9l48-36 48 36h-9v64`} />
          <path d={`M64 ${FLOOR}V54h32v56`} className="fill-paper stroke-ink" />
          <Padlock x={80} y={70} width={16} />
          <Padlock x={80} y={94} width={16} />
          <Person x={20} foot={FLOOR} size={0.9} />
          <Person x={140} foot={FLOOR} size={0.9} />
        </Cell>
      </g>
    </>
  ),
};

function Cell({ x, y, name, children }: { x: number; y: number; name: string; children: React.ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M10 ${FLOOR}h140`} />
      {children}
      <text x="80" y={FLOOR + 21} textAnchor="middle" className="fill-ink font-semibold" stroke="none">
        {name}
      </text>
    </g>
  );
}
