import { Label, Labels } from '@/components/drawing/labels';
import { arrows, line } from '@/components/drawing/pens';
import { Coin, Cross, Tick } from '@/components/drawing/shapes';
import { DUST_LIMIT_SATS, MIN_RELAY_SATS_PER_VBYTE, OUTPUT_VBYTES } from '@/lib/bitcoin';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/** One coin, spent by two versions of a payment: nodes pass on the one with the larger stamp, and neither is in a block yet. */
export const replaced: DrawingPlan<'coin' | 'first' | 'second'> = {
  height: 242,
  draw: ({ coin, first, second }) => (
    <>
      <path
        d="M58 118C90 118 90 60 124 60M58 118c32 0 32 62 66 62"
        className="fill-none stroke-ink"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <circle cx="44" cy="118" r="16" strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      <g {...line}>
        <path d="M130 34h102v56H130z" strokeDasharray="6 5" className="fill-paper stroke-control" />
        <path d="M130 150h102v56H130zM130 150l51 28 51-28" />
        <path d="M200 42h24v18h-24zM182 158h44v34h-44z" className="fill-gold stroke-ink" strokeDasharray="4 3" />
        <path d="M256 96h46v46h-46z" />
      </g>
      <g className="fill-none stroke-control" strokeWidth="2">
        <path d="M238 62q30 0 36 23" strokeDasharray="5 4" />
        <path d="M266 79l8 8 5-10" />
      </g>
      <path d="M238 178q32 0 36-24m-8 6l8-8 5 10" {...arrows} />
      <text x="279" y="128" textAnchor="middle" fontSize="26" className="fill-ink font-display font-semibold">
        ?
      </text>
      <g className="fill-ink">
        <text x="44" y="160" textAnchor="middle">
          {coin}
        </text>
        <text x="130" y="24">
          {first}
        </text>
        <Label x={130} y={226} room={187} className="font-semibold">
          {second}
        </Label>
      </g>
    </>
  ),
};

/** The sum of the dust limit in the guide, for a short bc1q output: sizes in vB, and a rate in sat/vB. */
const DUST = { output: OUTPUT_VBYTES.p2wpkh, input: 67, rate: 3 };

/** A balance that is level: a coin at the dust limit, and what it costs to make and to spend it. */
export const dustLimit: DrawingPlan<'coin' | 'cost' | 'sum'> = {
  height: 196,
  values: (locale: Locale) => ({
    limit: formatNumber(DUST_LIMIT_SATS.p2wpkh, locale),
    output: formatNumber(DUST.output, locale),
    input: formatNumber(DUST.input, locale),
    rate: formatNumber(DUST.rate, locale),
  }),
  draw: ({ coin, cost, sum }) => (
    <>
      <path d="M0 152h320" className="stroke-ink" strokeWidth="2" />
      <g {...line}>
        <path d="M154 38h12v100h-12zM124 152q0-14 14-14h44q14 0 14 14z" />
        <path d="M70 40h180M70 40l-34 62h68zM250 40l-34 62h68z" className="fill-none stroke-ink" />
        <circle cx="160" cy="38" r="7" className="fill-paper stroke-ink" />
        <path d="M28 102h84q-6 18-42 18t-42-18zM208 102h84q-6 18-42 18t-42-18z" />
        <path d="M228 84h22v18h-22zM250 84h30v18h-30z" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
      </g>
      <Coin x={70} y={92} />
      <Labels at={[70, 236]} names={[coin, cost]} y={20} className="fill-ink font-semibold" />
      <g textAnchor="middle" className="fill-ink">
        <Label x={160} y={180} room={314}>
          {sum}
        </Label>
      </g>
    </>
  ),
};

const DAYS = 14;

/** Fourteen days of waiting, after which one node drops a payment and a copy elsewhere is sent again. */
export const expiry: DrawingPlan<'days' | 'dropped' | 'copy'> = {
  height: HEIGHT,
  values: (locale: Locale) => ({ days: formatNumber(DAYS, locale) }),
  draw: ({ days, dropped, copy }) => (
    <Scene at={[62, 168, 270]} names={[days, dropped, copy]}>
      <g {...line}>
        <path d="M12 52h100v66H12zM12 66h100M32 46v12M92 46v12" />
        <path
          d={Array.from({ length: DAYS }, (_, n) => `M${22 + (n % 7) * 13} ${80 + Math.floor(n / 7) * 18}h.1`).join('')}
          strokeWidth="9"
          className="fill-none stroke-control"
        />
        <path d="M132 60h72v46h-72zM160 106v12M176 106v12M148 130v-12h40v12z" />
        <path d="M152 68h32v30h-32z" strokeDasharray="4 4" className="fill-none stroke-control" />
        <path d="M238 60h64v46h-64zM262 106v12M278 106v12M250 130v-12h40v12z" />
        <path d="M256 68h28v30h-28zM262 78h16M262 88h16" strokeWidth="1.6" />
      </g>
      <Cross x={158} y={73} size={20} />
      <path d="M270 50V26m-8 8l8-8 8 8" {...arrows} />
    </Scene>
  ),
};

/** Lowest rates in sat/vB that nodes pass on by default, before and since 2025, and a payment between the two. */
const FLOORS = [1, MIN_RELAY_SATS_PER_VBYTE] as const;
const OFFERED = 0.5;
const floorY = (rate: number) => 150 - rate * 100;

/** The same payment before a high bar, which stops it, and a low one, which lets it pass. */
export const relayFloor: DrawingPlan<'old' | 'now' | 'rate'> = {
  height: 196,
  values: (locale: Locale) => ({
    old: formatNumber(FLOORS[0], locale),
    now: formatNumber(FLOORS[1], locale, 1),
    offered: formatNumber(OFFERED, locale, 1),
  }),
  draw: ({ old, now, rate }) => (
    <>
      <path d="M0 150h320" className="stroke-ink" strokeWidth="2" />
      {FLOORS.map((floor, n) => {
        const x = n * 160;
        return (
          <g key={floor} transform={`translate(${x} 0)`}>
            <path
              d={`M104 150V${floorY(floor)}h36v${150 - floorY(floor)}z`}
              {...line}
              className="fill-sunk stroke-ink"
            />
            <path d={`M20 ${floorY(OFFERED) - 13}h48v26H20z`} {...line} />
            <path d={`M20 ${floorY(OFFERED) - 13}l24 14 24-14`} className="fill-none stroke-ink" strokeWidth="1.6" />
            <path d={`M${n === 0 ? 74 : 76} ${floorY(OFFERED)}h${n === 0 ? 24 : 72}m-7-6l7 6-7 6`} {...arrows} />
            <text x="44" y={floorY(OFFERED) + 32} textAnchor="middle" className="fill-ink">
              {rate}
            </text>
            <text x="80" y="176" textAnchor="middle" className="fill-ink font-semibold">
              {n === 0 ? old : now}
            </text>
          </g>
        );
      })}
      <Cross x={56} y={46} size={18} />
      <Tick x={214} y={58} />
    </>
  ),
};
