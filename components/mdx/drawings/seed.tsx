import { Label } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { seedExample } from '@/content/examples/seed-example';
import { formatNumber } from '@/lib/format/number';
import { SEED_BITS, SEED_ROUNDS } from '@/lib/seed-phrase';
import type { DrawingPlan } from './plan';

const { words, seedStart, addresses } = seedExample;
/** The first characters of an address, as many as fit under a branch. */
const short = (address: string) => `${address.slice(0, 9)}…`;

const Arrow = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}v16m-5-5l5 5l5-5`} className="fill-none stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
);

const Words = () => (
  <path
    d="M0 0h64v66H0zM8 14h20M8 26h20M8 38h20M8 50h20M36 14h20M36 26h20M36 38h20M36 50h20"
    {...line}
    strokeWidth="1.6"
  />
);

const Passphrase = () => (
  <g {...line}>
    <path d="M0 0h64v42H0z" strokeDasharray="5 4" />
    <path d="M14 21h.1M26 21h.1M38 21h.1M50 21h.1" strokeWidth="6" />
  </g>
);

const MasterKey = () => (
  <path
    d="M-30 0a13 13 0 0 1 25-4H30v8h-5v9h-8v-9h-7v6H2v-6h-7a13 13 0 0 1-25-4zM-22 0a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0z"
    fillRule="evenodd"
    className="fill-bitcoin-fill stroke-ink"
    strokeWidth="1.6"
    strokeLinejoin="round"
  />
);

type Name = 'phrase' | 'passphrase' | 'rounds' | 'seed' | 'master';

export const seed: DrawingPlan<Name> = {
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
        <g transform="translate(44 164)">
          <Words />
        </g>
        <g transform="translate(206 176)">
          <Passphrase />
        </g>
        <path d="M152 197h20M162 187v20" />
        <path d="M76 256v18h162v-18M157 274v12" className="fill-none stroke-ink" strokeWidth="1.6" />
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
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <g transform="translate(157 388)">
        <MasterKey />
      </g>
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
  // The words and the passphrase on the left join in the middle, and the addresses on the right branch from it.
  wide: {
    height: 210,
    draw: (labels) => (
      <>
        <path d="M99 44h41v104h-41" className="fill-none stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
        <g transform="translate(22 4)scale(1.2)">
          <Words />
        </g>
        <g transform="translate(22 122)scale(1.2)">
          <Passphrase />
        </g>
        <circle cx="140" cy="96" r="11" {...line} />
        <path d="M134 96h12M140 90v12" {...line} />
        <path
          d="M154 96h16m-5-5l5 5l-5 5M290 96h16m-5-5l5 5l-5 5M410 96h16m-5-5l5 5l-5 5M535 96h7M551 44h-9v104h9"
          className="fill-none stroke-ink"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path
          d="M183 72a52 52 0 0 1 94 0m0-15v15h-15M277 120a52 52 0 0 1-94 0m0 15v-15h15"
          className="fill-none stroke-bitcoin"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <rect x="176" y="78" width="108" height="36" rx="18" {...line} />
        <g transform="translate(486 96)scale(1.6)">
          <MasterKey />
        </g>
        <path d="M551 29h86v30h-86zM551 133h86v30h-86z" {...line} strokeWidth="1.6" />
        <g className="fill-ink" textAnchor="middle" fontSize="14">
          <Label x={62} y={101} room={118}>
            {labels.phrase}
          </Label>
          <Label x={62} y={190} room={122} line="first">
            {labels.passphrase}
          </Label>
          <text x="230" y="101" className="font-semibold">
            {labels.rounds}
          </text>
          <text x="361" y="88">
            {labels.seed}
          </text>
          <text x="361" y="112" fontSize="16" className="font-display font-semibold">
            {seedStart}…
          </text>
          <text x="482" y="140">
            {labels.master}
          </text>
          <text x="594" y="49">
            {short(addresses[0])}
          </text>
          <text x="594" y="153">
            {short(addresses[1])}
          </text>
        </g>
      </>
    ),
  },
};
