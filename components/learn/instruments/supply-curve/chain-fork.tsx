import type { Fate } from '@/lib/calculators/supply-curve';

type Lane = 'blocks' | 'refused' | 'none';

/** What each lane holds after the first block of the new rule. */
const LANES: Record<Fate, { old: Lane; yours: Lane }> = {
  same: { old: 'blocks', yours: 'none' },
  alone: { old: 'blocks', yours: 'none' },
  code: { old: 'blocks', yours: 'none' },
  unsold: { old: 'blocks', yours: 'refused' },
  'no-blocks': { old: 'blocks', yours: 'none' },
  'two-coins': { old: 'blocks', yours: 'blocks' },
  changed: { old: 'none', yours: 'blocks' },
  ignored: { old: 'blocks', yours: 'none' },
  enforced: { old: 'none', yours: 'blocks' },
  split: { old: 'blocks', yours: 'none' },
};

const block = (x: number, y: number, lane: Lane, isYours: boolean) => (
  <g key={`${x}-${y}`}>
    <path d={`M${x - 12} ${y + 15}h12`} className="stroke-control" strokeWidth="2.4" />
    <rect
      x={x}
      y={y}
      width="30"
      height="30"
      rx="4"
      strokeWidth="2.2"
      strokeDasharray={lane === 'none' ? '3 4' : undefined}
      className={
        lane === 'none'
          ? 'fill-none stroke-control'
          : isYours
            ? 'fill-bitcoin-fill stroke-ink'
            : 'fill-raised stroke-ink'
      }
    />
    {lane === 'refused' && (
      <path
        d={`M${x + 8} ${y + 8}l14 14m0-14l-14 14`}
        className="stroke-on-fill"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    )}
  </g>
);

/** A chain that reaches the first block of the new rule: which branch has blocks. */
export function ChainFork({
  fate,
  text,
  oldLane,
  newLane,
}: {
  fate: Fate;
  text: string;
  oldLane: string;
  newLane: string;
}) {
  const { old, yours } = LANES[fate];
  return (
    <svg viewBox="0 0 340 150" role="img" aria-label={text} className="block h-auto w-full max-w-xl">
      {[14, 56].map((x) => block(x, 60, 'blocks', false))}
      <path d="M86 75c16 0 14-34 30-34M86 75c16 0 14 34 30 34" className="fill-none stroke-control" strokeWidth="2.4" />
      {[128, 170, 212].map((x) => block(x, 26, old, false))}
      {[128, 170, 212].map((x) => block(x, 94, yours, true))}
      <g fontSize="14" className="fill-ink font-semibold">
        <text x="252" y="46">
          {oldLane}
        </text>
        <text x="252" y="114">
          {newLane}
        </text>
      </g>
    </svg>
  );
}
