import { Floor } from '@/components/drawing/floor';
import { Label, Labels } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { Cross, Tick, WordSheet } from '@/components/drawing/shapes';
import type { DrawingPlan } from './plan';

/** A letter with what it says, and beside it the words, which are not in it. */
export const letterContents: DrawingPlan<'exists' | 'where' | 'who' | 'letter' | 'words'> = {
  height: 190,
  draw: ({ exists, where, who, letter, words }) => (
    <>
      <Floor y={152} height={190} />
      <path d="M20 152V20h134l16 16v116zM154 20v16h16" {...line} />
      {[exists, where, who].map((name, row) => (
        <g key={name} transform={`translate(0 ${row * 36})`}>
          <Tick x={34} y={56} />
          <Label x={64} y={62} room={102} className="fill-ink">
            {name}
          </Label>
        </g>
      ))}
      <path d="M196 20v132" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" strokeLinecap="round" />
      <WordSheet x={226} y={44} width={72} />
      <Cross x={236} y={70} size={52} />
      <Labels at={[95, 262]} names={[letter, words]} y={175} />
    </>
  ),
};
