import type { ReactNode } from 'react';

const Coin = ({ x, y, r = 10 }: { x: number; y: number; r?: number }) => (
  <circle cx={x} cy={y} r={r} className="fill-bitcoin-fill" />
);

const Note = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={`M${x} ${y}h38v22h-38z`} />
    <circle cx={x + 19} cy={y + 11} r="5" className="fill-gold" />
  </>
);

/** An apple: the goods in drawings of prices and trade. */
const Apple = ({ x, y, isGone = false }: { x: number; y: number; isGone?: boolean }) => (
  <g
    className={isGone ? 'fill-none stroke-loss' : 'fill-gain-fill'}
    strokeDasharray={isGone ? '1 4' : undefined}
    transform={`translate(${x} ${y})`}
  >
    <path d="M0-5c-4-4-10-2-10 4s5 10 10 8c5 2 10-2 10-8s-6-8-10-4z" />
    <path d="M0-5q0-4 3-6" />
  </g>
);

/** To the right, 16 long. */
const Arrow = ({ x, y }: { x: number; y: number }) => <path d={`M${x} ${y}h16m-6-5l6 5-6 5`} className="fill-none" />;

const Key = ({ x, y, isMissing = false }: { x: number; y: number; isMissing?: boolean }) => (
  <g
    className={isMissing ? 'fill-none stroke-control' : 'fill-bitcoin-fill'}
    strokeDasharray={isMissing ? '1 5' : undefined}
    transform={`translate(${x} ${y})`}
  >
    <path d="M9 0h25v7M26 0v6" className="fill-none" />
    <circle r="9" />
  </g>
);

/** Words of each letter, as their definitions say them. No text: the row of the word is searched by what it contains. */
const drawings: Partial<Record<string, ReactNode>> = {
  // Where a payment should go: signs on a tag.
  address: (
    <>
      <Coin x={16} y={36} r={12} />
      <Arrow x={36} y={36} />
      <path d="M78 18h46v36H78L62 36z" />
      <circle cx="77" cy="36" r="3" className="fill-paper" />
      <path d="M88 30h26M88 42h26" className="fill-none" strokeDasharray="4 5" />
    </>
  ),
  // A bank breaks, and money comes from outside.
  bailout: (
    <>
      <path d="M8 30l30-20 30 20z" />
      <path d="M14 30h48v26H14zM8 56h60v10H8zM26 30v26M50 30v26" />
      <path d="M40 14l-5 12 9 10-9 10 7 12" className="fill-none stroke-loss" strokeWidth="3" />
      <path d="M84 38H72m6-6l-6 6 6 6" className="fill-none" />
      <Note x={88} y={27} />
    </>
  ),
  // A loaf for a fish, without money.
  barter: (
    <>
      <path d="M4 48V34c0-16 36-16 36 0v14z" className="fill-gold" />
      <path d="M15 27v7m7-8v8m7-7v7" />
      <path d="M52 30h22m-6-5l6 5-6 5M76 46H54m6-5l-6 5 6 5" className="fill-none" />
      <path d="M84 38c8-14 24-14 30 0 3-3 6-6 10-8v16c-4-2-7-5-10-8-6 14-22 14-30 0z" className="fill-control" />
      <circle cx="93" cy="36" r="1" />
    </>
  ),
  // The lower color of each block is the upper one of the next: its fingerprint.
  blockchain: (
    <>
      <path d="M34 36h14M80 36h14" />
      <path d="M2 18h32v36H2zM48 18h32v36H48zM94 18h32v36H94z" />
      <path d="M2 42h32v12H2zM48 18h32v12H48z" className="fill-gold" />
      <path d="M48 42h32v12H48zM94 18h32v12H94z" className="fill-bitcoin-fill" />
      <path d="M94 42h32v12H94z" className="fill-gain-fill" />
    </>
  ),
  // A paper that pays interest on its strips, and the sum at the end.
  bond: (
    <>
      <path d="M14 8h58v56H14zM26 20h34M26 32h34M26 44h20" />
      <path d="M72 8h42v56H72zM72 27h42M72 46h42" strokeDasharray="3 4" />
      <circle cx="93" cy="17" r="4" className="fill-gold" />
      <circle cx="93" cy="37" r="4" className="fill-gold" />
      <circle cx="93" cy="55" r="4" className="fill-gold" />
    </>
  ),
  // New money comes from the left: the first still see the old price, the last the new one.
  'cantillon-effect': (
    <>
      <circle cx="14" cy="44" r="12" className="fill-gold" />
      <Arrow x={32} y={44} />
      <path d="M56 54h16v14H56z" className="fill-control" />
      <path d="M80 38h16v30H80z" className="fill-control" />
      <path d="M104 12h16v56h-16z" className="fill-loss-fill" />
      <path d="M50 68h76" />
    </>
  ),
  // A coin is spent whole; what is left over comes back.
  'change-output': (
    <>
      <Coin x={56} y={24} r={18} />
      <Arrow x={78} y={24} />
      <Coin x={112} y={24} r={14} />
      <path d="M50 46c-2 12-8 14-19 12m7-6l-7 6 6 7" className="fill-none" />
      <Coin x={14} y={56} r={11} />
    </>
  ),
  // The last signs are worked out from all the others.
  checksum: (
    <>
      <path d="M2 36h20v20H2zM22 36h20v20H22zM42 36h20v20H42zM62 36h20v20H62z" />
      <path d="M86 36h20v20H86zM106 36h20v20h-20z" className="fill-gold" />
      <path d="M4 26v-8h76v8M42 18V8h64v18m-5-6l5 6 5-6" className="fill-none" />
    </>
  ),
  // A key on a device without a line to the internet.
  'cold-storage': (
    <>
      <path d="M4 12h54v48H4z" />
      <Key x={20} y={36} />
      <path d="M58 36h10M86 36h-8" strokeDasharray="1 4" />
      <circle cx="106" cy="36" r="20" className="fill-sunk" />
      <path d="M86 36h40M106 16c-14 12-14 28 0 40 14-12 14-28 0-40z" className="fill-none" />
    </>
  ),
  // Salt, a leaf of tobacco and a bar of gold.
  'commodity-money': (
    <>
      <path d="M2 64l20-36 20 36z" />
      <path d="M16 54h0M26 56h0M22 44h0M30 58h0" strokeWidth="4" />
      <path d="M64 64C44 50 46 20 64 6c18 14 20 44 0 58z" className="fill-gain-fill" />
      <path d="M64 68V20M64 34l8-8M64 34l-8-8M64 50l9-9M64 50l-9-9" className="fill-none" />
      <path d="M86 64l6-26h28l6 26z" className="fill-gold" />
      <path d="M98 50h16" />
    </>
  ),
  // A payment in a block, and the blocks on top of it.
  confirmation: (
    <>
      <path d="M36 2h52v18H36zM36 26h52v18H36zM36 50h52v18H36zM62 20v6M62 44v6" />
      <path d="M46 55h32v8H46z" className="fill-bitcoin-fill" />
      <path d="M98 60l5 5 10-11M98 36l5 5 10-11M98 12l5 5 10-11" className="fill-none stroke-gain" strokeWidth="3" />
    </>
  ),
  // Over the counter: a note for gold, and back.
  convertibility: (
    <>
      <Note x={4} y={24} />
      <path d="M52 30h22m-6-5l6 5-6 5M76 44H54m6-5l-6 5 6 5" className="fill-none" />
      <path d="M84 52l6-24h28l6 24z" className="fill-gold" />
      <path d="M2 60h124" />
    </>
  ),
  // A company has the key.
  custodial: (
    <>
      <path d="M14 26L64 4l50 22z" />
      <path d="M20 26h88v34H20zM12 60h104v8H12z" />
      <path d="M30 30v26M98 30v26" />
      <Key x={50} y={43} />
    </>
  ),
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
  // A note is a weight of gold.
  'gold-standard': (
    <>
      <Note x={4} y={26} />
      <path d="M54 32h14M54 42h14" />
      <path d="M82 52l6-24h28l8 24z" className="fill-gold" />
      <path d="M94 40h16" />
    </>
  ),
  // The good coin is kept, the worse one is spent.
  'greshams-law': (
    <>
      <path d="M4 38h54v28H4z" />
      <circle cx="31" cy="26" r="15" className="fill-gold" />
      <path d="M4 34h54v32H4z" />
      <path d="M25 50h12" />
      <Arrow x={68} y={44} />
      <circle cx="106" cy="44" r="16" className="fill-control" />
      <circle cx="106" cy="44" r="5" className="fill-gold" />
    </>
  ),
  // Each bar is half of the one before.
  halving: (
    <>
      <path d="M10 68V8h20v60zM42 68V38h20v30zM74 68V53h20v15zM106 68v-7h16v7z" className="fill-bitcoin-fill" />
      <path d="M2 68h124" />
    </>
  ),
  // A payment is checked on the screen of the device.
  'hardware-wallet': (
    <>
      <path d="M24 22h80q8 0 8 8v24q0 8-8 8H24q-8 0-8-8V30q0-8 8-8z" />
      <path d="M64 22V8c0-8 30-8 60-4" className="fill-none" />
      <path d="M28 30h46v24H28z" className="fill-sunk" />
      <path d="M40 42l7 7 14-14" className="fill-none stroke-gain" strokeWidth="3" />
      <circle cx="92" cy="42" r="8" className="fill-gold" />
    </>
  ),
  // Any data becomes one short row of signs.
  hash: (
    <>
      <path d="M4 4h36v64H4zM12 16h20M12 26h20M12 36h12M12 46h20M12 56h16" />
      <Arrow x={50} y={36} />
      <path d="M76 28h48v16H76z" />
      <path d="M84 28v16h8V28zM100 28v16h4V28zM112 28v16h8V28z" className="fill-ink" />
    </>
  ),
  // One loaf for a pile of notes.
  hyperinflation: (
    <>
      <path d="M4 66V48c0-18 40-18 40 0v18z" className="fill-gold" />
      <path d="M16 40v8m8-9v9m8-8v8M54 48h12M54 58h12" />
      <path
        d="M78 58h44v8H78zM80 49h44v8H80zM76 40h44v8H76zM80 31h44v8H80zM78 22h44v8H78zM82 13h44v8H82zM78 4h44v8H78z"
        className="fill-raised stroke-loss"
      />
    </>
  ),
  // The same money, fewer goods.
  inflation: (
    <>
      <Note x={2} y={6} />
      <Note x={2} y={44} />
      <Apple x={62} y={18} />
      <Apple x={88} y={18} />
      <Apple x={114} y={18} />
      <Apple x={62} y={56} />
      <Apple x={88} y={56} isGone />
      <Apple x={114} y={56} isGone />
    </>
  ),
  // The sum comes back, and its price with it.
  interest: (
    <>
      <path d="M6 52h38v16H6zM6 36h38v16H6zM6 20h38v16H6z" className="fill-control" />
      <Arrow x={56} y={44} />
      <path d="M84 52h38v16H84zM84 36h38v16H84zM84 20h38v16H84z" className="fill-control" />
      <path d="M84 4h38v16H84z" className="fill-gold" />
    </>
  ),
  // A card with a face and an address.
  kyc: (
    <>
      <path d="M14 10h84v52H14z" />
      <path d="M24 52c0-20 26-20 26 0z" className="fill-control" />
      <circle cx="37" cy="28" r="8" className="fill-raised" />
      <path d="M60 26h28M60 36h28M60 46h16" />
      <circle cx="104" cy="54" r="14" className="fill-gain-fill" />
      <path d="M97 54l5 6 9-11" className="fill-none" />
    </>
  ),
  // Many payments between two nodes; only the first and the last touch the chain.
  lightning: (
    <>
      <path d="M18 32v20M110 32v20" strokeDasharray="1 5" />
      <path d="M32 10h60m-6-5l6 5-6 5M96 26H36m6-5l-6 5 6 5" className="fill-none" />
      <circle cx="18" cy="18" r="13" className="fill-gold" />
      <circle cx="110" cy="18" r="13" className="fill-gold" />
      <path d="M28 62h8M54 62h20M92 62h8" />
      <path d="M8 52h20v18H8zM36 52h18v18H36zM74 52h18v18H74zM100 52h20v18h-20z" />
    </>
  ),
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
  // The same note without its zeros.
  redenomination: (
    <>
      <path d="M2 20h64v32H2zM10 29v14" />
      <path d="M88 20h38v32H88zM101 29v14" />
      <g className="fill-none">
        <ellipse cx="21" cy="36" rx="4" ry="7" />
        <ellipse cx="33" cy="36" rx="4" ry="7" />
        <ellipse cx="45" cy="36" rx="4" ry="7" />
        <ellipse cx="57" cy="36" rx="4" ry="7" />
        <ellipse cx="113" cy="36" rx="4" ry="7" />
      </g>
      <Arrow x={69} y={36} />
    </>
  ),
  // Money from work abroad goes home.
  remittance: (
    <>
      <circle cx="24" cy="36" r="20" className="fill-sunk" />
      <path d="M4 36h40M24 16c-14 12-14 28 0 40 14-12 14-28 0-40z" className="fill-none" />
      <path d="M50 36h34m-7-6l7 6-7 6" className="fill-none" />
      <circle cx="62" cy="22" r="7" className="fill-gold" />
      <path d="M92 34v28h32V34M86 38l22-20 20 18" />
      <path d="M103 62V46h10v16z" className="fill-gold" />
    </>
  ),
  // Central banks on all sides hold one currency.
  'reserve-currency': (
    <>
      <path d="M28 22l18 8M100 22l-18 8M28 54l18-8M100 54l-18-8" strokeDasharray="1 5" />
      <path d="M2 14L15 4l13 10zM5 14h20v14H5zM100 14l13-10 13 10zM103 14h20v14h-20z" className="fill-sunk" />
      <path d="M2 52l13-10 13 10zM5 52h20v14H5zM100 52l13-10 13 10zM103 52h20v14h-20z" className="fill-sunk" />
      <Note x={45} y={25} />
    </>
  ),
  // A coin is the bait below a box on a stick.
  scam: (
    <>
      <path d="M20 40l70-28 14 32-70 26z" className="fill-control" />
      <path d="M104 44v26M4 70h120" />
      <Coin x={82} y={62} r={8} />
    </>
  ),
  // One coin, and four who want it.
  scarcity: (
    <>
      <circle cx="64" cy="13" r="12" className="fill-gold" />
      <path d="M2 70c0-22 26-22 26 0zM35 70c0-22 26-22 26 0zM67 70c0-22 26-22 26 0zM100 70c0-22 26-22 26 0z" />
      <path
        d="M22 42a7 7 0 1 0-14 0 7 7 0 1 0 14 0zM55 42a7 7 0 1 0-14 0 7 7 0 1 0 14 0zM87 42a7 7 0 1 0-14 0 7 7 0 1 0 14 0zM120 42a7 7 0 1 0-14 0 7 7 0 1 0 14 0z"
        className="fill-sunk"
      />
    </>
  ),
  // Twelve words on paper, and the key that comes from them.
  'seed-phrase': (
    <>
      <path d="M4 4h60v64H4z" />
      <path d="M13 14h16m10 0h16M13 23h16m10 0h16M13 32h16m10 0h16M13 41h16m10 0h16M13 50h16m10 0h16M13 59h16m10 0h16" />
      <Arrow x={69} y={36} />
      <g transform="translate(-4)">
        <Key x={104} y={36} />
      </g>
    </>
  ),
  // The owner has the key.
  'self-custody': (
    <>
      <path d="M10 68c0-40 52-40 52 0z" />
      <circle cx="36" cy="20" r="14" className="fill-sunk" />
      <path d="M56 50l16-8" />
      <g transform="translate(-20 -24) scale(1.6)">
        <Key x={66} y={41} />
      </g>
    </>
  ),
  // The gap between the two prices of one moment.
  spread: (
    <>
      <path d="M4 14h70M4 58h70" strokeDasharray="4 5" />
      <path d="M74 2h50v24H74L64 14zM74 46h50v24H74L64 58z" />
      <circle cx="100" cy="14" r="6" className="fill-gold" />
      <circle cx="94" cy="58" r="6" className="fill-gold" />
      <path d="M28 20v32m-6-7l6 7 6-7M22 27l6-7 6 7" className="fill-none stroke-loss" strokeWidth="3" />
    </>
  ),
  // It comes nearer to its limit and never passes it.
  'supply-cap': (
    <>
      <path d="M8 70C12 24 40 16 124 15" className="fill-none stroke-bitcoin" strokeWidth="4" />
      <path d="M6 9h118" strokeDasharray="5 5" />
      <path d="M6 2v68h118" className="fill-none" />
    </>
  ),
  // One now, or two later.
  'time-preference': (
    <>
      <Apple x={14} y={40} />
      <circle cx="60" cy="36" r="20" />
      <path d="M60 24v12l8 6" className="fill-none" />
      <Apple x={98} y={40} />
      <Apple x={116} y={52} />
    </>
  ),
  // Through several relays: none sees both ends.
  tor: (
    <>
      <path d="M26 54L48 18 70 54 92 18" className="fill-none" strokeDasharray="4 5" />
      <path d="M92 18l12 24" strokeDasharray="4 5" />
      <path d="M4 44h24v18H4zM100 40h24v24h-24z" />
      <circle cx="48" cy="18" r="11" className="fill-control" />
      <circle cx="70" cy="54" r="11" className="fill-control" />
      <circle cx="92" cy="18" r="11" className="fill-control" />
    </>
  ),
  // A part of what is spent is for the miner.
  'transaction-fee': (
    <>
      <Coin x={24} y={30} r={20} />
      <Arrow x={54} y={24} />
      <Coin x={103} y={24} r={19} />
      <path d="M42 46l20 14m-9 0h9l-2-8" className="fill-none" />
      <Coin x={76} y={62} r={6} />
      <path d="M96 54h24v16H96zM102 62h12" />
    </>
  ),
  // A password, and a proof from another device.
  'two-factor': (
    <>
      <path d="M2 24h64v24H2z" />
      <path d="M14 36h0M26 36h0M38 36h0M50 36h0" strokeWidth="6" />
      <path d="M76 36h10M81 31v10" />
      <path d="M98 4h24q4 0 4 4v56q0 4-4 4H98q-4 0-4-4V8q0-4 4-4zM106 62h8" />
      <path d="M102 32l6 6 11-12" className="fill-none stroke-gain" strokeWidth="3" />
    </>
  ),
  // Coins of any amount, which together are the balance.
  utxo: (
    <>
      <path d="M12 14h100v50H12z" />
      <path d="M12 14l8-10h84l8 10" className="fill-none" />
      <Coin x={38} y={39} r={18} />
      <Coin x={72} y={44} r={11} />
      <Coin x={96} y={48} r={6} />
    </>
  ),
  // Two prices: one that hardly moves, one that moves up and down.
  volatility: (
    <>
      <path d="M4 66q14-4 24 0t24 0 24 0 24 0 24 0" className="fill-none stroke-control" />
      <path d="M4 44l14-24 12 16 12-30 14 44 14-28 12 18 14-36 12 28 12-14" className="fill-none stroke-bitcoin" />
    </>
  ),
  // It keeps the key; the coins are in the chain.
  wallet: (
    <>
      <g transform="rotate(-28 44 26)">
        <Key x={36} y={22} />
      </g>
      <path d="M6 28h70v38H6z" className="fill-gold" />
      <path d="M56 40h26v14H56z" />
      <path d="M86 47h8" strokeDasharray="1 5" />
      <path d="M96 38h28v26H96z" />
      <Coin x={110} y={51} r={7} />
    </>
  ),
  // A tax, a loan and new notes pay for a cannon.
  'war-finance': (
    <>
      <circle cx="18" cy="11" r="9" className="fill-gold" />
      <path d="M8 26h20v18H8zM13 32h10M13 38h6" />
      <path d="M2 52h32v18H2z" className="fill-raised stroke-loss" />
      <circle cx="18" cy="61" r="4" className="fill-none stroke-loss" />
      <Arrow x={42} y={36} />
      <path d="M66 42l48-24 8 14-46 24z" className="fill-control" />
      <circle cx="84" cy="55" r="14" />
      <path d="M84 41v28M70 55h28" />
    </>
  ),
  // Many addresses from one public key.
  xpub: (
    <>
      <path
        d="M34 36h20M54 36C70 36 64 10 84 10M54 36C66 36 70 27 84 27M54 36C66 36 70 45 84 45M54 36c16 0 10 26 30 26"
        className="fill-none"
      />
      <circle cx="20" cy="36" r="15" className="fill-gain-fill" />
      <path d="M84 4h40v12H84zM84 21h40v12H84zM84 39h40v12H84zM84 56h40v12H84z" />
    </>
  ),
};

/** Drawings that need no room above and below. */
const FLAT = new Set(['address', 'barter', 'blockchain', 'gold-standard', 'redenomination']);

/** Hidden from assistive technology, because the definition says what it shows. With `isEven`, all have one shape. */
export function WordDrawing({ id, isEven, className }: { id: string; isEven?: boolean; className: string }) {
  const drawing = drawings[id];
  if (!drawing) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={FLAT.has(id) && !isEven ? '-2 14 132 44' : '-2 -2 132 76'}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`overflow-visible fill-raised stroke-2 stroke-ink print:hidden ${className}`}
    >
      {drawing}
    </svg>
  );
}
