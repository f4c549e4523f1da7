import { Apple, Arrow, Note, type WordDrawings } from './parts';

export const fromGToL: WordDrawings = {
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
};
