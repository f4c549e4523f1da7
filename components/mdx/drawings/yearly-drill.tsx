import { line } from '@/components/drawing/pens';
import { Cross, Tick } from '@/components/drawing/shapes';

const words = (x: number) => (
  <g {...line} strokeWidth="1.6">
    <path d={`M${x} 20h40v56h-40zM${x + 14} 32h18M${x + 14} 43h18M${x + 14} 54h18M${x + 14} 65h18`} />
    <path d={`M${x + 7} 32v34`} strokeWidth="4" strokeDasharray="0 11" />
  </g>
);

const phone = (x: number) => `M${x} 24q0-6 6-6h24q6 0 6 6v50q0 6-6 6h-24q-6 0-6-6z`;

/** The six tasks of the yearly hour. */
export const yearlyDrillScenes = {
  test: (
    <>
      {words(34)}
      <g {...line}>
        <path d="M92 18h40v60H92z" />
        <path d="M98 25h28v29H98zM101 67h7M116 67h7" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <Tick x={102} y={40} />
    </>
  ),
  copies: (
    <>
      {words(36)}
      {words(92)}
      <Tick x={46} y={62} />
      <Tick x={102} y={62} />
    </>
  ),
  update: (
    <>
      <path d={phone(62)} {...line} />
      <path
        d="M70 46a10 10 0 0 1 18-5m1-6v7h-7M90 52a10 10 0 0 1-18 5m-1 6v-7h7"
        className="fill-none stroke-gain"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  logins: (
    <>
      <path d="M34 20h92v58H34zM34 39h92M34 58h92" {...line} />
      <path
        d="M44 30h48M44 49h48M44 68h48"
        className="stroke-ink"
        strokeWidth="5"
        strokeDasharray="0 9"
        strokeLinecap="round"
      />
      <Tick x={102} y={29} />
      <Cross x={105} y={43} size={11} />
      <Tick x={102} y={67} />
    </>
  ),
  people: (
    <>
      <g {...line}>
        {[48, 112].map((x) => (
          <path key={x} d={`M${x - 14} 78V66q0-14 14-14t14 14v12zM${x - 9} 38a9 9 0 1 0 18 0a9 9 0 1 0-18 0`} />
        ))}
      </g>
      <circle cx="80" cy="36" r="10" className="fill-bitcoin-fill stroke-ink" strokeWidth="2" />
      <text x="80" y="74" fontSize="22" textAnchor="middle" className="fill-loss font-display font-semibold">
        ?
      </text>
    </>
  ),
  letter: (
    <>
      <g {...line}>
        <path d="M40 44l40-26 40 26v36H40z" />
        <path d="M52 26h56v34l-28 16-28-16z" className="fill-paper stroke-ink" />
        <path d="M62 38h36M62 48h36M62 58h22" strokeWidth="1.6" />
        <path d="M40 46l40 24 40-24v34H40z" />
      </g>
    </>
  ),
} as const;
