import { LEFT, WIDTH } from '@/components/drawing/grid';
import { formatNumber } from '@/lib/format/number';
import type { DrawingPlan } from './plan';

const TOTAL_SATS = 100_000;
/** Each side keeps about 1 percent of the channel. */
const RESERVE_SATS = TOTAL_SATS / 100;

/** What Sam has on his own side at each moment. */
const moments = { opened: 100_000, some: 60_000, all: 1_000 } as const;
type Moment = keyof typeof moments;
const ids = Object.keys(moments) as Moment[];

const ROW = 84;
const inUnits = (sats: number) => (WIDTH * sats) / TOTAL_SATS;
const room = (sats: number) => Math.max(0, sats - RESERVE_SATS);

/** The room to send and to receive in one channel at three moments. */
export const channelRoom: DrawingPlan<Moment | `${Moment}${'Send' | 'Receive'}`> = {
  height: ids.length * ROW + 8,
  values: (locale) => ({
    total: formatNumber(TOTAL_SATS, locale),
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [`${id}Send`, formatNumber(room(moments[id]), locale)],
        [`${id}Receive`, formatNumber(room(TOTAL_SATS - moments[id]), locale)],
      ]),
    ),
  }),
  draw: (labels) =>
    ids.map((id, index) => {
      const own = inUnits(moments[id]);
      const reserve = inUnits(RESERVE_SATS);
      return (
        <g key={id} transform={`translate(${LEFT} ${index * ROW})`}>
          <text y="24" className="fill-ink font-semibold">
            {labels[id]}
          </text>
          <path d={`M0 33h${WIDTH}v24H0z`} className="fill-raised stroke-ink" strokeWidth="2" />
          <path d={`M0 33h${own.toFixed(1)}v24H0z`} className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
          <path
            d={`M0 33h${reserve}v24H0z${own < WIDTH ? `M${WIDTH - reserve} 33h${reserve}v24h${-reserve}z` : ''}`}
            className="fill-ink"
          />
          <text y="75" className="fill-bitcoin">
            {labels[`${id}Send`]}
          </text>
          <text x={WIDTH} y="75" textAnchor="end" className="fill-ink">
            {labels[`${id}Receive`]}
          </text>
        </g>
      );
    }),
};
