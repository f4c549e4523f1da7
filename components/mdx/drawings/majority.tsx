import { Floor } from '@/components/drawing/floor';
import { Label, Labels } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { Coin, Cross } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

const FLOOR = 176;
/** The cheat's part of a bar of all mining power, 296 wide: a little more than a half. */
const CHEAT = 164;

/** A group with more than half of all mining power: it can undo the last blocks, and cannot take coins without their key. */
export const majority: DrawingPlan<'power' | 'half' | 'can' | 'recent' | 'cannot' | 'coins'> = {
  height: 216,
  draw: (labels) => (
    <>
      <text x="12" y="24" className="fill-ink font-semibold">
        {labels.power}
      </text>
      <text x="308" y="24" textAnchor="end" className="fill-loss">
        {labels.half}
      </text>
      <path d={`M12 36h${CHEAT}v20H12z`} strokeWidth="2" className="fill-loss-fill stroke-ink" />
      <path d={`M${12 + CHEAT} 36H308v20H${12 + CHEAT}z`} strokeWidth="2" className="fill-raised stroke-ink" />
      <path d="M160 31v30" strokeWidth="2" strokeDasharray="3 3" className="stroke-ink" />
      <Floor y={FLOOR} height={216} />
      <path d="M160 74v142" className="stroke-line" strokeWidth="1.6" />
      <g {...line}>
        <path d="M8 154h76" strokeWidth="5" />
        <path d="M12 136h36v36H12zM54 136h36v36H54z" />
        <path d="M20 148h20M20 158h20M62 148h20M62 158h20" strokeWidth="1.6" />
        <path d="M96 136h36v36H96z" strokeDasharray="5 4" className="fill-none stroke-loss" />
      </g>
      <path
        d="M116 128q-4-34-42-34m10-8l-10 8 9 9"
        strokeWidth="2.4"
        strokeLinejoin="round"
        className="fill-none stroke-loss"
      />
      <g {...line}>
        <path d="M222 122v-9a18 18 0 0 1 36 0v9" className="fill-none stroke-ink" strokeWidth="4" />
        <path d="M206 122h68v50h-68z" />
      </g>
      <Coin x={228} y={147} />
      <Coin x={252} y={147} />
      <Key x={290} y={106} />
      <Cross x={280} y={96} size={20} />
      <Labels at={[80, 240]} names={[labels.can, labels.cannot]} y={82} className="fill-ink font-semibold" />
      {[labels.recent, labels.coins].map((name, half) => (
        <Label key={name} x={80 + half * 160} y={200} room={154} anchor="middle" className="fill-ink">
          {name}
        </Label>
      ))}
    </>
  ),
};
