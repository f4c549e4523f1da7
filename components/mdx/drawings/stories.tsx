import { WIDTH } from '@/components/drawing/grid';
import { line } from '@/components/drawing/pens';
import { Coin, Cross, Tick } from '@/components/drawing/shapes';
import { getValue } from '@/lib/content/figures/figures';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatPercent } from '@/lib/format/number';
import { Key } from './keys';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/** Coins without a key, and a promise without either. */
export const keysOrPromise: DrawingPlan<'howells' | 'customers' | 'promise'> = {
  height: HEIGHT,
  draw: ({ howells, customers, promise }) => (
    <Scene at={[80, 240]} names={[howells, customers]}>
      <path d="M160 12v106" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" />
      <Coin x={44} y={44} />
      <Coin x={62} y={44} />
      <Tick x={96} y={42} />
      <Key x={54} y={94} />
      <Cross x={98} y={86} size={16} />
      <g {...line}>
        <path d="M194 24h92v88h-92zM206 62h68M206 76h68M206 90h40" />
      </g>
      <text x="240" y="48" textAnchor="middle" className="fill-ink font-semibold">
        {promise}
      </text>
    </Scene>
  ),
};

const high = () => getValue('btc-price-monthly', 2025, 'highestClose', 'annual');
const last = () => getValue('btc-price-monthly', '2026-06', 'close');

/** The highest daily close and the last price of the series, with what is missing. */
export const lastFall: DrawingPlan<'high' | 'last'> = {
  height: 176,
  values: (locale: Locale) => ({
    highUsd: formatDollars(high(), locale),
    lastUsd: formatDollars(last(), locale),
    fall: formatPercent((last() / high() - 1) * 100, locale),
  }),
  draw: (labels, values) => {
    const width = Number(((WIDTH * last()) / high()).toFixed(1));
    return (
      <g transform="translate(16 0)">
        <g className="fill-ink">
          <text y="26">{labels.high}</text>
          <text y="106">{labels.last}</text>
        </g>
        <g strokeWidth="2" className="fill-bitcoin-fill stroke-ink">
          <path d={`M0 38h${WIDTH}v34H0zM0 118h${width}v34H0z`} />
          <path d={`M${width} 118H${WIDTH}v34H${width}`} className="fill-none stroke-loss" strokeDasharray="5 4" />
        </g>
        <g fontSize="18" className="font-display font-semibold">
          <text x="12" y="61" className="fill-on-fill">
            {values.highUsd}
          </text>
          <text x="12" y="141" className="fill-on-fill">
            {values.lastUsd}
          </text>
          <text x={(width + WIDTH) / 2} y="141" textAnchor="middle" className="fill-loss">
            {values.fall}
          </text>
        </g>
      </g>
    );
  },
};

/** A made-up page with a story that fails the test of the guide. */
export const storyCheck: DrawingPlan<'title' | 'button' | 'name' | 'losses' | 'gain'> = {
  height: 232,
  draw: ({ title, button, name, losses, gain }) => (
    <>
      <g {...line}>
        <path d="M12 216V24q0-10 10-10h144q10 0 10 10v192zM12 32h164M24 23h.1M36 23h.1" />
        <path d="M26 82h136M26 98h136M26 114h136M26 130h80" strokeWidth="5" className="fill-none stroke-line" />
        <path d="M34 170h120v32H34z" className="fill-bitcoin-fill stroke-ink" />
      </g>
      <g className="fill-ink">
        <text x="26" y="62" className="font-semibold">
          {title}
        </text>
        <text x="94" y="191" textAnchor="middle" className="fill-on-fill font-semibold">
          {button}
        </text>
        {[
          [57, name],
          [111, losses],
          [191, gain],
        ].map(([y, text]) => (
          <text key={y} x="222" y={y}>
            {text}
          </text>
        ))}
      </g>
      <path d="M180 52h14M180 106h14M180 186h14" className="stroke-loss" strokeWidth="2" />
      <Cross x={200} y={46} size={13} />
      <Cross x={200} y={100} size={13} />
      <Cross x={200} y={180} size={13} />
    </>
  ),
};
