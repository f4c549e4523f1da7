import { SCENE_FLOOR } from '@/components/drawing/floor';
import { Labels } from '@/components/drawing/labels';
import { oneTo } from '@/components/drawing/one-to';
import { line, thin } from '@/components/drawing/pens';
import { sizeIn } from '@/components/drawing/text-width';
import type { Values } from './scene-values';

type Words = { words: readonly string[] };

/** What was left of a link, which is whole in the famous test. */
const LINKS = { later: 'marshmallow-link-2018', withBackground: 'marshmallow-link-with-background' } as const;

/** Three plates with marshmallows: twelve for a whole link. */
export function FewerMarshmallows({ words, values: { later, withBackground } }: Words & Values<typeof LINKS>) {
  const counts = [100, later.value, withBackground.value].map((percent) => Math.round((12 * percent) / 100));
  return (
    <>
      {counts.map((count, column) => {
        const middle = 56 + column * 104;
        return (
          <g key={count} {...line} strokeWidth="2">
            {oneTo(count).map((step) => {
              const x = middle + (((step - 1) % 3) - (Math.min(count, 3) - 1) / 2) * 30;
              const y = SCENE_FLOOR - 14 - Math.floor((step - 1) / 3) * 34;
              return (
                <g key={step}>
                  <path d={`M${x - 13} ${y}c-2-9-2-19 0-27 5-5 21-5 26 0 2 8 2 18 0 27-5 4-21 4-26 0z`} />
                  <path d={`M${x - 13} ${y - 27}c5 5 21 5 26 0`} className="fill-none stroke-ink" strokeWidth="1.2" />
                </g>
              );
            })}
            <path d={`M${middle - 48} ${SCENE_FLOOR - 12}h96c-4 8-14 12-24 12h-48c-10 0-20-4-24-12z`} />
          </g>
        );
      })}
      <Labels at={[56, 160, 264]} names={words} y={207} size={15} />
    </>
  );
}
FewerMarshmallows.words = 3;
FewerMarshmallows.values = LINKS;

/** What a thousand dollars in bitcoin were worth on four days. */
const BITCOIN_WORTH = {
  start: 'thousand-in-bitcoin-october-2021',
  low: 'thousand-in-bitcoin-december-2022',
  high: 'thousand-in-bitcoin-december-2024',
  last: 'thousand-in-bitcoin-june-2026',
} as const;

/** Four columns, to scale, beside a line at the thousand that was put in. */
export function ThousandInBitcoin({ words, values: { start, low, high, last } }: Words & Values<typeof BITCOIN_WORTH>) {
  const columns = [start, low, high, last];
  const most = Math.max(...columns.map(({ value }) => value));
  const yOf = (usd: number) => SCENE_FLOOR - (149 * usd) / most;
  const line = yOf(start.value);
  /** A label just below the line would cross it. */
  const labelOf = (usd: number) => (yOf(usd) - line < 18 ? Math.min(yOf(usd), line) : yOf(usd)) - 7;
  return (
    <>
      {columns.map(({ value: usd, text }, index) => (
        <g key={text}>
          <path
            d={`M${14 + index * 76} ${SCENE_FLOOR}V${yOf(usd)}h62V${SCENE_FLOOR}z`}
            className="fill-bitcoin-fill stroke-ink"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <g textAnchor="middle" className="fill-ink">
            <text
              x={45 + index * 76}
              y={labelOf(usd)}
              className="font-display font-semibold"
              fontSize={sizeIn(72, text, 18)}
            >
              {text}
            </text>
            <text x={45 + index * 76} y="206" fontSize="14">
              {words[index]}
            </text>
          </g>
        </g>
      ))}
      <path d={`M6 ${line}h308`} className="stroke-ink" strokeWidth="2" strokeDasharray="5 5" />
    </>
  );
}
ThousandInBitcoin.words = 4;
ThousandInBitcoin.values = BITCOIN_WORTH;

/** Of a hundred machines, how many had signed in 2017 and how many went along in 2026. */
const MACHINES = { signed: 'deal-signed-2017', joined: 'chain-split-signals' } as const;

/** Two fields of a hundred squares, with those filled that took part. */
export function HundredMachines({ words, values: { signed, joined } }: Words & Values<typeof MACHINES>) {
  const CELL = 12.8;
  return (
    <>
      {[signed, joined].map(({ value: share, text }, field) => {
        const left = 18 + field * 156;
        const square = (index: number, size = 10) =>
          `M${(left + (index % 10) * CELL).toFixed(1)} ${(52 + Math.floor(index / 10) * CELL).toFixed(1)}h${size}v10h${-size}z`;
        const whole = Math.floor(share);
        return (
          <g key={text}>
            <text x={left - 1} y="38" className="fill-ink font-display font-semibold" fontSize="26">
              {text}
            </text>
            <path
              d={oneTo(100)
                .map((step) => square(step - 1))
                .join('')}
              className="fill-raised stroke-control"
              strokeWidth="1.2"
            />
            <path
              d={
                oneTo(whole)
                  .map((step) => square(step - 1))
                  .join('') + (share > whole ? square(whole, 10 * (share - whole)) : '')
              }
              className="fill-bitcoin-fill stroke-ink"
              strokeWidth="1.2"
            />
            <text x={left - 1} y="207" className="fill-ink" fontSize="14">
              {words[field]}
            </text>
          </g>
        );
      })}
    </>
  );
}
HundredMachines.words = 2;
HundredMachines.values = MACHINES;

const BRANCHES = { first: 'block-with-false-coins', longer: 'block-without-false-coins' } as const;

/** A chain forks: the upper branch begins with false coins and ends, the lower one has no such coins and is longer. */
export function OvertakenChain({
  words: [dropped, repaired],
  values: { first, longer },
}: Words & Values<typeof BRANCHES>) {
  const block = (x: number, y: number) => `M${x} ${y}h28v28h-28z`;
  return (
    <>
      <g className="fill-none" strokeWidth="2.4">
        <path d="M10 106h50c12 0 10-44 22-44h170" className="stroke-loss" strokeDasharray="4 4" />
        <path d="M10 106h50c12 0 10 46 22 46h220" className="stroke-ink" />
      </g>
      <g strokeWidth="2" strokeLinejoin="round">
        <path d={block(6, 92) + block(42, 92)} className="fill-ink stroke-ink" />
        {oneTo(5).map((step) => (
          <path
            key={step}
            d={block(48 + step * 40, 48)}
            className={step === 1 ? 'fill-loss-fill stroke-ink' : 'fill-paper stroke-loss'}
            strokeDasharray={step === 1 ? undefined : '4 3'}
          />
        ))}
        {oneTo(6).map((step) => (
          <path
            key={step}
            d={block(48 + step * 40, 138)}
            className={step === 6 ? 'fill-gain-fill stroke-ink' : 'fill-raised stroke-ink'}
          />
        ))}
      </g>
      <path d="M96 56l12 12m0-12l-12 12" className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
      <g fontSize="15">
        <text x="88" y="38" className="fill-loss">
          <tspan className="font-display font-semibold" fontSize="18">
            {first.text}
          </tspan>{' '}
          {dropped}
        </text>
        <text x="316" y="207" textAnchor="end" className="fill-gain">
          {repaired}{' '}
          <tspan className="font-display font-semibold" fontSize="18">
            {longer.text}
          </tspan>
        </text>
      </g>
    </>
  );
}
OvertakenChain.words = 2;
OvertakenChain.values = BRANCHES;

/** By how much a half wave ends higher: after 1946 prices swing little, and climb. */
const RISES = [0, 0, -13];

/** A sketch of the ups and downs in three times, over an axis without numbers: small on gold, large between the wars, and smallest after them. */
export function SteadyPrices({ words: [prices, sketch, ...times] }: Words) {
  const heights = [24, 64, 11];
  return (
    <>
      <path
        d={`M120 34V${SCENE_FLOOR}M218 34V${SCENE_FLOOR}`}
        className="stroke-control"
        strokeWidth="1.6"
        strokeDasharray="3 5"
      />
      <path d="M22 100h294" className="stroke-control" strokeWidth="1.6" />
      <path d={`M22 ${SCENE_FLOOR}V32m-6 8l6-9 6 9`} {...thin} strokeWidth="2" strokeLinejoin="round" />
      <g fontSize="14">
        <text x="10" y="20" className="fill-ink font-semibold">
          {prices}
        </text>
        <text x="314" y="20" textAnchor="end" className="fill-muted">
          {sketch}
        </text>
        {heights.map((height, index) => (
          <g key={height}>
            <path
              d={`M${22 + index * 98} 100q12.25 ${-2 * height} 24.5 ${RISES[index]}t24.5 ${RISES[index]} 24.5 ${RISES[index]} 24.5 ${RISES[index]}`}
              className="fill-none stroke-ink"
              strokeWidth="3"
              strokeLinecap="round"
            />
            <text x={71 + index * 98} y="206" textAnchor="middle" className="fill-ink">
              {times[index]}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}
SteadyPrices.words = 5;
