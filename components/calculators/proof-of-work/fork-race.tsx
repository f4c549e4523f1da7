import clsx from 'clsx';
import { Button } from '@/components/ui/button';
import { type Height, lostBlocks, type MinerId, MOST_ROUNDS, playRace } from '@/lib/calculators/proof-of-work';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { StepTitle } from './step-title';

type Words = Content['calculators']['ProofOfWork']['race'];

const SHOWN = 6;
const MINERS: readonly MinerId[] = ['ada', 'ben'];
const LANE = { ada: 12, ben: 92 };
const MIDDLE = 52;
const SIZE = 34;

const other = (miner: MinerId): MinerId => (miner === 'ada' ? 'ben' : 'ada');
const laneOf = (height: Height, miner: MinerId) => (height.found.length === 2 ? LANE[miner] : MIDDLE);

/** Two miners find blocks in turn, now and then at once; a fork ends with the next block. */
export function ForkRace({
  race,
  rounds,
  onChange,
  words,
  locale,
}: {
  race: number;
  rounds: number;
  onChange: (change: { race?: number; rounds?: number }) => void;
  words: Words;
  locale: Locale;
}) {
  const heights = playRace(race, rounds);
  const isFull = rounds >= MOST_ROUNDS;
  return (
    <section className="-mx-5 grid gap-x-16 gap-y-8 px-5 pt-4 max-md:pb-4 md:-mx-8 lg:grid-cols-2 md:px-8 md:pt-2">
      <div>
        <StepTitle step={2}>{words.title}</StepTitle>
        <p className="mt-4 text-base leading-relaxed">{words.intro}</p>
        <div className="mt-5 flex flex-wrap gap-2.5 no-js:hidden print:hidden">
          <Button
            variant="primary"
            aria-disabled={isFull}
            className="aria-disabled:opacity-50"
            onClick={() => !isFull && onChange({ rounds: rounds + 1 })}
          >
            {words.next}
          </Button>
          <Button onClick={() => onChange({ race: race + 1, rounds: 1 })}>{words.again}</Button>
        </div>
      </div>
      <div className="lg:row-span-2">
        <RaceChain heights={heights.slice(-SHOWN)} words={words} locale={locale} />
        <p role="status" className="mt-4 min-h-28 text-lg leading-relaxed">
          {isFull ? `${says(heights, words)} ${words.says.full}` : says(heights, words)}
        </p>
        <dl className="mt-3 flex flex-wrap gap-x-4 border-line border-t pt-3 text-base">
          <dt className="text-muted">{words.lost}</dt>
          {MINERS.map((miner) => (
            <dd key={miner} className="font-semibold tabular-nums">
              {fill(words.lostOf, { miner: words.names[miner], count: lostBlocks(heights, miner) })}
            </dd>
          ))}
        </dl>
      </div>
      <p className="text-base text-muted leading-snug">{words.note}</p>
    </section>
  );
}

function says(heights: readonly Height[], words: Words): string {
  const [before, last] = [heights.at(-2), heights.at(-1)];
  if (!last) return words.says.start;
  if (last.kept === null) return words.says.fork;
  const names = { winner: words.names[last.kept], loser: words.names[other(last.kept)] };
  return fill(before?.found.length === 2 ? words.says.ended : words.says.found, names);
}

function nameOf({ found, kept }: Height, words: Words): string {
  if (found.length < 2) return fill(words.one, { miner: words.names[found[0] ?? 'ada'] });
  return kept ? fill(words.ended, { winner: words.names[kept] }) : words.open;
}

function RaceChain({ heights, words, locale }: { heights: readonly Height[]; words: Words; locale: Locale }) {
  const xOf = (index: number) => 8 + index * 55;
  const text = fill(words.chain, {
    blocks: formatList(
      heights.map((height) => nameOf(height, words)),
      locale,
    ),
  });
  return (
    <svg viewBox="0 0 340 138" role="img" aria-label={text} className="block h-auto w-full max-w-96">
      {heights.map((height, index) => {
        const x = xOf(index);
        const before = heights[index - 1];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are drawn by their place
          <g key={index}>
            {height.found.map((miner) => {
              const y = laneOf(height, miner);
              const isLost = height.kept !== null && height.kept !== miner;
              const from = before && laneOf(before, before.found.length === 2 ? miner : (before.found[0] ?? miner));
              return (
                <g key={miner}>
                  {from !== undefined && (
                    <path
                      d={`M${x} ${y + SIZE / 2}L${x - 55 + SIZE} ${from + SIZE / 2}`}
                      className="stroke-control"
                      strokeWidth="2.4"
                      strokeDasharray={isLost ? '3 4' : undefined}
                    />
                  )}
                  <rect
                    x={x}
                    y={y}
                    width={SIZE}
                    height={SIZE}
                    rx="5"
                    strokeWidth="2.4"
                    strokeDasharray={isLost ? '4 4' : undefined}
                    className={clsx(
                      isLost ? 'fill-none stroke-loss' : 'stroke-ink',
                      !isLost && (miner === 'ada' ? 'fill-bitcoin-fill' : 'fill-raised'),
                    )}
                  />
                  <text
                    x={x + SIZE / 2}
                    y={y + SIZE / 2}
                    dy="0.35em"
                    textAnchor="middle"
                    className={clsx(
                      'font-display font-semibold text-[20px] lg:text-[14px]',
                      isLost ? 'fill-loss' : miner === 'ada' ? 'fill-on-fill' : 'fill-ink',
                    )}
                  >
                    {words.letters[miner]}
                  </text>
                  {isLost && <path d={`M${x + 3} ${y + 31}l28-28`} className="stroke-loss" strokeWidth="2.4" />}
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
