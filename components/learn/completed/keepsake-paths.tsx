import { chapterEmblems, chapterTones, toneStrokes } from '../chapter-coin';

/** The sheet in units: an upright A4 page has this ratio. */
export const SHEET = { width: 840, height: 1188 };

export const CENTER = SHEET.width / 2;

const COIN = { radius: 54, left: 196, right: 644, top: 352, step: 75 };

/** There the drawing is small: `weight` keeps its lines visible. */
const NARROW = { scale: 0.56, weight: 2.4, left: 156, top: 338, step: 73, text: 212, yearGap: 58, yearSize: 33 };

/** The place of the last chapter before 1971. */
const GOLD_ENDS = 3;

const centerOf = (index: number) => ({
  x: index % 2 === 0 ? COIN.left : COIN.right,
  y: COIN.top + index * COIN.step,
});

type PathProps = { words: { year: string }; chapters: readonly { name: string; title: string }[] };

/** The coins on both sides of the sheet, with a thread from one to the next. */
export function WidePath({ words, chapters }: PathProps) {
  const afterGold = centerOf(GOLD_ENDS);
  return (
    <g className="not-print:max-md:hidden">
      {chapterTones.slice(1).map((tone, index) => {
        const [from, to] = [centerOf(index), centerOf(index + 1)];
        return (
          <Thread
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are in the order of the chapters, which never changes here
            key={index}
            tone={tone}
            d={`M${from.x} ${from.y}C${from.x} ${from.y + 70} ${to.x} ${to.y - 88} ${to.x} ${to.y}`}
          />
        );
      })}
      {chapters.map(({ name, title }, index) => {
        const { x, y } = centerOf(index);
        const isLeft = index % 2 === 0;
        const textX = isLeft ? x + COIN.radius + 20 : x - COIN.radius - 20;
        return (
          <g key={title}>
            <Coin index={index} x={x} y={y} />
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
      <Year word={words.year} x={CENTER} y={afterGold.y + 33} size={18} />
    </g>
  );
}

/** The layout for phones: coins on a vertical line, to the left of the titles. */
export function NarrowPath({ words, chapters }: PathProps) {
  const at = (index: number) => ({
    x: NARROW.left,
    y: NARROW.top + index * NARROW.step + (index > GOLD_ENDS ? NARROW.yearGap : 0),
  });
  const [beforeYear, afterYear] = [at(GOLD_ENDS), at(GOLD_ENDS + 1)];
  return (
    <g className="md:hidden print:hidden">
      {chapterTones.slice(1).map((tone, index) => {
        const [from, to] = [at(index), at(index + 1)];
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <Thread key={index} tone={tone} weight={NARROW.weight} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
      {chapters.map(({ title }, index) => (
        <g key={title}>
          <Coin index={index} {...at(index)} scale={NARROW.scale} weight={NARROW.weight} />
          <text x={NARROW.text} y={at(index).y} dy="0.34em" className="fill-ink font-display font-semibold text-[34px]">
            {title}
          </text>
        </g>
      ))}
      <Year word={words.year} x={NARROW.left} y={(beforeYear.y + afterYear.y) / 2} size={NARROW.yearSize} />
    </g>
  );
}

function Coin({
  index,
  x,
  y,
  scale = 1,
  weight = 1,
}: {
  index: number;
  x: number;
  y: number;
  scale?: number;
  weight?: number;
}) {
  const stroke = toneStrokes[chapterTones[index] ?? 'ink'];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={COIN.radius} strokeWidth={3 * weight} className={`fill-paper ${stroke}`} />
      {/* A small coin has no inner ring, and a larger emblem in its place. */}
      {weight === 1 && <circle r={COIN.radius - 7} strokeWidth="1.2" className={`fill-none ${stroke}`} />}
      <g
        transform={weight === 1 ? 'translate(-36 -36)' : 'scale(1.2) translate(-36 -36)'}
        className="fill-none stroke-ink"
        strokeWidth={2 * weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {chapterEmblems[index]}
      </g>
    </g>
  );
}

/** A piece of the line from coin to coin, in the color of the coin it leads to. */
function Thread({ tone, d, weight = 1 }: { tone: (typeof chapterTones)[number]; d: string; weight?: number }) {
  return (
    <path
      d={d}
      className={`fill-none ${toneStrokes[tone]}`}
      strokeWidth={3 * weight}
      strokeDasharray={tone === 'ink' ? undefined : `1 ${7 * weight}`}
      strokeLinecap="round"
    />
  );
}

/** 1971: the line is cut where the dollar loses its tie to gold, on the way to chapter 5. */
function Year({ word, x, y, size }: { word: string; x: number; y: number; size: number }) {
  const [width, height] = [size * 3.4, size * 1.6];
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        className="fill-raised stroke-loss-fill"
        strokeWidth="2"
      />
      <text
        x={x}
        y={y}
        dy="0.34em"
        textAnchor="middle"
        fontSize={size}
        className="fill-loss font-display font-semibold"
      >
        {word}
      </text>
    </g>
  );
}
