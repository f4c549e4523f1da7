import { Label } from '@/components/drawing/labels';
import { line } from '@/components/drawing/pens';
import { SATS_PER_BTC } from '@/lib/bitcoin';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';
import { UnreadableCode } from './receiving';

/** The amount of the example of the guide. */
const AMOUNT_BTC = 0.0001;
const SATS = AMOUNT_BTC * SATS_PER_BTC;

/** The width of a character on average. */
const CELL = 13;
const LEFT = 24;
const ROW = 68;
const TOP = 134;

/** The lines of the text. Each part has a color, and a bracket if it has a label. */
const lines = [
  [
    { text: 'bitcoin:', color: 'fill-bitcoin', label: 'scheme' },
    { text: 'bc1q…', color: 'fill-ink', label: 'address' },
  ],
  [
    { text: '?amount=', color: 'fill-muted' },
    { text: `${AMOUNT_BTC}`, color: 'fill-gain', label: 'amount' },
  ],
  [
    { text: '&label=', color: 'fill-muted' },
    { text: 'Corner%20Cafe', color: 'fill-loss', label: 'name' },
  ],
] as const;

/** A payment code, and the text in it taken apart. */
export const paymentCode: DrawingPlan<'scheme' | 'address' | 'amount' | 'name'> = {
  height: TOP + 3 * ROW + 4,
  values: (locale) => ({
    code: lines.flatMap((parts) => parts.map(({ text }) => text)).join(''),
    sats: formatNumber(SATS, locale),
  }),
  draw: (labels) => (
    <>
      <path d={`M204 20L308 ${TOP - 26}H12L116 20z`} className="fill-sunk" />
      <path d="M116 14h88v88h-88z" {...line} />
      <UnreadableCode x={124} y={22} />
      <path d={`M12 ${TOP - 26}h296v${3 * ROW + 14}H12z`} {...line} />
      {lines.map((parts, row) => {
        const y = TOP + row * ROW;
        return parts.map(({ text, color, ...part }, index) => {
          const start = index === 0 ? 0 : parts[0].text.length;
          const from = LEFT + start * CELL;
          const width = text.length * CELL;
          return (
            <g key={text}>
              <text x={from} y={y} fontSize="20" textLength={width} className={`font-mono font-semibold ${color}`}>
                {text}
              </text>
              {'label' in part && (
                <>
                  <path
                    d={`M${from + 2} ${y + 7}v5h${width - 4}v-5`}
                    className="fill-none stroke-control"
                    strokeWidth="1.6"
                  />
                  <Label
                    x={from + 2}
                    y={y + 28}
                    line="first"
                    room={(index < parts.length - 1 ? width : 308 - from) - 4}
                    className="fill-ink"
                  >
                    {labels[part.label]}
                  </Label>
                </>
              )}
            </g>
          );
        });
      })}
    </>
  ),
};
