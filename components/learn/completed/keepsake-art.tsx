import type { ReactNode } from 'react';
import { border, rosette } from './guilloche';

/** The sheet in units: an upright A4 page has this ratio. */
export const SHEET = { width: 840, height: 1188 };

const CENTER = SHEET.width / 2;
const COIN = { radius: 54, left: 196, right: 644, top: 352, step: 75 };

/** Chapters 1 to 4 are the time of metal, 5 of paper, 6 and 7 of Bitcoin; 8 is the reader's own. */
const tones = ['ink', 'ink', 'ink', 'ink', 'loss', 'bitcoin', 'bitcoin', 'gain'] as const;
const strokes = {
  ink: 'stroke-ink',
  loss: 'stroke-loss-fill',
  bitcoin: 'stroke-bitcoin-fill',
  gain: 'stroke-gain-fill',
} as const;

const centerOf = (index: number) => ({
  x: index % 2 === 0 ? COIN.left : COIN.right,
  y: COIN.top + index * COIN.step,
});

/** Everything on the sheet that does not depend on the reader. */
export function KeepsakeArt({
  words,
  chapters,
}: {
  words: { level: string; title: string; lessons: string; motto: string; site: string; year: string };
  chapters: readonly { name: string; title: string }[];
}) {
  const frame = { x: 44, y: 44, width: SHEET.width - 88, height: SHEET.height - 88 };
  return (
    <g>
      <rect width={SHEET.width} height={SHEET.height} className="fill-raised" />
      <g className="fill-none stroke-control" strokeWidth="0.8">
        {border(frame, { lines: 6, length: 56, height: 11 }).map((path) => (
          <path key={path.slice(0, 24)} d={path} />
        ))}
      </g>
      <rect {...inset(frame, -17)} rx="3" className="fill-none stroke-ink" strokeWidth="1.6" />
      <rect {...inset(frame, 17)} rx="3" className="fill-none stroke-ink" strokeWidth="1.6" />
      {[
        [frame.x, frame.y],
        [frame.x + frame.width, frame.y],
        [frame.x, frame.y + frame.height],
        [frame.x + frame.width, frame.y + frame.height],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="31" className="fill-raised stroke-ink" strokeWidth="1.6" />
          <g className="fill-none stroke-loss-fill" strokeWidth="0.7">
            {rosette([x as number, y as number], { radius: 18, swing: 9, petals: 8, lines: 5 }).map((path) => (
              <path key={path.slice(0, 24)} d={path} />
            ))}
          </g>
        </g>
      ))}
      <g className="fill-none stroke-line" strokeWidth="0.8">
        {rosette([CENTER, 178], { radius: 96, swing: 26, petals: 16, lines: 6 }).map((path) => (
          <path key={path.slice(0, 24)} d={path} />
        ))}
      </g>

      <text x={CENTER} y="132" textAnchor="middle" className="fill-muted font-semibold text-[17px] tracking-[0.14em]">
        {words.level.toUpperCase()}
      </text>
      <text x={CENTER} y="208" textAnchor="middle" className="fill-ink font-display font-semibold text-[72px]">
        {words.title}
      </text>
      <text x={CENTER} y="252" textAnchor="middle" className="fill-muted text-[19px]">
        {words.lessons}
      </text>

      <Thread />
      {chapters.map(({ name, title }, index) => {
        const { x, y } = centerOf(index);
        const isLeft = index % 2 === 0;
        const tone = tones[index] ?? 'ink';
        const textX = isLeft ? x + COIN.radius + 20 : x - COIN.radius - 20;
        return (
          <g key={title}>
            <circle cx={x} cy={y} r={COIN.radius} strokeWidth="3" className={`fill-paper ${strokes[tone]}`} />
            <circle cx={x} cy={y} r={COIN.radius - 7} strokeWidth="1" className={`fill-none ${strokes[tone]}`} />
            <g
              transform={`translate(${x - 36} ${y - 36})`}
              className="fill-none stroke-ink"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {emblems[index]}
            </g>
            <text
              x={textX}
              y={y - 20}
              textAnchor={isLeft ? 'start' : 'end'}
              strokeWidth="6"
              className="fill-muted stroke-raised font-semibold text-[14px] [paint-order:stroke]"
            >
              {name}
            </text>
            <text
              x={textX}
              y={y + 6}
              textAnchor={isLeft ? 'start' : 'end'}
              strokeWidth="7"
              strokeLinejoin="round"
              className="fill-ink stroke-raised font-display font-semibold text-[23px] [paint-order:stroke]"
            >
              {title}
            </text>
          </g>
        );
      })}
      <Year word={words.year} />

      <text x={CENTER} y="1078" textAnchor="middle" className="fill-muted font-display text-[17px] italic">
        {words.motto}
      </text>
      <text x={CENTER} y="1101" textAnchor="middle" className="fill-muted text-[13px]">
        {words.site}
      </text>
    </g>
  );
}

const inset = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }, by: number) => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The line from coin to coin, in the color of the coin it leads to. */
function Thread() {
  return tones.slice(1).map((tone, index) => {
    const [from, to] = [centerOf(index), centerOf(index + 1)];
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are in the order of the chapters, which never changes here
        key={index}
        d={`M${from.x} ${from.y}C${from.x} ${from.y + 70} ${to.x} ${to.y - 88} ${to.x} ${to.y}`}
        className={`fill-none ${strokes[tone]}`}
        strokeWidth="3"
        strokeDasharray={tone === 'ink' ? undefined : '1 7'}
        strokeLinecap="round"
      />
    );
  });
}

/** 1971: the line is cut where the dollar loses its tie to gold, on the way to chapter 5. */
function Year({ word }: { word: string }) {
  const from = centerOf(3);
  const y = from.y + 33;
  return (
    <g>
      <rect
        x={CENTER - 32}
        y={y - 15}
        width="64"
        height="30"
        rx="15"
        className="fill-raised stroke-loss-fill"
        strokeWidth="2"
      />
      <text x={CENTER} y={y + 6} textAnchor="middle" className="fill-loss font-display font-semibold text-[18px]">
        {word}
      </text>
    </g>
  );
}

/** One drawing of 72 × 72 for each chapter. */
const emblems: readonly ReactNode[] = [
  // A cowrie shell.
  <>
    <path key="shell" d="M36 8c14 0 21 12 21 28S50 64 36 64 15 52 15 36 22 8 36 8z" />
    <path key="lips" d="M34 16c-6 10-6 30 0 40M38 16c6 10 6 30 0 40" />
    <path key="teeth" d="M30 24h-5m4 8h-6m6 8h-6m7 8h-5M42 24h5m-4 8h6m-6 8h6m-7 8h5" />
  </>,
  // A jug that waters the wine.
  <>
    <path key="jug" d="M40 10l16 8-4 18-14 2-10-10z" />
    <path key="handle" d="M54 20c9 2 8 15-2 15" />
    <path key="water" d="M29 27c-3 2-5 5-5 9" strokeDasharray="2 4" />
    <path key="cup" d="M12 40h24c0 10-4 15-9 16v6h7M27 62h-13m7 0v-6c-5-1-9-6-9-16" />
    <path key="wine" d="M14 46h20" />
  </>,
  // A wheelbarrow of notes.
  <>
    <path key="notes" d="M20 28l4-10h20l4 10M27 18l2-6h14l2 6" />
    <path key="barrow" d="M10 28h42l-8 18H24zM52 28l12-6M26 46l-4 12M40 46l5 12" />
    <circle key="wheel" cx="22" cy="56" r="7" />
  </>,
  // Three bars of gold.
  <>
    <path key="left" d="M8 58l5-16h18l5 16z" />
    <path key="right" d="M36 58l5-16h18l5 16z" />
    <path key="top" d="M22 38l5-16h18l5 16z" />
    <path key="shine" d="M31 27h9M17 47h8M45 47h8" strokeWidth="1.4" />
  </>,
  // A printing press.
  <>
    <circle key="upper" cx="36" cy="23" r="12" />
    <circle key="lower" cx="36" cy="49" r="12" />
    <path key="sheet" d="M6 36h60M50 36l12 10H10l12-10" strokeWidth="1.6" />
    <path key="axes" d="M36 23h.1M36 49h.1" strokeWidth="5" />
    <path key="stand" d="M20 62h32" />
  </>,
  // The first block.
  <>
    <path key="cube" d="M36 10l22 12v27L36 62 14 49V22z" />
    <path key="edges" d="M14 22l22 13 22-13M36 35v27" />
    <path key="lines" d="M20 33l9 5m-9 3l9 5" strokeWidth="1.4" />
  </>,
  // A key.
  <>
    <circle key="bow" cx="24" cy="26" r="14" />
    <circle key="hole" cx="21" cy="23" r="4" />
    <path key="blade" d="M34 36l26 26M52 54l6-6M44 46l6-6" />
  </>,
  // A compass.
  <>
    <circle key="rim" cx="36" cy="38" r="24" />
    <path key="ring" d="M36 14V8m-4 0h8" />
    <path key="needle" d="M46 26l-6 15-14 9 6-15z" />
    <path key="marks" d="M36 18v3m0 34v3M16 38h3m34 0h3" strokeWidth="1.4" />
  </>,
];
