import { Dollar } from '@/components/drawing/shapes/dollar-coin';

const pen = 'stroke-ink stroke-[2.5px] [stroke-linecap:round] [stroke-linejoin:round]';
const view = 'mt-2 w-full max-w-60 fill-none md:mt-6 md:max-w-none lg:mt-10';
const BAR = 'l9-23h47l9 23z';
/** Bars of gold in rows, on the floor. */
const gold = (floor: number, rows: readonly (readonly number[])[]) =>
  `M4 ${floor}h332${rows.flatMap((row, up) => row.map((x) => `M${x} ${floor - 23 * up}${BAR}`)).join('')}`;
const [four, three, two, one] = [[14, 82, 150, 218], [14, 82, 150], [48, 116], [82]] as const;
const shift = (row: readonly number[]) => row.map((x) => x + 34);

/** Half of the straight part of a link, half of the distance between its sides, and the distance of the next link. */
const [LENGTH, SIDE, PITCH] = [10, 10, 25];

/** The center of the first link, and the direction of each link in degrees. The last link of a torn chain is bent open. */
type Strand = readonly [x: number, y: number, degrees: readonly number[], isTorn?: boolean];

/** The links of a strand: from the last one back, every other link is seen from its edge. */
function links([x, y, degrees, isTorn]: Strand) {
  const steps = degrees.map(
    (degree) => [Math.cos((degree * Math.PI) / 180), Math.sin((degree * Math.PI) / 180)] as const,
  );
  let [left, top] = [x, y];
  return steps.map(([cos, sin], index) => {
    const [cosBefore, sinBefore] = steps[index - 1] ?? [-cos, -sin];
    left += (PITCH / 2) * (cosBefore + cos);
    top += (PITCH / 2) * (sinBefore + sin);
    const at = (along: number, across: number) =>
      `${(left + along * cos - across * sin).toFixed(1)} ${(top + along * sin + across * cos).toFixed(1)}`;
    const fromLast = degrees.length - 1 - index;
    if (fromLast % 2 === 1) return { isEdge: true, path: `M${at(-12, 0)}L${at(12, 0)}` };
    const [from, to] =
      isTorn && fromLast === 0 ? [at(0, -SIDE - 6), at(LENGTH + 8, 5 - SIDE)] : [at(LENGTH, -SIDE), at(LENGTH, -SIDE)];
    const bend = `A${SIDE} ${SIDE} 0 0 0 `;
    const path = `M${from}L${at(-LENGTH, -SIDE)}${bend}${at(-LENGTH, SIDE)}L${at(LENGTH, SIDE)}${bend}${to}`;
    return { isEdge: false, path };
  });
}

function Chain({ strands }: { strands: readonly Strand[] }) {
  const all = strands.flatMap(links);
  const paths = (edges: boolean) => all.map(({ isEdge, path }) => (isEdge === edges ? path : '')).join('');
  return (
    <>
      <path d={paths(false)} strokeWidth="4" />
      <path d={paths(true)} strokeWidth="7" />
    </>
  );
}

/** The dollar coin of the page; `x` and `y` are its center. */
const Coin = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) rotate(8) scale(${size}) translate(0 50)`} stroke="none">
    <Dollar />
  </g>
);

/** Bars of gold on the floor, and a dollar on a chain to them. */
export function DollarOnChain() {
  return (
    <svg viewBox="0 0 340 236" aria-hidden="true" className={`${view} ${pen}`}>
      <path d={gold(226, [three, two, one])} className="fill-gold" />
      <Chain strands={[[114, 154, [-80, -50, -30, -18, -8, -4, 0]]]} />
      <Coin x={268} y={94} size={1} />
    </svg>
  );
}

/** The chain is broken, and the dollar floats away: above the events on a phone, beside them elsewhere. */
export function FloatingDollar() {
  return (
    <>
      <svg viewBox="0 0 340 178" aria-hidden="true" className={`mt-2 w-full fill-none md:hidden ${pen}`}>
        <path d={`${gold(168, [three, two, one])}M104 40l-6-14M122 28l0-15M160 58l16 3`} className="fill-gold" />
        <Chain
          strands={[
            [114, 97, [-84, -74, -62], true],
            [252, 112, [100, 108], true],
          ]}
        />
        <Coin x={264} y={62} size={1.05} />
      </svg>
      <svg viewBox="0 0 340 502" aria-hidden="true" className={`fill-none max-md:hidden ${pen}`}>
        <path
          d={`${gold(500, [four, shift(three), shift(two), shift(one)])}M144 290l-8-16M164 278l-2-18M206 312l18 3`}
          className="fill-gold"
        />
        <Chain
          strands={[
            [148, 404, [-88, -80, -72, -64, -56], true],
            [226, 172, [98, 104, 110, 118], true],
            [312, 488, [0]],
          ]}
        />
        <Coin x={230} y={86} size={1.6} />
      </svg>
    </>
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
const HEAD = 'm33 1a7 7 0 1 1-.1 0z';
/** The people under it, seen from behind: head, clothes and legs, and back to the same end of the rim. */
const people = [
  (legs: number) => `${HEAD}m-7 17q-3 0-4 4l-5 24h8v${legs}h6v-${legs}h4v${legs}h6v-${legs}h8l-5-24q-1-4-4-4zm-26-18`,
  (legs: number) =>
    `${HEAD}m-9 17q-4 0-4 4v22h4v${legs + 2}h7v${4 - legs}h4v${legs - 4}h7v${-legs - 2}h4v-22q0-4-4-4zm22 26h10v9h-10zm-46-44`,
  (legs: number) =>
    `${HEAD}m-8 17q-4 0-5 4l-3 20h5v${legs + 5}h7v-${legs}h8v${legs}h7v${-legs - 5}h5l-3-20q-1-4-5-4zm-25-18`,
];
const HEIGHTS = [0, 4, -4];

const STEP = 84;
const CENTER = 220;
/** Far beyond the view at both sides, so that the crowd goes on to the edges of a wide window. */
const places = Array.from({ length: 19 }, (_, index) => CENTER + STEP * (index - 9));
/** People of several heights on one ground. */
const row = (floor: number, legs: number, umbrella: string, centers: readonly number[]) =>
  centers
    .map((x, index) => {
      const rise = HEIGHTS[index % HEIGHTS.length] as number;
      const person = people[(index * 2) % people.length] as (typeof people)[number];
      return `M${x - 33} ${floor - rise}${person(legs + rise)}${umbrella}`;
    })
    .join('');
const rain = Array.from({ length: 72 }, (_, index) => {
  const length = 44 + ((index * 29) % 48);
  return `M${-600 + 23 * index} ${-4 + ((index * 38) % 101)}l${-length / 2} ${length}`;
}).join('');

/**
 * A closed bank, a crowd with umbrellas and a thunderstorm. The orange umbrella is before the door, in the middle; on a wide screen the
 * timeline's center line begins below it. storm.css sets the size of the drawing.
 */
export function BankInStorm() {
  return (
    <svg viewBox="0 -104 440 340" aria-hidden="true" className={`storm-bank fill-none ${pen}`}>
      <path d={rain} strokeDasharray="13 12" className="stroke-2 stroke-lake" />
      {/* The wall of the bank, which no rain reaches, and at both sides of it the back row. */}
      <path
        d={`M92 115h256v125H92z${row(
          150,
          36,
          UMBRELLA,
          places.map((x) => x + STEP / 2).filter((x) => Math.abs(x - CENTER) > 2 * STEP),
        )}`}
        className="fill-flash"
      />
      <path
        d="M64 100 220 40l156 60zM106 92 220 48l114 44zM78 100h284v15H78zM92 115h20v125H92zM130 115h20v125h-20zM168 115h20v125h-20zM252 115h20v125h-20zM290 115h20v125h-20zM328 115h20v125h-20zM200 240V127h40v113M200 138h40M200 149h40M200 160h40"
        className="fill-storm"
      />
      <path d={row(170, 21, UMBRELLA + RIBS, places)} className="fill-ink stroke-2 stroke-storm" />
      <path
        d="M235-98l-9 48h6l-6 46h-5L202 30h17L208 72l36-50h-17l17-26h-9l3-50h-5l6-44z"
        className="fill-gold stroke-2 stroke-storm"
      />
      <path d={`M${CENTER - 33} 170${UMBRELLA}${RIBS}`} className="fill-bitcoin-fill stroke-2 stroke-storm" />
    </svg>
  );
}
