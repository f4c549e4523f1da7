import { Label } from '@/components/drawing/labels';
import { arrows, line } from '@/components/drawing/pens';
import { arrow } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

/** A sheet with a share of a secret; dashed where it is missing. */
const Share = ({ x, name, isMissing = false }: { x: number; name: string; isMissing?: boolean }) => (
  <g {...line}>
    <path
      d={`M${x} 16h38v52h-38z`}
      className={isMissing ? 'fill-none stroke-control' : 'fill-raised stroke-ink'}
      strokeDasharray={isMissing ? '4 4' : undefined}
    />
    <text
      x={x + 19}
      y="50"
      fontSize="20"
      textAnchor="middle"
      stroke="none"
      className={`font-display font-semibold ${isMissing ? 'fill-muted' : 'fill-ink'}`}
    >
      {name}
    </text>
  </g>
);

const ROW = 84;
const NAMES = ['A', 'B', 'C'];
/** For each of the three shares: whether this person has it. */
const rows = [
  { has: [0, 2], opens: true },
  { has: [1], opens: false },
] as const;

/** A secret in three shares, of which any two bring it back. */
export const shares: DrawingPlan<'two' | 'one'> = {
  height: 2 * ROW,
  draw: ({ two, one }) => (
    <>
      <path d={`M0 ${ROW}h320`} className="stroke-line" strokeWidth="1.6" />
      {rows.map(({ has, opens }, row) => (
        <g key={row === 0 ? 'two' : 'one'} transform={`translate(0 ${row * ROW})`}>
          {NAMES.map((name, index) => (
            <Share key={name} x={16 + index * 46} name={name} isMissing={!(has as readonly number[]).includes(index)} />
          ))}
          <path d={arrow(164, 42)} {...arrows} />
          {opens && <Key x={256} y={32} scale={1.5} />}
          <Label x={256} y={opens ? 69 : 47} room={120} anchor="middle" className={opens ? 'fill-ink' : 'fill-loss'}>
            {opens ? two : one}
          </Label>
        </g>
      ))}
    </>
  ),
};
