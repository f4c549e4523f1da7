import { formatNumber } from '@/lib/format/number';
import { BITS_PER_WORD, seedPhrase } from '@/lib/seed-phrase';
import type { DrawingPlan } from './plan';

const WORDS = 12;
const { entropyBits, checksumBits } = seedPhrase(WORDS);
const BITS = entropyBits + checksumBits;

const LEFT = 52;
const CELL = 23;
const TOP = 46;
const ROW = 19;
const HEIGHT = TOP + WORDS * ROW + 30;

/** Circles at the places of some bits. */
const tosses = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => {
    const [row, column] = [Math.floor((from + n) / BITS_PER_WORD), (from + n) % BITS_PER_WORD];
    return `M${LEFT + column * CELL} ${TOP + row * ROW}a7 7 0 1 0 14 0a7 7 0 1 0-14 0`;
  }).join('');

/** The tosses of a coin that make twelve words. They are blank, because every row of heads and tails is a usable secret. */
export const wordBits: DrawingPlan<'word' | 'tosses' | 'check'> = {
  height: HEIGHT,
  values: (locale) => ({
    bits: formatNumber(BITS_PER_WORD, locale),
    words: formatNumber(WORDS, locale),
    random: formatNumber(entropyBits, locale),
    check: formatNumber(checksumBits, locale),
  }),
  draw: ({ word, tosses: title, check }) => (
    <>
      <path d={tosses(0, entropyBits)} className="fill-gold stroke-ink" strokeWidth="1.6" />
      <path d={tosses(entropyBits, BITS)} className="fill-gain-fill stroke-ink" strokeWidth="1.6" />
      <g className="fill-ink">
        <text x="16" y="26" className="font-semibold">
          {word}
        </text>
        <text x="304" y="26" textAnchor="end">
          {title}
        </text>
        <text textAnchor="end" className="fill-muted tabular-nums">
          {Array.from({ length: WORDS }, (_, row) => row).map((row) => (
            <tspan key={row} x="36" y={TOP + 5 + row * ROW}>
              {row + 1}
            </tspan>
          ))}
        </text>
        <text x="304" y={HEIGHT - 14} textAnchor="end" className="fill-gain font-semibold">
          {check}
        </text>
      </g>
    </>
  ),
};
