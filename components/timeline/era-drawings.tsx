const pen = 'stroke-ink stroke-[2.5px] [stroke-linecap:round] [stroke-linejoin:round]';
const view = 'mt-2 w-full max-w-60 fill-none md:mt-6 md:max-w-none lg:mt-10';
const BAR = 'l7-18h36l7 18z';
/** Bars of gold in three rows, on the floor. */
const gold = [[14, 66, 118], [40, 92], [66]]
  .flatMap((row, up) => row.map((x) => `M${x} ${226 - 18 * up}${BAR}`))
  .join('');
const floor = 'M4 226h332';

/** Links: short strokes with round ends, drawn twice. */
function Chain({ d }: { d: string }) {
  return (
    <>
      <path d={d} strokeDasharray="9 9.5" strokeLinecap="round" className="stroke-11 stroke-ink" />
      <path d={d} strokeDasharray="9 9.5" strokeLinecap="round" className="stroke-5 stroke-sunk" />
    </>
  );
}

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
      <path d={floor + gold} className={`fill-gold ${pen}`} />
      <Chain d="M95 170L166 116" />
      <Dollar x={196} y={84} />
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
        <path d={`${floor + gold}M126 122l18-14M122 146h20M110 108l4-20`} className={`fill-gold ${pen}`} />
        <Chain d="M84 170q4-22 20-32M240-308l6 21M214-250l-7 20M226-176l6 22M220-128l-6 20M178-62l8 20M156-8l-11 18M134 30l12 16" />
      </g>
      <g>
        <Chain d="M238 92q-10 20-3 46" />
        <path d="M254 120v13M272 124v13M290 119v13" className={`${pen} stroke-control!`} />
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
/** The person under it, seen from behind, and back to the same end of the rim. */
const person = (legs: number) => `m20-1l-5 37h9v${legs}h7v-${legs}h4v${legs}h7v-${legs}h9l-5-37zm13 12v18m-33-29`;

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
 * A closed bank, a crowd with umbrellas and a thunderstorm. The orange umbrella is at the horizontal position of the timeline's center
 * line: in the middle of the drawing, on a phone two places further left. timeline.css sets the size of the drawing.
 */
export function BankInStorm() {
  return (
    <svg viewBox="0 -104 440 340" aria-hidden="true" className={`bank-in-storm fill-none ${pen}`}>
      <path d={rain} strokeDasharray="13 12" className="stroke-2 stroke-lake" />
      <path
        d="M64 100 220 40l156 60zM106 92 220 48l114 44zM78 100h284v15H78zM92 115h20v125H92zM130 115h20v125h-20zM168 115h20v125h-20zM252 115h20v125h-20zM290 115h20v125h-20zM328 115h20v125h-20zM200 240V127h40v113M200 138h40M200 149h40M200 160h40"
        className="fill-storm"
      />
      {/* A place in the middle of the back row is free: the door shows. */}
      <path
        d={row(
          person(28) + UMBRELLA,
          172,
          places.map((x) => x + STEP / 2).filter((x) => Math.abs(x - CENTER) > STEP / 2),
        )}
        className="fill-flash"
      />
      <path
        d={`M235-98l-9 48h6l-6 46h-5L202 30h17L208 72l36-50h-17l17-26h-9l3-50h-5l6-44z${row(person(10) + UMBRELLA + RIBS, 190, places)}`}
        className="fill-ink stroke-2 stroke-storm"
      />
      <path
        d={row(UMBRELLA + RIBS, 190, [CENTER])}
        className="fill-bitcoin-fill stroke-2 stroke-storm max-md:-translate-x-[168px]"
      />
    </svg>
  );
}
