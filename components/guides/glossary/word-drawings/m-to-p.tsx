import { Apple, Arrow, Coin, Key, Note, type WordDrawings } from './parts';

export const fromMToP: WordDrawings = {
  // Payments wait for a block.
  mempool: (
    <>
      <path d="M4 18h16v36H4zM26 18h16v36H26zM48 18h16v36H48z" />
      <path d="M9 28h6M9 36h6M31 28h6M31 36h6M53 28h6M53 36h6" />
      <Arrow x={70} y={36} />
      <path d="M94 8h32v56H94z" strokeDasharray="4 5" />
      <path d="M100 44h20v12h-20zM100 28h20v12h-20z" className="fill-bitcoin-fill" />
    </>
  ),
  // Many work together and share the coin by the work.
  'mining-pool': (
    <>
      <path d="M34 12l26 16M34 36h24M34 60l26-16" />
      <path d="M6 4h28v16H6zM6 28h28v16H6zM6 52h28v16H6z" />
      <path d="M12 12h16M12 36h10M12 60h4" className="stroke-bitcoin" strokeWidth="4" />
      <Coin x={92} y={36} r={30} />
      <path d="M92 6v30l-6 29M92 36L70 16" className="fill-none" />
    </>
  ),
  // A stamp makes metal into coins.
  mint: (
    <>
      <path d="M44 2h40v22H44zM50 24h28v12H50z" className="fill-control" />
      <ellipse cx="64" cy="46" rx="18" ry="6" className="fill-gold" />
      <path d="M30 54h68v14H30z" />
      <path d="M102 62h22v6h-22zM104 56h22v6h-22z" className="fill-gold" />
    </>
  ),
  // A narrow count in a wider one: cash, with accounts, with savings.
  'money-supply': (
    <>
      <ellipse cx="64" cy="36" rx="63" ry="35" className="fill-sunk" />
      <ellipse cx="64" cy="36" rx="43" ry="25" className="fill-paper" />
      <Note x={45} y={25} />
    </>
  ),
  // Two keys of three open it.
  multisig: (
    <>
      <Key x={12} y={12} />
      <Key x={12} y={36} />
      <Key x={12} y={60} isMissing />
      <Arrow x={58} y={36} />
      <path d="M90 34V22c0-16 24-16 24 0" className="fill-none" />
      <path d="M84 34h36v30H84z" className="fill-gain-fill" />
      <path d="M102 45v8" />
    </>
  ),
  // More notes, fewer goods.
  'nominal-and-real': (
    <>
      <Note x={4} y={44} />
      <Apple x={13} y={24} />
      <Apple x={35} y={24} />
      <Arrow x={53} y={42} />
      <Note x={86} y={34} />
      <Note x={80} y={44} />
      <Apple x={98} y={20} />
    </>
  ),
  // A payment in a block of the chain.
  'on-chain': (
    <>
      <path d="M30 40h12M86 40h12" />
      <path d="M2 26h28v28H2zM98 26h28v28H98zM42 10h44v56H42z" />
      <path d="M50 20h28M50 54h28" />
      <path d="M48 30h32v14H48z" className="fill-bitcoin-fill" />
    </>
  ),
  // A banknote.
  'paper-money': (
    <>
      <path d="M6 12h116v48H6zM14 20h100v32H14z" />
      <circle cx="64" cy="36" r="12" className="fill-gold" />
      <path d="M24 30h20M24 40h14M84 30h20M90 40h14" />
    </>
  ),
  // A message on a hook.
  phishing: (
    <>
      <path d="M92 0v44c0 30-40 28-40 4l-7 8m7-8l8 7" className="fill-none" />
      <path d="M14 20h64v38H14z" />
      <path d="M14 20l32 24 32-24" className="fill-none" />
    </>
  ),
  // A price may not rise, and the shelf is nearly empty.
  'price-controls': (
    <>
      <path d="M4 49h56M4 70h56M4 22v48M60 22v48" />
      <Apple x={20} y={38} />
      <Apple x={44} y={38} isGone />
      <Apple x={20} y={59} isGone />
      <Apple x={44} y={59} isGone />
      <path d="M76 12h50" strokeWidth="5" />
      <path d="M101 68V22m-10 10l10-10 10 10" className="fill-none stroke-loss" strokeWidth="3" />
    </>
  ),
  // A key and a signature.
  'private-key': (
    <>
      <g transform="translate(14 6) scale(1.5)">
        <Key x={10} y={10} />
      </g>
      <path d="M56 58c8-18 16-18 12-4-3 10 6 6 10-2s8-8 8 0 8 4 10-2 6-4 6 2 8 2 14-2" className="fill-none" />
      <path d="M48 66h76" className="stroke-control" />
    </>
  ),
  // Many tries fail, one is valid.
  'proof-of-work': (
    <>
      <path
        d="M8 8l8 8m0-8l-8 8M34 8l8 8m0-8l-8 8M60 8l8 8m0-8l-8 8M86 8l8 8m0-8l-8 8M112 8l8 8m0-8l-8 8M8 32l8 8m0-8l-8 8M34 32l8 8m0-8l-8 8M60 32l8 8m0-8l-8 8M86 32l8 8m0-8l-8 8M112 32l8 8m0-8l-8 8M8 56l8 8m0-8l-8 8M34 56l8 8m0-8l-8 8M112 56l8 8m0-8l-8 8"
        className="stroke-control"
      />
      <path d="M54 50h46v22H54z" className="fill-gain-fill" />
      <path d="M68 61l7 6 12-12" className="fill-none" strokeWidth="3" />
    </>
  ),
  // It is computed from the private key, and there is no way back.
  'public-key': (
    <>
      <Key x={12} y={24} />
      <path d="M54 24h24m-7-6l7 6-7 6" className="fill-none" />
      <path d="M97 24h25v7M114 24v6" className="fill-none" />
      <circle cx="91" cy="24" r="9" className="fill-gain-fill" />
      <path d="M78 54H54m7-6l-7 6 7 6" className="fill-none stroke-control" />
      <path d="M60 46l14 16m0-16L60 62" className="stroke-loss" strokeWidth="3" />
    </>
  ),
};
