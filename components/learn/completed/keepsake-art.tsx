import { chapterEmblems, chapterTones, toneStrokes } from '../chapter-coin';
import { border, rosette } from './guilloche';

/** The sheet in units: an upright A4 page has this ratio. */
export const SHEET = { width: 840, height: 1188 };

const CENTER = SHEET.width / 2;
const COIN = { radius: 54, left: 196, right: 644, top: 352, step: 75 };
/** There the drawing is small: `weight` keeps its lines visible. */
const NARROW = { scale: 0.56, weight: 2.4, left: 156, top: 338, step: 73, text: 212, yearGap: 58, yearSize: 33 };

/** The place of the last chapter before 1971. */
const GOLD_ENDS = 3;

const centerOf = (index: number) => ({
  x: index % 2 === 0 ? COIN.left : COIN.right,
  y: COIN.top + index * COIN.step,
});

/**
 * Everything on the sheet that does not depend on the reader. On a phone the sheet is 320 px wide: there its text is larger, and the
 * smallest lines are left out.
 */
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
      <g className="fill-none stroke-control" strokeWidth="1.2">
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
          <g className="fill-none stroke-loss-fill" strokeWidth="1.2">
            {rosette([x as number, y as number], { radius: 18, swing: 9, petals: 8, lines: 5 }).map((path) => (
              <path key={path.slice(0, 24)} d={path} />
            ))}
          </g>
        </g>
      ))}
      <g className="fill-none stroke-line not-print:max-md:hidden" strokeWidth="1.2">
        {rosette([CENTER, 178], { radius: 96, swing: 26, petals: 16, lines: 6 }).map((path) => (
          <path key={path.slice(0, 24)} d={path} />
        ))}
      </g>

      <text
        x={CENTER}
        y="132"
        textAnchor="middle"
        className="fill-muted font-semibold text-[17px] tracking-[0.14em] not-print:max-md:translate-y-2 not-print:max-md:text-[33px]"
      >
        {words.level.toUpperCase()}
      </text>
      <text
        x={CENTER}
        y="208"
        textAnchor="middle"
        className="fill-ink font-display font-semibold text-[72px] not-print:max-md:translate-y-4.5"
      >
        {words.title}
      </text>
      <text
        x={CENTER}
        y="252"
        textAnchor="middle"
        className="fill-muted text-[19px] not-print:max-md:translate-y-7 not-print:max-md:text-[33px]"
      >
        {words.lessons}
      </text>

      <WidePath words={words} chapters={chapters} />
      <NarrowPath words={words} chapters={chapters} />

      <text
        x={CENTER}
        y="1078"
        textAnchor="middle"
        className="fill-muted font-display text-[17px] italic not-print:max-md:hidden"
      >
        {words.motto}
      </text>
      <text x={CENTER} y="1101" textAnchor="middle" className="fill-muted text-[13px] not-print:max-md:hidden">
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

type PathProps = { words: { year: string }; chapters: readonly { name: string; title: string }[] };

/** The coins on both sides of the sheet, with a thread from one to the next. */
function WidePath({ words, chapters }: PathProps) {
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
function NarrowPath({ words, chapters }: PathProps) {
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
