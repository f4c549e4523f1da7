import { Label } from '@/components/drawing/labels';
import { arrows, line } from '@/components/drawing/pens';
import { Coin } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

/** A coin of a wallet at its address: large, or a crumb from a stranger. */
const Held = ({ y, isCrumb = false }: { y: number; isCrumb?: boolean }) => (
  <g transform={`translate(0 ${y})`}>
    <path d="M16 0h84v34H16z" {...line} />
    <path d="M48 12h42M48 22h30" className="stroke-control" strokeWidth="3" />
    {isCrumb ? (
      <circle cx="32" cy="17" r="4" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
    ) : (
      <Coin x={32} y={17} />
    )}
  </g>
);

/** A crumb that is spent together with other coins ties their addresses together; one that lies still does not. */
export const dust: DrawingPlan<'spent' | 'tied' | 'still' | 'frozen'> = {
  height: 226,
  draw: ({ spent, tied, still, frozen }) => (
    <>
      <path d="M0 142h320" className="stroke-line" strokeWidth="1.6" />
      <Held y={36} />
      <Held y={90} isCrumb />
      <path
        d="M100 53C140 53 140 80 168 80M100 107C140 107 140 80 168 80"
        className="fill-none stroke-loss"
        strokeWidth="2.4"
      />
      <path d="M168 80h34m-7-6l7 6l-7 6" {...arrows} className="fill-none stroke-loss" />
      <path d="M214 62h40v36h-40zM222 72h24M222 80h24M222 88h14" {...line} strokeWidth="1.6" />
      <Held y={176} isCrumb />
      <path d="M124 176h26v34h-26zM130 176v-8a7 7 0 0 1 14 0v8" {...line} />
      <g className="fill-ink">
        <text x="16" y="24" className="font-semibold">
          {spent}
        </text>
        <Label x={234} y={122} room={166} anchor="middle" className="fill-loss">
          {tied}
        </Label>
        <text x="16" y="166" className="font-semibold">
          {still}
        </text>
        <text x="166" y="198" className="fill-gain">
          {frozen}
        </text>
      </g>
    </>
  ),
};
