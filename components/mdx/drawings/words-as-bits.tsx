import { line } from '@/components/drawing/pens';
import { seedExample } from '@/content/examples/seed-example';
import { formatNumber } from '@/lib/format/number';
import { BITS_PER_WORD, seedPhrase } from '@/lib/seed-phrase';
import type { DrawingPlan } from './plan';

const { words, places } = seedExample;
const { entropyBits, checksumBits } = seedPhrase(12);
const bitsOf = (place: number) => place.toString(2).padStart(BITS_PER_WORD, '0');
const lastBits = bitsOf(places.about);

function Piece({ y, bits, check, word }: { y: number; bits: string; check?: string; word: string }) {
  return (
    <>
      <text x="20" y={y} letterSpacing="1.5" className="tabular-nums">
        {bits}
        {check && <tspan className="fill-gain font-semibold">{check}</tspan>}
      </text>
      <path d={`M152 ${y - 5}h36m-5-4l5 4l-5 4`} className="fill-none stroke-control" strokeWidth="1.6" />
      <text x="200" y={y} className="font-display font-semibold">
        {word}
      </text>
    </>
  );
}

/** The first and the last word of the published example, and the bits of their places in the list. */
export const wordsAsBits: DrawingPlan<'random' | 'check' | 'first' | 'last'> = {
  height: 144,
  values: (locale) => ({
    random: formatNumber(entropyBits, locale),
    check: formatNumber(checksumBits, locale),
    bits: formatNumber(BITS_PER_WORD, locale),
    first: words[0] ?? '',
    last: words.at(-1) ?? '',
  }),
  draw: (labels) => (
    <>
      <rect width="320" height="144" className="fill-sunk" />
      <path d="M8 40h304v92H8z" {...line} />
      <g className="fill-ink">
        <text x="12" y="26">
          {labels.random} + <tspan className="fill-gain font-semibold">{labels.check}</tspan>
        </text>
        <Piece y={62} bits={bitsOf(places.abandon)} word={labels.first} />
        <Piece
          y={120}
          bits={lastBits.slice(0, -checksumBits)}
          check={lastBits.slice(-checksumBits)}
          word={labels.last}
        />
      </g>
      <path
        d="M80 76v22M222 76v22"
        className="fill-none stroke-control"
        strokeWidth="3"
        strokeDasharray="0 9"
        strokeLinecap="round"
      />
    </>
  ),
};
