import { line } from '@/components/learn/drawings/parts';
import { UnreadableCode } from './receiving';
import { arrow, arrows, Coin, numberedScenes, Tick } from './step-parts';

/** A phone, 40 wide and 66 high. */
const Phone = ({ x }: { x: number }) => (
  <path d={`M${x} 14h40v66h-40zM${x + 6} 22h28v44h-28zM${x + 15} 73h10`} {...line} />
);

const scenes = {
  install: (
    <>
      <path d="M30 22h44v44H30zM30 34h44M37 28h.1M44 28h.1" {...line} />
      <path d={arrow(78, 48)} {...arrows} />
      <Phone x={112} />
      <Tick x={121} y={44} />
    </>
  ),
  words: (
    <>
      <Phone x={34} />
      <g {...line} strokeWidth="1.8">
        <path d="M86 16h36v56H86zM98 28h16M98 39h16M98 50h16M98 61h16" />
        <path d="M92 28v34" strokeWidth="4" strokeDasharray="0 11" />
        <path d="M114 38h22l10 10v34h-32z" className="fill-gold stroke-ink" />
        <path d="M136 38v10h10M121 61h18M121 71h18" strokeWidth="1.6" className="fill-none stroke-ink" />
      </g>
    </>
  ),
  fund: (
    <>
      <Coin x={52} y={44} />
      <path d={arrow(66, 44)} {...arrows} />
      <Phone x={104} />
    </>
  ),
  scan: (
    <>
      <path d="M100 44L72 28v32z" className="fill-gold" />
      <g transform="translate(36 28) scale(.44)">
        <UnreadableCode x={0} y={0} />
      </g>
      <Phone x={102} />
      <path d="M112 34h20M112 44h20M112 54h12" className="stroke-ink" strokeWidth="2" />
    </>
  ),
  send: (
    <>
      <Phone x={34} />
      <path
        d="M95 20l-14 24h11l-6 18 22-27h-12l8-15z"
        className="fill-bitcoin-fill stroke-ink"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <Phone x={110} />
    </>
  ),
  receive: (
    <>
      <Phone x={34} />
      <g transform="translate(42 32) scale(.34)">
        <UnreadableCode x={0} y={0} />
      </g>
      <path d="M112 46H84m7-6l-7 6l7 6" {...arrows} />
      <Coin x={128} y={46} />
    </>
  ),
} as const;

/** The six steps of a first payment. */
export const firstLightning = numberedScenes(scenes);
