import { line } from '@/components/learn/drawings/parts';
import { seedExample } from '@/content/seed-example';
import { formatNumber } from '@/lib/format/number';
import { SEED_BITS, SEED_ROUNDS } from '@/lib/seed-phrase';
import type { DrawingPlan } from './plan';

const { words, seedStart, addresses } = seedExample;
/** The first characters of an address, as many as fit under a branch. */
const short = (address: string) => `${address.slice(0, 9)}…`;

const Arrow = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}v16m-5-5l5 5l5-5`} className="fill-none stroke-ink" strokeWidth="1.8" strokeLinejoin="round" />
);

type Label = 'phrase' | 'passphrase' | 'rounds' | 'seed' | 'master';

export const seed: DrawingPlan<Label> = {
  height: 318,
  values: (locale) => ({
    words: formatNumber(words.length, locale),
    rounds: formatNumber(SEED_ROUNDS, locale),
    seedBits: formatNumber(SEED_BITS, locale),
    seedStart,
  }),
  draw: (labels) => (
    <g transform="translate(0 -150)">
      <g {...line}>
        <path d="M44 164h64v66H44z" />
        <path d="M52 178h20M52 190h20M52 202h20M52 214h20M80 178h20M80 190h20M80 202h20M80 214h20" strokeWidth="1.6" />
        <path d="M206 176h64v42h-64z" strokeDasharray="5 4" />
        <path d="M220 197h.1M232 197h.1M244 197h.1M256 197h.1" strokeWidth="6" />
        <path d="M152 197h20M162 187v20" />
        <path d="M76 256v18h162v-18M157 274v12" className="fill-none stroke-ink" strokeWidth="1.8" />
        <rect x="92" y="286" width="130" height="30" rx="15" />
      </g>
      <g className="fill-ink" textAnchor="middle">
        <text x="76" y="250">
          {labels.phrase}
        </text>
        <text x="238" y="250">
          {labels.passphrase}
        </text>
        <text x="157" y="306" className="font-semibold">
          {labels.rounds}
        </text>
        <text x="157" y="352">
          {labels.seed} <tspan className="font-display font-semibold">{seedStart}…</tspan>
        </text>
      </g>
      <Arrow x={157} y={319} />
      <path
        d="M157 360v16M157 400v14M70 430v-16h176v16"
        className="fill-none stroke-ink"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        transform="translate(157 388)"
        d="M-30 0a13 13 0 0 1 25-4H30v8h-5v9h-8v-9h-7v6H2v-6h-7a13 13 0 0 1-25-4zM-22 0a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0z"
        fillRule="evenodd"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <g className="fill-ink" textAnchor="middle">
        <text x="74" y="450">
          {short(addresses[0])}
        </text>
        <text x="242" y="450">
          {short(addresses[1])}
        </text>
      </g>
      <text x="200" y="393" className="fill-ink">
        {labels.master}
      </text>
    </g>
  ),
};
