const pen = 'stroke-ink stroke-[2.5px] [stroke-linecap:round] [stroke-linejoin:round]';
const view = 'mt-2 w-full max-w-60 fill-none md:mt-6 md:max-w-none lg:mt-10';
const BAR = 'l9-23h47l9 23z';
/** Bars of gold in three rows, on the floor. */
const gold = [[14, 82, 150], [48, 116], [82]]
  .flatMap((row, up) => row.map((x) => `M${x} ${226 - 23 * up}${BAR}`))
  .join('');
const floor = 'M4 226h332';

/** The center of a link, its direction in degrees, and whether it is broken open. */
type Link = readonly [x: number, y: number, degrees: number, isOpen?: boolean];
/** Half of the straight part of a link, and half of the distance between its sides. */
const [LENGTH, SIDE] = [7, 6];

/** Links of one size; two whose centers are 24 units apart touch. */
const chain = (links: readonly Link[]) =>
  links
    .map(([x, y, degrees, isOpen]) => {
      const turn = (degrees * Math.PI) / 180;
      const at = (along: number, across: number) =>
        [
          x + along * Math.cos(turn) - across * Math.sin(turn),
          y + along * Math.sin(turn) + across * Math.cos(turn),
        ].map((value) => value.toFixed(1));
      const bend = `A${SIDE} ${SIDE} 0 0 0 `;
      return `M${isOpen ? at(0, -SIDE - 3.5) : at(LENGTH, -SIDE)}L${at(-LENGTH, -SIDE)}${bend}${at(-LENGTH, SIDE)}L${at(LENGTH, SIDE)}${bend}${at(LENGTH, -SIDE)}`;
    })
    .join('');
const taut = chain([0, 1, 2, 3].map((link) => [124 + 20 * link, 153 - 13.3 * link, -33.7]));
/** From the gold to the break; above it each link is further from the one before, and has turned further. */
const torn = chain([
  [113, 150, -82],
  [118, 126.5, -72],
  [129, 106, -52, true],
  [147, 76, -62, true],
  [152, 43, -28],
  [154, 15, 12],
  [152, -15, 55],
  [148, -46, 100],
  [144, -79, 150],
]);
/** Where the dollar is higher, and at the width where it is highest. */
const tornAbove = chain([
  [142, -113, 200],
  [143, -147, 245],
  [145, -180, 290],
  [147, -212, 330],
]);
const tornHighest = chain([
  [147, -246, 20],
  [145, -281, 70],
]);
const hanging = chain([
  [236, 102, 98],
  [233.5, 126, 92],
  [237, 151, 68, true],
]);

function Dollar({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path
        d={`M${x} ${y - 48}a48 48 0 1 1-.1 0zM${x} ${y - 38}a38 38 0 1 1-.1 0z`}
        className="fill-raised stroke-3 stroke-loss"
      />
      <text x={x} y={y + 19} textAnchor="middle" className="fill-loss font-display font-semibold text-[56px]">
        $
      </text>
    </>
  );
}

/** Bars of gold on the floor, and a dollar on a chain to them. */
export function DollarOnChain() {
  return (
    <svg viewBox="0 0 340 236" aria-hidden="true" className={view}>
      <path d={taut} className={pen} />
      <path d={floor + gold} className={`fill-gold ${pen}`} />
      <Dollar x={220} y={80} />
    </svg>
  );
}

/**
 * The chain is broken, and the dollar floats away. Beside the events the drawing is three rows high: timeline.css lifts the dollar, and
 * the links that fall from it show, which are outside the view on a phone.
 */
export function FloatingDollar() {
  return (
    <svg viewBox="0 0 340 178" aria-hidden="true" className="mt-2 w-full fill-none md:mt-6 lg:mt-10">
      <g className="[translate:0_-58px]">
        <path d={tornAbove} className={`min-[68rem]:hidden ${pen}`} />
        <path d={tornHighest} className={`min-[50rem]:hidden ${pen}`} />
        <path d={torn} className={pen} />
        <path d={`${floor + gold}M154 122l20-9M152 140h22M114 92l-5-20`} className={`fill-gold ${pen}`} />
      </g>
      <g>
        <path d={`${hanging}M268 130v13M286 134v13M304 130v13`} className={pen} />
        <Dollar x={270} y={60} />
      </g>
    </svg>
  );
}

/** A bench with the parts on it: a computer, a key, a puzzle of paper. */
export function Bench() {
  return (
    <svg viewBox="0 0 340 236" aria-hidden="true" className={view}>
      <path d="M14 132h312v16H14zM40 148v78M300 148v78M40 192h260" className={`fill-raised ${pen}`} />
      <path
        d="M54 56h84q5 0 5 5v58H49V61q0-5 5-5zM40 119h112l8 13H32zM232 132l10-58h50l-10 58z"
        className={`fill-paper ${pen}`}
      />
      <path d="M62 74h40M62 88h58M62 102h48M252 90h26M249 104h26M247 118h18" className={pen} />
      <path
        d="M196 62a17 17 0 1 1-.1 0zM196 73a6 6 0 1 1-.1 0zM196 96v34M196 114h13M196 126h10"
        className={`fill-bitcoin-fill ${pen}`}
      />
    </svg>
  );
}

/** From the left end of the rim: an umbrella, 66 units wide, and the lines of its ribs. */
const UMBRELLA = 'a33 29 0 0 1 66 0q-8-8-16.5 0-8.5-8-16.5 0-8-8-16.5 0-8.5-8-16.5 0z';
const RIBS = 'm16.5 0q2-20 16.5-29-14.5 9-16.5 29m33 0q-2-20-16.5-29 14.5 9 16.5 29';
/** The person under it, seen from behind: head, coat and legs, and back to the same end of the rim. */
const person = (legs: number) =>
  `m33 1a7 7 0 1 1-.1 0zm-7 17q-3 0-4 4l-5 24h8v${legs}h6v-${legs}h4v${legs}h6v-${legs}h8l-5-24q-1-4-4-4zm-26-18`;

const STEP = 84;
const CENTER = 220;
/** Far beyond the view at both sides, so that the crowd goes on to the edges of a wide window. */
const places = Array.from({ length: 19 }, (_, index) => CENTER + STEP * (index - 9));
const row = (shape: string, y: number, centers: readonly number[]) =>
  centers.map((x) => `M${x - 33} ${y}${shape}`).join('');
const rain = Array.from({ length: 72 }, (_, index) => {
  const length = 44 + ((index * 29) % 48);
  return `M${-600 + 23 * index} ${-4 + ((index * 38) % 101)}l${-length / 2} ${length}`;
}).join('');

/**
 * A closed bank, a crowd with umbrellas and a thunderstorm. The orange umbrella is before the door, in the middle; on a wide screen the
 * timeline's center line begins below it. timeline.css sets the size of the drawing.
 */
export function BankInStorm() {
  return (
    <svg viewBox="0 -104 440 340" aria-hidden="true" className={`bank-in-storm fill-none ${pen}`}>
      <path d={rain} strokeDasharray="13 12" className="stroke-2 stroke-lake" />
      {/* The wall of the bank, which no rain reaches, and at both sides of it the back row. */}
      <path
        d={`M92 115h256v125H92z${row(
          person(28) + UMBRELLA,
          158,
          places.map((x) => x + STEP / 2).filter((x) => Math.abs(x - CENTER) > 2 * STEP),
        )}`}
        className="fill-flash"
      />
      <path
        d="M64 100 220 40l156 60zM106 92 220 48l114 44zM78 100h284v15H78zM92 115h20v125H92zM130 115h20v125h-20zM168 115h20v125h-20zM252 115h20v125h-20zM290 115h20v125h-20zM328 115h20v125h-20zM200 240V127h40v113M200 138h40M200 149h40M200 160h40"
        className="fill-storm"
      />
      <path
        d={`M235-98l-9 48h6l-6 46h-5L202 30h17L208 72l36-50h-17l17-26h-9l3-50h-5l6-44z${row(person(11) + UMBRELLA + RIBS, 180, places)}`}
        className="fill-ink stroke-2 stroke-storm"
      />
      <path d={row(UMBRELLA + RIBS, 180, [CENTER])} className="fill-bitcoin-fill stroke-2 stroke-storm" />
    </svg>
  );
}
