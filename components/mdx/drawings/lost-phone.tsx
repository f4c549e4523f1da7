import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, Tick } from '@/components/drawing/shapes';
import { Key } from './keys';

/** A phone, 36 wide and 62 high; dashed after it was erased. */
const Handset = ({ x, isErased = false }: { x: number; isErased?: boolean }) => (
  <g {...line}>
    <rect x={x} y="16" width="36" height="62" rx="6" strokeDasharray={isErased ? '5 4' : undefined} />
    {!isErased && <path d={`M${x + 5} 23h26v44h-26z`} className="fill-paper stroke-ink" strokeWidth="1.6" />}
  </g>
);

const sheet = (x: number) => `M${x} 20h36v54h-36zM${x + 8} 32h20M${x + 8} 43h20`;

/** The five things to do when a phone is gone. */
export const lostPhoneScenes = {
  lock: (
    <>
      <Handset x={62} />
      <g {...line}>
        <path d="M74 42v-6a6 6 0 0 1 12 0v6" className="fill-none stroke-ink" />
        <path d="M70 42h20v16H70z" className="fill-bitcoin-fill stroke-ink" />
      </g>
      <path
        d="M112 36q10 11 0 22M122 28q16 19 0 38"
        className="fill-none stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  restore: (
    <g transform="translate(6)">
      <path d={sheet(30)} {...line} strokeWidth="1.6" />
      <path d={arrow(70, 62)} {...arrows} />
      <Coin x={84} y={42} />
      <path d={sheet(104)} {...line} strokeWidth="1.6" />
      <Tick x={112} y={61} />
    </g>
  ),
  sim: (
    <>
      <g {...line}>
        <path d="M58 18h32l14 14v46H58z" />
        <path d="M68 44h26v22H68zM68 55h26M81 44v22" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <Cross x={112} y={36} size={22} />
    </>
  ),
  password: (
    <>
      <path d="M40 28h68v46H40zM40 30l34 24 34-24" {...line} />
      <Key x={132} y={50} />
    </>
  ),
  erase: (
    <>
      <Handset x={52} isErased />
      <Tick x={102} y={48} />
    </>
  ),
} as const;
