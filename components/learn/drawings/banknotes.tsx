import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { CoinStack, Hand, SealedPaper } from '@/components/drawing/shapes';

/** A heavy copper plate with five stamps, and the paper that replaced it. */
export function CopperPlate() {
  const stamp = (x: number, y: number, radius: number) => (
    <g key={`${x}-${y}`}>
      <circle cx={x} cy={y} r={radius} className="fill-paper stroke-ink" strokeWidth="1.6" />
      <circle cx={x} cy={y} r={radius * 0.68} className="fill-none stroke-ink" strokeWidth="1.2" />
      <path
        d={`M${x - radius * 0.4} ${y + radius * 0.3}l${radius * 0.2}-${radius * 0.6} ${radius * 0.2} ${radius * 0.35} ${radius * 0.2}-${radius * 0.35} ${radius * 0.2} ${radius * 0.6}z`}
        className="fill-ink"
      />
    </g>
  );
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M20 174l10-150 150-6 4 152z" className="fill-sunk stroke-ink" />
        <path d="M20 174l164-4v12l-162 4z" />
        <path d="M30 24l4 8M180 18l-4 9M184 170l-6-6M20 174l8-6" strokeWidth="1.6" />
      </g>
      {stamp(50, 46, 14)}
      {stamp(160, 40, 14)}
      {stamp(44, 150, 14)}
      {stamp(162, 146, 14)}
      {stamp(104, 96, 26)}
      <g transform="rotate(4 248 130)">
        <SealedPaper x={208} y={78} width={84} height={104} />
        <path d="M222 150h28M222 158h20" {...thin} />
      </g>
    </>
  );
}

/** The counter of a goldsmith: a chest, a scale, a receipt and a quill. */
export function GoldsmithShop() {
  return (
    <>
      <g {...line} strokeWidth="2">
        <path d="M8 150h304v14H8zM20 164v22M300 164v22M60 164v22M260 164v22" />
        <path d="M24 150v-38h86v38z" />
        <path d="M24 112l-8-38c22-22 68-22 86 0l8 38z" className="fill-sunk stroke-ink" />
        <path d="M18 82c22-20 64-20 84 0" strokeWidth="1.2" className="fill-none" />
        <path d="M60 118h14v16H60zM24 124h36M74 124h36" strokeWidth="1.6" />
      </g>
      {[36, 54, 72, 92].map((x, index) => (
        <ellipse
          key={x}
          cx={x}
          cy={110 - (index % 2) * 4}
          rx="11"
          ry="4.5"
          className="fill-raised stroke-ink"
          strokeWidth="1.6"
        />
      ))}
      <g {...line} strokeWidth="1.6">
        <path d="M158 150V62M140 150h36M158 66h-40M158 66h40" className="fill-none stroke-ink" />
        <path d="M118 66l-14 34h28zM198 66l-14 30h28z" strokeWidth="1.2" className="fill-none" />
        <path d="M102 100h32c-3 9-29 9-32 0zM182 96h32c-3 9-29 9-32 0z" />
        <circle cx="158" cy="60" r="5" />
        <path d="M188 94v-8h20v8z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      </g>
      <g transform="rotate(-6 250 120)">
        <SealedPaper x={222} y={76} width={62} height={74} />
      </g>
      <path d="M296 52c-14 20-22 46-26 84l-4 12 2-14c2-34 10-64 28-82z" {...line} strokeWidth="1.6" />
      <path d="M288 70l-14 8M284 84l-13 8M279 100l-10 6" {...thin} />
      <CoinStack x={146} y={150} count={2} radius={9} />
    </>
  );
}

/** An old lady in a dress of banknotes on a locked chest; a hand reaches into her pocket. */
export function OldLadyOnChest() {
  const rows = [
    [84, 118, 3],
    [99, 110, 4],
    [114, 102, 5],
    [129, 95, 6],
  ] as const;
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M78 142h140v44H78z" className="fill-sunk stroke-ink" />
        <path d="M78 156h140M104 142v44M192 142v44" strokeWidth="1.6" />
        <path d="M120 150h16v16h-16zM160 150h16v16h-16z" />
        <path d="M123 150c0-9 10-9 10 0M163 150c0-9 10-9 10 0" className="fill-none" />
      </g>
      <g {...line} strokeWidth="2">
        <path d="M128 78c-18 6-30 30-38 66h118c-8-38-20-60-40-66-12-4-28-4-40 0z" className="fill-paper stroke-ink" />
        <path d="M128 82c-14 2-26-6-38-26M166 82c16 0 26-14 30-34" className="fill-none" strokeWidth="8" />
        <path d="M128 82c-14 2-26-6-38-26M166 82c16 0 26-14 30-34" className="fill-none stroke-paper" strokeWidth="4" />
        <path
          d="M90 56l-8-8m8 8l-3-12m3 12l2-11M196 48l-6-10m6 10l1-12m-1 12l7-9"
          className="fill-none"
          strokeWidth="1.6"
        />
      </g>
      {rows.flatMap(([y, x, count]) =>
        oneTo(count).map((step) => (
          <g key={`${y}-${step}`} className="fill-raised stroke-loss" strokeWidth="1.2">
            <rect x={x + (step - 1) * 19} y={y} width="17" height="12" rx="1" />
            <circle cx={x + (step - 1) * 19 + 8.5} cy={y + 6} r="2.6" />
          </g>
        )),
      )}
      <g {...line} strokeWidth="2">
        <path
          d="M122 54c-8-24 8-44 26-44s34 20 26 44c-4 8-10 10-12 14h-28c-2-4-8-6-12-14z"
          className="fill-sunk stroke-ink"
        />
        <circle cx="148" cy="48" r="20" />
        <path d="M130 40c8-6 28-6 36 0" className="fill-none" strokeWidth="1.6" />
        <path d="M140 46h.1M156 46h.1" strokeWidth="3" />
        <ellipse cx="148" cy="59" rx="4.4" ry="5" className="fill-ink" />
        <path d="M138 40l6 2M158 40l-6 2" strokeWidth="1.2" />
      </g>
      <Hand x={244} y={120} flip turn={-8} />
      <circle cx="196" cy="112" r="8" className="fill-raised stroke-ink" strokeWidth="1.6" />
      <circle cx="196" cy="112" r="5" className="fill-none stroke-ink" strokeWidth="1.2" />
    </>
  );
}

function Banker({ x, flip }: { x: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} 0) scale(${flip ? -1 : 1} 1)`} {...line} strokeWidth="2">
      <path d="M-30 134c0-34 8-52 30-52s28 18 30 52z" className="fill-sunk stroke-ink" />
      <path d="M-8 84l8 16 8-16z" className="fill-paper stroke-ink" />
      <circle cx="0" cy="62" r="19" />
      <path d="M-20 58c-2-22 8-30 20-30s22 8 20 30c-4-8-8-12-20-12s-16 4-20 12z" className="fill-paper stroke-ink" />
      <path d="M-20 58c-5 4-5 14 0 18M20 58c5 4 5 14 0 18" className="fill-none" />
      <path d="M6 60h.1M15 60h.1" strokeWidth="3" />
      <path d="M8 71h8" strokeWidth="1.6" />
      <path d="M22 104c14 8 26 16 40 22l-6 8H20" className="fill-sunk stroke-ink" />
    </g>
  );
}

/** Two bankers hand each other's notes back across a table. */
export function NoteExchange() {
  const bundle = (x: number, y: number) => (
    <g key={`${x}-${y}`} {...line} strokeWidth="1.6">
      <path d={`M${x} ${y}h40v10h-40z`} className="fill-paper stroke-ink" />
      <path d={`M${x + 15} ${y}h10v10h-10z`} className="fill-ink" />
    </g>
  );
  return (
    <>
      <Banker x={62} />
      <Banker x={258} flip />
      <g {...line} strokeWidth="2">
        <path d="M10 134h300v12H10zM28 146v40M292 146v40" />
      </g>
      {bundle(92, 124)}
      {bundle(95, 114)}
      {bundle(188, 124)}
      {bundle(186, 114)}
      {bundle(190, 104)}
      <g {...line} strokeWidth="1.6">
        <path d="M146 134c-8-14-4-26 6-32h16c10 6 14 18 6 32z" />
        <path d="M152 102l-4-9h24l-4 9z" className="fill-paper stroke-ink" />
        <path d="M150 103h20" strokeWidth="2.4" />
      </g>
      <path
        d="M112 92c20-24 72-24 96-6m0 0l-11 0m11 0l-2-10"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d="M208 62c-26-18-74-16-96 4m0 0l2-10m-2 10l11-1"
        className="fill-none stroke-control"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}
