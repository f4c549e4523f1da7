import { SCENE_FLOOR } from '@/components/drawing/floor';
import { Label } from '@/components/drawing/labels';
import { oneTo } from '@/components/drawing/one-to';
import { line } from '@/components/drawing/pens';
import { Standing } from '@/components/drawing/shapes';
import type { Values } from './scene-values';

type Words = { words: readonly string[] };

/** Two thermometers with the same fever: a pen has written another scale beside the second one. */
export function TwoThermometers({ words }: Words) {
  return (
    <>
      {words.map((reading, index) => {
        const x = 92 + index * 132;
        const painted = index === 1;
        return (
          <g key={reading}>
            <path
              d={`M${x - 13} 142V30a13 13 0 0 1 26 0v112a25 25 0 1 1-26 0z`}
              className="fill-raised stroke-ink"
              strokeWidth="2.4"
            />
            <path d={`M${x - 6} 60h12v86h-12z`} className="fill-loss-fill" />
            <circle cx={x} cy="162" r="17" className="fill-loss-fill" />
            <path
              d={oneTo(8)
                .map((tick) => `M${x + 13} ${24 + tick * 12}h${tick === 3 ? 16 : 8}`)
                .join('')}
              className={painted ? 'stroke-bitcoin' : 'stroke-ink'}
              strokeWidth="2"
            />
            <text
              x={x + 35}
              y="68"
              className={`font-display font-semibold ${painted ? 'fill-bitcoin' : 'fill-ink'}`}
              fontSize="26"
            >
              {reading}
            </text>
          </g>
        );
      })}
      <g {...line} strokeWidth="2" transform="rotate(38 268 84)">
        <path d="M262 92h12v62h-12z" className="fill-sunk stroke-ink" />
        <path d="M262 92l6-16 6 16z" className="fill-bitcoin-fill stroke-ink" />
        <path d="M262 144h12" />
      </g>
    </>
  );
}
TwoThermometers.words = 2;

/** A block of ice that melts in three steps, each with the same receipt above it. */
export function MeltingIce({ words: [receipt] }: Words) {
  return (
    <>
      {[62, 46, 24].map((size, index) => {
        const x = 54 + index * 106;
        const [left, top, slant] = [x - size / 2, SCENE_FLOOR - size, size / 4];
        return (
          <g key={size} strokeLinejoin="round" strokeLinecap="round">
            <g className="fill-raised stroke-ink" strokeWidth="1.6">
              <path d={`M${x - 47} 14h94v56l-8-5-8 5-8-5-8 5-7-5-8 5-8-5-8 5-8-5-8 5-8-5-7 5z`} />
              <path d={`M${x - 37} 25h40`} strokeWidth="1.6" />
            </g>
            <Label x={x} y={50} room={88} size={14} anchor="middle" className="fill-ink font-semibold">
              {receipt ?? ''}
            </Label>
            {index > 0 && (
              <ellipse
                cx={x}
                cy={SCENE_FLOOR + 2}
                rx={size / 2 + index * 17}
                ry={4 + index * 2}
                className="fill-sunk stroke-ink"
                strokeWidth="1.6"
              />
            )}
            <g className="fill-sunk stroke-ink" strokeWidth="2">
              <path d={`M${left} ${top}l${slant}-${slant}h${size}l-${slant} ${slant}z`} />
              <path d={`M${left + size} ${top}l${slant}-${slant}v${size}l-${slant} ${slant}z`} />
              <path d={`M${left} ${top}h${size}v${size}h-${size}z`} className="fill-raised stroke-ink" />
            </g>
            <path
              d={`M${left + size / 5} ${top + size / 2}l${size / 4}-${size / 4}`}
              className="stroke-control"
              strokeWidth="2"
            />
          </g>
        );
      })}
    </>
  );
}
MeltingIce.words = 1;

function Ship({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} {...line} strokeWidth="2">
      <path d="M-36 0h72c-4 14-12 20-24 20h-26C-26 20-33 13-36 0z" />
      <path d="M-8 0v-58M16 0v-46" />
      <path
        d="M-10-54c-20 8-24 30-20 44 8-4 14-4 20-2zM14-42c-16 8-18 24-14 34 5-3 9-3 14-2z"
        className="fill-paper stroke-ink"
      />
      <path d="M-8-58l12 5-12 4" className="fill-loss-fill stroke-ink" strokeWidth="1.6" />
    </g>
  );
}

/** Three ships of one owner: a storm sinks one, and two sail on. */
export function ThreeShips() {
  const waves = (y: number, from: number) => `M${from} ${y}${'q8-7 16 0t16 0'.repeat(11)}`;
  return (
    <>
      <g className="fill-sunk stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M120 62c-14 0-16-20-2-22 0-18 26-22 32-8 10-12 34-6 32 10 16 0 16 20 2 20z" />
        <path d="M154 62l-10 20h12l-8 20" className="fill-none stroke-loss" strokeWidth="3" />
        <path d="M128 70l-5 12M178 70l-5 12M138 70l-3 8" className="fill-none stroke-control" />
      </g>
      <Ship x={56} y={128} />
      <Ship x={270} y={128} />
      <Ship x={166} y={152} turn={52} />
      <path d={`${waves(152, 0)}V220H0z`} className="fill-sunk" />
      <path d={waves(152, 0)} className="fill-none stroke-ink" strokeWidth="2" />
      <path d={waves(174, -12) + waves(196, -2)} className="fill-none stroke-control" strokeWidth="1.6" />
    </>
  );
}

const COAT = 'M-12 0l6-6h12l6 6 6 34h-7l-3-20v42h-16v-42l-3 20h-7z';

const COATS = { hung: 'coats-hung', rented: 'coats-rented' } as const;

/** Ten hangers and ten tickets, and coats on as many as have not been rented out. */
export function CoatRack({ values: { hung, rented } }: Values<typeof COATS>) {
  const gone = (rented.value / hung.value) * 10;
  return (
    <>
      <path d="M6 38h308M14 38v148M306 38v148" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      {oneTo(10).map((place) => {
        const x = 9 + place * 27.5;
        const isGone = place > 10 - gone;
        return (
          <g key={place} strokeLinejoin="round">
            <path d={`M${x} 38v9`} className="stroke-ink" strokeWidth="2" />
            <path
              d={COAT}
              transform={`translate(${x} 54) scale(0.72 1)`}
              className={isGone ? 'fill-none stroke-control' : 'fill-sunk stroke-ink'}
              strokeWidth="2"
              strokeDasharray={isGone ? '3 4' : undefined}
            />
            <path d={`M${x - 10} 146h20v26h-20z`} className="fill-raised stroke-ink" strokeWidth="1.6" />
            <circle cx={x} cy="152" r="2.2" className="fill-ink" />
            <path d={`M${x - 5} 160h10M${x - 5} 166h7`} className="stroke-ink" strokeWidth="1.2" />
          </g>
        );
      })}
    </>
  );
}
CoatRack.values = COATS;

/** A ticket for one coat, and the coat in five parts, of which two are gone. */
export function ThreeFifths() {
  const [top, step] = [20, 32];
  return (
    <>
      <g {...line} strokeWidth="2.4" transform="rotate(-5 82 110)">
        <path d="M22 62h120v26a10 10 0 0 0 0 20v26H22v-26a10 10 0 0 0 0-20z" />
        <path d="M36 74h36M36 84h24M36 118h30" strokeWidth="1.6" />
        <path d={COAT} transform="translate(104 76) scale(0.8)" className="fill-sunk stroke-ink" />
      </g>
      <path
        d="M158 98h30m0 0l-9-8m9 8l-9 8"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g {...line} className="fill-sunk stroke-ink" strokeWidth="2">
        <path d={`M232 ${top}l-24 22-12 74 20 4 16-56zM284 ${top}l24 22 12 74-20 4-16-56z`} />
      </g>
      {oneTo(5).map((part) => {
        const y = top + (part - 1) * step;
        const half = 24 + part * 3;
        const isGone = part > 3;
        return (
          <path
            key={part}
            d={`M${258 - half} ${y}h${half * 2}l3 ${step}h-${half * 2 + 6}z`}
            className={isGone ? 'fill-paper stroke-loss' : 'fill-sunk stroke-ink'}
            strokeWidth="2"
            strokeLinejoin="round"
            strokeDasharray={isGone ? '4 4' : undefined}
          />
        );
      })}
      <path
        d={`M244 ${top}l14 26 14-26M258 ${top + 26}v${step * 3 - 26}`}
        className="fill-paper stroke-ink"
        strokeWidth="2"
      />
      <path
        d={`M266 ${top + 44}h.1M266 ${top + 62}h.1M266 ${top + 80}h.1`}
        className="stroke-ink"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}

/** The same child beside a ruler, and beside that ruler stretched: it has fewer marks. */
export function RubberRuler() {
  const TOP = 46;
  const ruler = (x: number, marks: number, over: number) => {
    const step = (SCENE_FLOOR - 26 - TOP) / marks;
    return (
      <g strokeLinejoin="round">
        <path d={`M${x} ${TOP - over}h34V${SCENE_FLOOR}h-34z`} className="fill-gold stroke-ink" strokeWidth="2.4" />
        <path
          d={oneTo(Math.floor((SCENE_FLOOR - TOP + over - 2) / step))
            .map((mark) => `M${x} ${(SCENE_FLOOR - mark * step).toFixed(1)}h${mark % 5 === 0 ? 22 : 12}`)
            .join('')}
          className="stroke-ink"
          strokeWidth="2"
        />
      </g>
    );
  };
  return (
    <>
      {ruler(26, 14, 8)}
      {ruler(184, 9, 30)}
      <g transform={`translate(0 ${SCENE_FLOOR}) scale(1.24) translate(0 -${SCENE_FLOOR})`}>
        <Standing x={84} head="hair" wear="trousers" tall={1} />
        <Standing x={210} head="hair" wear="trousers" tall={1} />
      </g>
      <path d="M20 72h284" className="stroke-ink" strokeWidth="2" strokeDasharray="5 5" />
      <path
        d="M201 36V10m0 0l-8 9m8-9l8 9"
        className="fill-none stroke-loss"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** Lenders of each week, and those that the ninth would need. */
const LENDERS = {
  first: 'club-lenders-first',
  second: 'club-lenders-second',
  third: 'club-lenders-third',
  fourth: 'club-lenders-fourth',
  last: 'club-lenders-ninth',
} as const;

/** Columns of lenders that grow each week, and an empty one for the many that the school does not have. */
export function LunchClub({ values: { last, ...weeks } }: Values<typeof LENDERS>) {
  return (
    <>
      {Object.values(weeks).map(({ value: count, text }, week) => {
        const x = 16 + week * 54;
        return (
          <g key={count}>
            {oneTo(count).map((person) => (
              <circle
                key={person}
                cx={x + 5 + ((person - 1) % 3) * 13}
                cy={SCENE_FLOOR - 9 - Math.floor((person - 1) / 3) * 13}
                r="5"
                className="fill-raised stroke-ink"
                strokeWidth="1.6"
              />
            ))}
            <text x={x + 18} y="207" textAnchor="middle" className="fill-ink font-display font-semibold" fontSize="17">
              {text}
            </text>
          </g>
        );
      })}
      <path
        d={`M236 ${SCENE_FLOOR}V16h72v170`}
        className="fill-none stroke-loss"
        strokeWidth="2.4"
        strokeDasharray="5 5"
      />
      <path
        d="M272 96V52m0 0l-12 13m12-13l12 13"
        className="fill-none stroke-loss"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <text x="272" y="150" textAnchor="middle" className="fill-loss font-display font-semibold" fontSize="32">
        ?
      </text>
      <text x="272" y="207" textAnchor="middle" className="fill-loss font-display font-semibold" fontSize="17">
        {last.text}
      </text>
    </>
  );
}
LunchClub.values = LENDERS;

/** Three cups, and above them the buckets of water that went into the barrel: one, two and five. The wine gets thinner. */
export function WateredCups() {
  return (
    <>
      {([1, 2, 5] as const).map((buckets, cup) => {
        const x = 56 + cup * 104;
        return (
          <g key={buckets} strokeLinejoin="round">
            {oneTo(buckets).map((bucket) => (
              <path
                key={bucket}
                d="M-8-8h16l-3 14h-10zM-8-8c0-9 16-9 16 0"
                transform={`translate(${x + (bucket - (buckets + 1) / 2) * 19} 34)`}
                className="fill-sunk stroke-ink"
                strokeWidth="1.6"
              />
            ))}
            <path
              d={`M${x - 32} 74h64v48c0 20-64 20-64 0z`}
              className={`fill-loss-fill ${['', 'opacity-60', 'opacity-20'][cup]}`}
            />
            <g className="fill-none stroke-ink" strokeWidth="2.4">
              <path d={`M${x - 32} 62v60c0 20 64 20 64 0V62z`} />
              <path d={`M${x} 138v40`} strokeWidth="6" />
              <path d={`M${x - 26} ${SCENE_FLOOR}c0-12 52-12 52 0z`} className="fill-raised stroke-ink" />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** One pocketknife on the table with its blade, screwdriver and bottle opener up, each named after a job of money. */
export function Pocketknife({ words }: Words) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M60 150V78c0-14 10-26 34-34 4 30 4 62 0 106z" />
        <path d="M70 144V82c0-8 4-14 12-19" className="fill-none" strokeWidth="1.6" />
        <path d="M154 150V92l-8-12V44h28v36l-8 12v58z" />
        <path d="M146 56h28M160 96v48" strokeWidth="1.6" />
        <path d="M230 150V74c0-18 10-30 26-30v16c-6 0-8 4-8 10h12v14c-8 0-10 6-10 12v54z" />
        <path d="M238 144V78" className="fill-none" strokeWidth="1.6" />
      </g>
      <g className="fill-gold stroke-ink" strokeWidth="3" strokeLinejoin="round">
        <rect x="28" y="136" width="264" height="50" rx="25" />
        <path d="M52 174h216" className="fill-none" strokeWidth="1.6" strokeLinecap="round" />
      </g>
      <g {...line}>
        {[77, 160, 240].map((x) => (
          <circle key={x} cx={x} cy="156" r="6" />
        ))}
      </g>
      <g className="fill-ink font-semibold" fontSize="16" textAnchor="middle">
        {[77, 160, 243].map((x, index) => (
          <text key={x} x={x} y="30">
            {words[index]}
          </text>
        ))}
      </g>
    </>
  );
}
Pocketknife.words = 3;

const stickers = {
  keeper: <path d="M-8 10v-8l-5-8 4-3 4 5v-9h4v8l1-9h4v9l3-7 4 1-3 13v8z" strokeWidth="1.6" />,
  striker: (
    <>
      <circle r="11" strokeWidth="1.6" />
      <path d="M0-5l5 4-2 6h-6l-2-6zM0-5v-6M5-1l6-2M3 5l4 6M-3 5l-4 6M-5-1l-6-2" strokeWidth="1.2" />
    </>
  ),
  captain: (
    <>
      <path d="M-13-7h26v14h-26z" strokeWidth="1.6" />
      <path d="M4-3c-6-3-9 0-8 4 1 3 5 3 8 1" className="fill-none" strokeWidth="1.6" />
    </>
  ),
} as const;

/** Three children with a sticker each: an arrow leads from each to the next, who wants it. The third one is not found. */
export function ThreeStickers() {
  const children = [
    { x: 52, sticker: 'keeper', head: 'hair' },
    { x: 160, sticker: 'striker', head: 'cap' },
    { x: 268, sticker: 'captain', head: 'wrap' },
  ] as const;
  return (
    <>
      {children.map(({ x, sticker, head }, index) => {
        const isMissing = index === 2;
        return (
          <g key={sticker}>
            <g className={isMissing ? 'opacity-40' : undefined}>
              <Standing x={x} head={head} wear="trousers" tall={0.9} />
            </g>
            <g
              transform={`translate(${x} 62)`}
              className="fill-raised stroke-ink"
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={isMissing ? '3 3' : undefined}
            >
              <path d="M-22-27h44v54h-44z" strokeWidth="2" />
              <g strokeDasharray="none">{stickers[sticker]}</g>
            </g>
          </g>
        );
      })}
      <g className="fill-none stroke-ink" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M132 62H84m0 0l9-7m-9 7l9 7" />
        <path d="M240 62h-48m0 0l9-7m-9 7l9 7" strokeDasharray="4 5" />
        <path d="M52 28c30-26 186-26 216 0m0 0l-2-11m2 11l-11-2" strokeDasharray="4 5" />
      </g>
    </>
  );
}
