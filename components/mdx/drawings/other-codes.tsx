import { line } from '@/components/learn/drawings/parts';
import type { DrawingPlan } from './plan';

const ROW = 80;

const icons = {
  tb1: <path d="M120 18h18M124 18v16l-12 24h34l-12-24V18M118 46h22" {...line} className="fill-none stroke-ink" />,
  lnbc: (
    <path
      d="M132 14l-16 26h12l-6 22 24-30h-13l8-18z"
      className="fill-bitcoin-fill stroke-ink"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
  ),
  xpub: (
    <>
      <path d="M106 38c12-20 36-20 48 0-12 20-36 20-48 0z" {...line} />
      <circle cx="130" cy="38" r="7" className="fill-ink" />
    </>
  ),
  '0x': (
    <>
      <circle cx="130" cy="38" r="20" {...line} strokeDasharray="5 4" />
      <text x="130" y="45" textAnchor="middle" fontSize="20" className="fill-loss font-semibold">
        ?
      </text>
    </>
  ),
} as const;

type Code = keyof typeof icons;
const codes = Object.keys(icons) as Code[];

/** Codes that look like addresses, by their first characters. */
export const otherCodes: DrawingPlan<Code> = {
  height: 2 * ROW,
  cut: ROW,
  draw: (labels) => (
    <>
      <path d={`M160 0v${2 * ROW}`} className="stroke-line" strokeWidth="1.4" />
      {codes.map((code, index) => (
        <g key={code} transform={`translate(${(index % 2) * 160} ${Math.floor(index / 2) * ROW})`}>
          <text x="14" y="38" fontSize="20" className="fill-ink font-semibold">
            {`${code}…`}
          </text>
          <text x="14" y="64" className="fill-ink">
            {labels[code]}
          </text>
          <g transform="translate(0 -6)">{icons[code]}</g>
        </g>
      ))}
    </>
  ),
};
