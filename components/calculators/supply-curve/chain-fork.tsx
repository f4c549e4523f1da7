import type { Fate } from '@/lib/calculators/supply-curve';

type Lane = 'blocks' | 'refused' | 'none';

/** What each lane holds after the first block of the new rule. */
const LANES: Record<Fate, { old: Lane; yours: Lane }> = {
  same: { old: 'blocks', yours: 'none' },
  alone: { old: 'blocks', yours: 'none' },
  code: { old: 'blocks', yours: 'none' },
  unsold: { old: 'blocks', yours: 'refused' },
  'no-blocks': { old: 'blocks', yours: 'none' },
  unpaid: { old: 'blocks', yours: 'none' },
  stalled: { old: 'none', yours: 'blocks' },
  'two-coins': { old: 'blocks', yours: 'blocks' },
  changed: { old: 'none', yours: 'blocks' },
  ignored: { old: 'blocks', yours: 'none' },
  enforced: { old: 'none', yours: 'blocks' },
  split: { old: 'blocks', yours: 'none' },
};

/** The left edges of the first block, and of the first on each lane: the lines of the fork lead there. */
const FIRST = 8;
const FORKED = 132;

const block = (x: number, y: number, lane: Lane, isYours: boolean) => (
  <g key={`${x}-${y}`}>
    {x !== FIRST && x !== FORKED && <path d={`M${x - 20} ${y + 15}h20`} className="stroke-control" strokeWidth="2.4" />}
    <rect
      x={x}
      y={y}
      width="30"
      height="30"
      rx="4"
      strokeWidth="2"
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
        strokeWidth="3"
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
    <svg viewBox="0 0 300 158" role="img" aria-label={text} className="block h-auto w-full max-lg:max-w-md">
      {[FIRST, 58].map((x) => block(x, 63, 'blocks', false))}
      <path d="M88 78c24 0 20-35 44-35M88 78c24 0 20 35 44 35" className="fill-none stroke-control" strokeWidth="2.4" />
      {[FORKED, 182, 232].map((x) => block(x, 28, old, false))}
      {[FORKED, 182, 232].map((x) => block(x, 98, yours, true))}
      <g className="fill-ink font-semibold text-[17px] lg:text-[12px] xl:text-[10px]">
        <text x="118" y="18">
          {oldLane}
        </text>
        <text x="118" y="150">
          {newLane}
        </text>
      </g>
    </svg>
  );
}
