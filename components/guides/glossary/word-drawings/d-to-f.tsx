import { Arrow, Coin, Note, type WordDrawings } from './parts';

export const fromDToF: WordDrawings = {
  // The same coin, with less gold in it.
  debasement: (
    <>
      <circle cx="28" cy="36" r="24" className="fill-gold" />
      <Arrow x={60} y={36} />
      <circle cx="102" cy="36" r="24" className="fill-control" />
      <circle cx="102" cy="36" r="9" className="fill-gold" />
    </>
  ),
  // The same note, for less gold than before.
  devaluation: (
    <>
      <Note x={4} y={6} />
      <Note x={4} y={44} />
      <path d="M52 13h12M52 21h12M52 51h12M52 59h12" />
      <path d="M76 29l6-24h28l6 24z" className="fill-gold" />
      <path d="M86 66l4-16h12l4 16z" className="fill-gold" />
    </>
  ),
  // Three investments, of which one has lost its value (dashed).
  diversification: (
    <>
      <path d="M6 28h32l-4 38H10zM48 28h32l-4 38H52z" />
      <path d="M90 28h32l-4 38H94z" className="fill-none stroke-loss" strokeDasharray="3 4" />
      <circle cx="22" cy="18" r="10" className="fill-gold" />
      <circle cx="64" cy="18" r="10" className="fill-gold" />
      <circle cx="106" cy="18" r="10" className="fill-none stroke-loss" strokeDasharray="1 4" />
    </>
  ),
  // The same amount at regular times, whatever the price.
  'dollar-cost-averaging': (
    <>
      <path d="M4 30c12-30 20-30 32-8s20 22 30 2 20-22 30-8 16 12 28-2" className="fill-none stroke-control" />
      <path d="M4 56h120" />
      <circle cx="16" cy="56" r="7" className="fill-gold" />
      <circle cx="40" cy="56" r="7" className="fill-gold" />
      <circle cx="64" cy="56" r="7" className="fill-gold" />
      <circle cx="88" cy="56" r="7" className="fill-gold" />
      <circle cx="112" cy="56" r="7" className="fill-gold" />
    </>
  ),
  // A country's own note makes room for the dollar.
  dollarization: (
    <>
      <path d="M2 22h48v28H2z" className="fill-none stroke-control" strokeDasharray="3 5" />
      <circle cx="26" cy="36" r="6" className="fill-none stroke-control" />
      <Arrow x={58} y={36} />
      <path d="M80 20h48v32H80z" className="fill-gain-fill" />
      <circle cx="104" cy="36" r="12" />
      <path d="M109 32c-2-4-10-3-10 1s10 3 10 7-8 4-10 0M104 27v18" className="fill-none" />
    </>
  ),
  // One coin for two payments: only one of them is accepted.
  'double-spend': (
    <>
      <path d="M38 30l32-14m-9-2l9 2-4 8M38 42l32 14m-5-8l5 8-10 2" className="fill-none" />
      <Coin x={20} y={36} r={16} />
      <path d="M80 4h42v22H80zM80 46h42v22H80z" />
      <path d="M92 15l6 6 12-12" className="fill-none stroke-gain" strokeWidth="3" />
      <path d="M94 50l14 14m0-14l-14 14" className="stroke-loss" strokeWidth="3" />
    </>
  ),
  // From a peak to the low after it.
  drawdown: (
    <>
      <path d="M4 56l16-12 12 6L56 8l14 26 10-8 16 34 10-6 18 4" className="fill-none" />
      <path d="M56 8h64M96 48h24" strokeDasharray="2 5" />
      <path d="M110 12v33m-6-7l6 7 6-7" className="fill-none stroke-loss" strokeWidth="3" />
    </>
  ),
  // Coins in a jar within reach, and the rain.
  'emergency-fund': (
    <>
      <path d="M14 20v46q0 4 4 4h34q4 0 4-4V20zM10 10h50v10H10z" />
      <path d="M20 60h14v6H20zm16 0h14v6H36zm-8-8h14v6H28zm-8-8h14v6H20z" className="fill-gold" />
      <path d="M82 34c-10 0-10-14 0-14 2-12 22-12 24 0 12-2 14 14 2 14z" className="fill-sunk" />
      <path d="M86 44l-4 10M98 44l-4 10M110 44l-4 10M92 58l-4 10M104 58l-4 10" />
    </>
  ),
  // A note, and no gold behind it.
  fiat: (
    <>
      <Note x={4} y={26} />
      <path d="M54 32h16M54 42h16" />
      <path d="M67 24L57 50" className="stroke-loss" strokeWidth="3" />
      <path d="M82 52l6-24h28l8 24z" className="fill-none stroke-control" strokeDasharray="3 5" />
    </>
  ),
  // One chain, two ends.
  fork: (
    <>
      <path d="M24 36h10M54 30l18-12M54 42l18 12M92 16h12" className="fill-none" />
      <path d="M2 26h22v20H2zM34 26h20v20H34zM72 6h20v20H72zM104 6h20v20h-20z" className="fill-bitcoin-fill" />
      <path d="M72 46h20v20H72z" strokeDasharray="4 4" />
    </>
  ),
  // A computer that has every block and checks it.
  'full-node': (
    <>
      <path d="M14 4h100v50H14zM52 54l-4 14h32l-4-14zM36 68h56" />
      <path d="M40 28h8M66 28h6" />
      <path d="M22 19h18v18H22zM48 19h18v18H48z" className="fill-bitcoin-fill" />
      <path d="M80 28l8 9 16-18" className="fill-none stroke-gain" strokeWidth="4" />
    </>
  ),
  // To pay, to save, to compare.
  'functions-of-money': (
    <>
      <circle cx="13" cy="40" r="11" className="fill-gold" />
      <Arrow x={28} y={40} />
      <path d="M54 24v40q0 4 4 4h20q4 0 4-4V24zM50 14h36v10H50z" />
      <path d="M60 58h16v6H60zm0-10h16v6H60z" className="fill-gold" />
      <path d="M110 12v54M100 66h20M96 22h28" />
      <path d="M96 22l-6 18h12zM124 22l-6 18h12z" />
    </>
  ),
};
