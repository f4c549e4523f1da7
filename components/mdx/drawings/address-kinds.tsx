import { line } from '@/components/drawing/pens';
import { Coin, Cross, Padlock, Tick } from '@/components/drawing/shapes';
import { addressExamples } from '@/content/examples/address-examples';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* What is behind each kind of address, and what becomes of a key that has been shown. */

const fingerprint = (
  <path
    d="M-14 36V23a14 14 0 0 1 28 0v9M-7 39V24a7 7 0 0 1 14 0v15M0 24v14"
    className="fill-none stroke-bitcoin"
    strokeWidth="2.4"
  />
);

/** A page of a script, 36 units wide and 46 high. `isHidden`: with a dashed outline, for a script that is not in the block chain yet. */
const Script = ({ x, y, isHidden = false }: { x: number; y: number; isHidden?: boolean }) => (
  <path
    d={`M${x} ${y}h36v46h-36zM${x + 7} ${y + 12}h22M${x + 7} ${y + 23}h22M${x + 7} ${y + 34}h14`}
    {...line}
    strokeWidth="1.6"
    strokeDasharray={isHidden ? '4 3' : undefined}
  />
);

const LOOKALIKES = ['0', 'O', 'I', 'l'];

export const kindOriginal: DrawingPlan<'print' | 'missing'> = {
  height: 146,
  draw: ({ print, missing }) => (
    <>
      <path d="M160 0v146" className="stroke-line" strokeWidth="1.6" />
      <Padlock x={80} y={54} width={52} fill="fill-raised">
        {fingerprint}
      </Padlock>
      {LOOKALIKES.map((sign, n) => (
        <g key={sign} transform={`translate(${178 + n * 33} 30)`}>
          <path d="M0 0h28v42H0z" {...line} strokeWidth="1.6" />
          <text x="14" y="30" fontSize="24" textAnchor="middle" className="fill-ink font-semibold">
            {sign}
          </text>
          <path d="M7 56l14 14m0-14l-14 14" className="stroke-loss" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
      <g className="fill-ink" textAnchor="middle">
        <text x="80" y="128">
          {print}
        </text>
        <text x="240" y="128">
          {missing}
        </text>
      </g>
    </>
  ),
};

export const kindScript: DrawingPlan<'hidden' | 'keys' | 'newer'> = {
  height: 186,
  draw: ({ hidden, keys, newer }) => (
    <>
      <path
        d="M104 72C134 72 134 44 160 44M104 84C134 84 134 132 164 132H212"
        className="fill-none stroke-control"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <Padlock x={70} y={62} width={52} fill="fill-raised">
        <path d="M-12 10h24M-12 21h24M-12 32h14" strokeWidth="2.4" strokeDasharray="4 4" />
      </Padlock>
      <Key x={188} y={42} />
      <Key x={234} y={42} />
      <g className="opacity-35">
        <Key x={280} y={42} />
      </g>
      <g transform="translate(104 68) scale(0.8)">
        <Padlock x={164} y={58} width={52} fill="fill-raised" />
      </g>
      <g className="fill-ink" textAnchor="middle">
        <text x="70" y="140">
          {hidden}
        </text>
        <text x="235" y="74">
          {keys}
        </text>
        <text x="235" y="170">
          {newer}
        </text>
      </g>
    </>
  ),
};

/** The lengths of the two kinds, of which this site has one example each: both long ones have the same length. */
const SHORT = addressExamples.p2wpkh.length;
const LONG = addressExamples.p2tr.length;
const CHARACTER = 3.8;

export const kindSegwit: DrawingPlan<'short' | 'long'> = {
  height: 166,
  values: (locale: Locale) => ({ short: formatNumber(SHORT, locale), long: formatNumber(LONG, locale) }),
  draw: ({ short, long }) => (
    <>
      {[
        { name: short, length: SHORT },
        { name: long, length: LONG },
      ].map(({ name, length }, row) => (
        <g key={name} transform={`translate(16 ${row * 80})`}>
          <text y="26" className="fill-ink">
            {name}
          </text>
          <path d={`M0 38h${length * CHARACTER}v30H0z`} {...line} />
          <text x="10" y="59" fontSize="17" className="fill-bitcoin font-semibold">
            {addressExamples.p2wpkh.slice(0, 4)}
          </text>
          <path
            d={`M60 53h${(length - 16) * CHARACTER - 4}`}
            className="stroke-control"
            strokeWidth="8"
            strokeDasharray={`${CHARACTER * 0.55} ${CHARACTER * 0.45}`}
          />
        </g>
      ))}
      <Key x={206} y={53} scale={1.2} />
      <Script x={268} y={108} />
    </>
  ),
};

export const kindTaproot: DrawingPlan<'outside' | 'key' | 'script'> = {
  height: 190,
  draw: ({ outside, key, script }) => (
    <>
      <rect y="92" width="320" height="98" className="fill-sunk" />
      <path d="M0 92h320" className="stroke-line" strokeWidth="1.6" />
      <path d="M80 76v28M240 76v28" className="stroke-control" strokeWidth="2" strokeDasharray="5 4" />
      <path d="M28 38h104v38H28zM188 38h104v38H188z" {...line} />
      <g textAnchor="middle" className="fill-ink">
        <g fontSize="18" className="font-semibold">
          <text x="80" y="63">
            {`${addressExamples.p2tr.slice(0, 4)}…`}
          </text>
          <text x="240" y="63">
            {`${addressExamples.p2tr.slice(0, 4)}…`}
          </text>
        </g>
        <text x="160" y="25">
          {outside}
        </text>
        <text x="80" y="174">
          {key}
        </text>
        <text x="240" y="174">
          {script}
        </text>
      </g>
      <Key x={80} y={128} scale={1.4} />
      <Key x={212} y={128} scale={1.1} />
      <Script x={248} y={106} isHidden />
    </>
  ),
};

/** An app that does not know bc1p, and the address that it takes instead. */
export const refusedKind: DrawingPlan<'refused' | 'accepted'> = {
  height: 176,
  cut: 88,
  draw: ({ refused, accepted }) => (
    <>
      {[addressExamples.p2tr, addressExamples.p2wpkh].map((address, row) => (
        <g key={address} transform={`translate(0 ${row * 88})`}>
          <g {...line}>
            <rect x="16" y="12" width="38" height="64" rx="7" />
            <path d="M21 21h28v42H21z" className="fill-paper stroke-ink" strokeWidth="1.6" />
            <path
              d="M64 44h34m-7-6l7 6-7 6"
              className={`fill-none ${row ? 'stroke-gain' : 'stroke-loss'}`}
              strokeDasharray={row ? undefined : '5 4'}
            />
            <path d="M108 25h86v38h-86z" />
          </g>
          <text x="151" y="50" fontSize="18" textAnchor="middle" className="fill-ink font-semibold">
            {`${address.slice(0, 4)}…`}
          </text>
        </g>
      ))}
      <Coin x={35} y={42} />
      <Coin x={224} y={132} />
      <Cross x={216} y={34} size={18} />
      <Tick x={246} y={132} />
      <g className="fill-ink">
        <text x="206" y="76" className="fill-loss">
          {refused}
        </text>
        <text x="206" y="164" className="fill-gain">
          {accepted}
        </text>
      </g>
    </>
  ),
};

/** Before the first spending, an address shows a fingerprint only; after it, the key is known, and later coins are behind it. */
export const shownKey: DrawingPlan<'before' | 'spent' | 'again'> = {
  height: HEIGHT,
  draw: ({ before, spent, again }) => (
    <Scene at={[54, 160, 266]} names={[before, spent, again]}>
      <path d="M107 0v166M213 0v166" className="stroke-line" strokeWidth="1.6" />
      <Padlock x={54} y={84} width={52} fill="fill-raised">
        {fingerprint}
      </Padlock>
      <Coin x={54} y={36} />
      <g {...line}>
        <path d="M144 84V62a16 16 0 0 1 30-8" className="fill-none stroke-ink" strokeWidth="4" />
        <path d="M134 84h52v44h-52z" />
        <path d="M238 34q28-24 56 0q-28 24-56 0z" />
        <circle cx="266" cy="34" r="7" className="fill-loss-fill stroke-ink" />
      </g>
      <Key x={160} y={106} />
      <path d="M180 40h20m-6-5l6 5-6 5" className="fill-none stroke-bitcoin" strokeWidth="2.4" />
      <Coin x={160} y={34} />
      <Padlock x={266} y={84} width={52} fill="fill-raised" />
      <Key x={266} y={106} />
    </Scene>
  ),
};
