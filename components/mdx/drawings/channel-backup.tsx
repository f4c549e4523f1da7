import { Labels } from '@/components/drawing/labels';
import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, WordSheet } from '@/components/drawing/shapes';
import { Key } from './keys';
import type { DrawingPlan } from './plan';

const ROW = 130;
const SHEET = { width: 44, height: 56, pitch: 12 };

type Label = 'words' | 'keys' | 'split' | 'both' | 'partner' | 'chain';

/** What the seed words of a Lightning wallet bring back, alone and with the backup of its channels. */
export const channelBackup: DrawingPlan<Label> = {
  height: 2 * ROW,
  cut: ROW,
  draw: (labels) => (
    <>
      <WordSheet x={30} y={34} {...SHEET} />
      <path d={arrow(92, 62) + arrow(92, 62 + ROW)} {...arrows} />
      <Key x={158} y={60} scale={1.6} />
      <g {...line} className="fill-none stroke-control">
        <path d="M220 44v36M304 44v36M220 62h84" strokeDasharray="4 4" />
        <path d="M236 62h.1M251 62h.1M266 62h.1" strokeWidth="12" />
      </g>
      <Cross x={245} y={45} size={34} />
      <g transform={`translate(0 ${ROW})`}>
        <WordSheet x={10} y={34} {...SHEET} />
        <g {...line}>
          <path d="M46 50h30l12 12v36H46z" className="fill-gold stroke-ink" />
          <path d="M76 50v12h12M54 76h26M54 86h26" strokeWidth="1.6" className="fill-none stroke-ink" />
          <path d="M138 94v-12c0-20 36-20 36 0v12z" />
          <circle cx="156" cy="52" r="10" />
        </g>
        <path d={arrow(184, 62)} {...arrows} />
        <g {...line}>
          <path d="M222 62h92" />
          <path d="M224 40h40v44h-40zM274 40h40v44h-40z" />
        </g>
        <Coin x={244} y={62} />
      </g>
      <Labels at={[52, 156, 262]} names={[labels.words, labels.keys, labels.split]} y={116} />
      <Labels at={[49, 158, 271]} names={[labels.both, labels.partner, labels.chain]} y={116 + ROW} />
    </>
  ),
};
