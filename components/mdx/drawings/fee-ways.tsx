import { BarRow } from '@/components/drawing/bars';
import { oneTo } from '@/components/drawing/one-to';
import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin } from '@/components/drawing/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { sizeOf } from './fees';
import type { DrawingPlan } from './plan';
import { HEIGHT, Scene } from './step-scene';

/* Two estimates of a fee that disagree, and ten coins that are joined while rates are low. */

/** One estimate looks back, another at what waits now; the next ten minutes are hidden from both. */
export const twoEstimates: DrawingPlan<'past' | 'now' | 'next'> = {
  height: HEIGHT,
  draw: ({ past, now, next }) => (
    <Scene at={[66, 182, 276]} names={[past, now, next]}>
      <g {...line}>
        <path d="M8 112h108" strokeWidth="5" />
        <path d="M14 94h32v36H14zM50 94h32v36H50zM86 94h32v36H86z" />
        <path d="M21 104h18M21 112h18M21 120h10M57 104h18M57 112h10M93 104h18M93 112h18M93 120h14" strokeWidth="1.6" />
        <path d="M150 110h64v20h-64zM154 88h44v20h-44zM160 66h50v20h-50zM152 44h34v20h-34z" strokeWidth="1.6" />
        <path d="M130 14v116M232 14v116" className="stroke-control" strokeWidth="1.6" strokeDasharray="2 5" />
        <path d="M252 84h46v46h-46z" strokeDasharray="6 5" className="fill-none stroke-control" />
        <path d="M28 47l21 21" strokeWidth="5" className="fill-none stroke-ink" transform="translate(28 12)" />
        <circle cx="48" cy="48" r="22" className="fill-paper stroke-ink" />
        <path d="M34 48q14-16 28 0q-14 16-28 0z" className="fill-none stroke-ink" strokeWidth="1.6" />
        <path d="M168 24q14-16 28 0q-14 16-28 0z" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <circle cx="48" cy="48" r="5" className="fill-ink" />
      <circle cx="182" cy="24" r="5" className="fill-ink" />
      <text x="275" y="116" textAnchor="middle" fontSize="26" className="fill-ink font-display font-semibold">
        ?
      </text>
    </Scene>
  ),
};

const COINS = 10;
/** Sat/vB on a quiet day and in a rush, as in the guide. */
const RATES = { low: 1, high: 50 } as const;

/** Ten coins joined into one, and what that costs at a low and at a high rate. */
export const consolidate: DrawingPlan<'coins' | 'low' | 'high' | 'lowFee' | 'highFee'> = {
  height: 210,
  values: (locale: Locale) => {
    const size = sizeOf(COINS, 1);
    return {
      count: formatNumber(COINS, locale),
      size: formatNumber(size, locale),
      lowRate: formatNumber(RATES.low, locale),
      highRate: formatNumber(RATES.high, locale),
      lowFee: formatNumber(size * RATES.low, locale),
      highFee: formatNumber(size * RATES.high, locale),
    };
  },
  draw: (labels) => (
    <>
      {oneTo(COINS).map((coin) => (
        <Coin key={coin} x={36 + ((coin - 1) % 5) * 24} y={coin > 5 ? 50 : 26} />
      ))}
      <path d={arrow(168, 38)} {...arrows} />
      <circle cx="252" cy="38" r="25" strokeWidth="2" className="fill-bitcoin-fill stroke-ink" />
      <text x="16" y="86" className="fill-ink">
        {labels.coins}
      </text>
      <path d="M0 98h320" className="stroke-line" strokeWidth="1.6" />
      {(['low', 'high'] as const).map((level, row) => (
        <BarRow
          key={level}
          y={122 + row * 50}
          name={labels[level]}
          value={labels[`${level}Fee`]}
          height={17}
          parts={[
            [0, RATES[level] / RATES.high, level === 'low' ? 'fill-gain-fill stroke-ink' : 'fill-loss-fill stroke-ink'],
          ]}
        />
      ))}
    </>
  ),
};
