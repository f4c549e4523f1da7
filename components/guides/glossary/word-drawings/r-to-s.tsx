import { Arrow, Coin, Key, Note, type WordDrawings } from './parts';

export const fromRToS: WordDrawings = {
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
};
