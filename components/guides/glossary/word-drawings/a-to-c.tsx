import { Arrow, Coin, Key, Note, type WordDrawings } from './parts';

export const fromAToC: WordDrawings = {
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
};
