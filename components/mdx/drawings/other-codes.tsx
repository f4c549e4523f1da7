import { line } from '@/components/drawing/pens';

const icons = {
  tb1: <path d="M120 18h18M124 18v16l-12 24h34l-12-24V18M118 46h22" {...line} className="fill-none stroke-ink" />,
  lnbc: (
    <path
      d="M132 14l-16 26h12l-6 22 24-30h-13l8-18z"
      className="fill-bitcoin-fill stroke-ink"
      strokeWidth="2"
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
  bitcoin: (
    <g {...line} className="fill-none stroke-ink" strokeWidth="5">
      <rect x="98" y="28" width="36" height="20" rx="10" />
      <rect x="126" y="28" width="36" height="20" rx="10" />
    </g>
  ),
} as const;

/** Codes that look like addresses, by their first characters, which are below each picture. */
export const otherCodeScenes = Object.fromEntries(
  Object.entries(icons).map(([code, icon]) => [
    code,
    <>
      {icon}
      <text x="130" y="86" textAnchor="middle" fontSize="20" className="fill-ink font-semibold">
        {code === 'bitcoin' ? `${code}:` : `${code}…`}
      </text>
    </>,
  ]),
);
