import { line } from '@/components/drawing/pens';
import type { DrawingPlan } from './plan';

const LINES = 'M-11-7h22M-11 0h22M-11 7h15';

const Pupil = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-15 26c0-19 30-19 30 0z" />
    <circle r="9" />
  </g>
);

/** A pupil with a copy, whose middle line may be changed. */
const Copy = ({ x, y, isChanged = false }: { x: number; y: number; isChanged?: boolean }) => (
  <>
    <Pupil x={x} y={y} />
    <g transform={`translate(${x} ${y + 33})`}>
      <path d="M-19-14h38v28h-38z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <path d={LINES} className="fill-none stroke-control" strokeWidth="2" />
      {isChanged && <path d="M-11 0h22" className="fill-none stroke-loss" strokeWidth="4" />}
    </g>
  </>
);

/** One notebook and its keeper, beside a copy for each pupil. */
export const notebooks: DrawingPlan<'one' | 'each'> = {
  height: 208,
  draw: ({ one, each }) => (
    <>
      <rect x="136" width="184" height="208" className="fill-sunk" />
      <path d="M136 0v208" className="stroke-line" strokeWidth="1.6" />
      <g className="fill-ink font-semibold" textAnchor="middle">
        <text x="68" y="26">
          {one}
        </text>
        <text x="228" y="26">
          {each}
        </text>
      </g>
      <g {...line}>
        <Pupil x={68} y={58} />
        <path d="M38 82q15-6 30 2q15-8 30-2v40q-15-6-30 2q-15-8-30-2zM68 84v40" className="fill-paper stroke-ink" />
        <path d="M45 93h15M45 101h15M45 109h10M76 93h15M76 109h15" className="stroke-control" strokeWidth="2" />
        <path d="M76 101h15" className="stroke-loss" strokeWidth="4" />
        <g className="fill-raised stroke-control" strokeWidth="1.6">
          <Pupil x={26} y={158} />
          <Pupil x={68} y={166} />
          <Pupil x={110} y={158} />
        </g>
        <Copy x={170} y={54} />
        <Copy x={228} y={54} />
        <Copy x={286} y={54} />
        <Copy x={170} y={136} />
        <Copy x={228} y={136} isChanged />
        <Copy x={286} y={136} />
      </g>
    </>
  ),
};
