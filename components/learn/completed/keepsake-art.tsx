import { chapterEmblems, chapterTones, toneStrokes } from '../chapter-coin';
import { border, rosette } from './guilloche';

/** The sheet in units: an upright A4 page has this ratio. */
export const SHEET = { width: 840, height: 1188 };

const CENTER = SHEET.width / 2;
const COIN = { radius: 54, left: 196, right: 644, top: 352, step: 75 };

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

      <text
        x={CENTER}
        y="132"
        textAnchor="middle"
        className="fill-muted font-semibold text-[17px] tracking-[0.14em] max-md:text-[28px]"
      >
        {words.level.toUpperCase()}
      </text>
      <text x={CENTER} y="208" textAnchor="middle" className="fill-ink font-display font-semibold text-[72px]">
        {words.title}
      </text>
      <text x={CENTER} y="252" textAnchor="middle" className="fill-muted text-[19px] max-md:text-[29px]">
        {words.lessons}
      </text>

      <Thread />
      {chapters.map(({ name, title }, index) => {
        const { x, y } = centerOf(index);
        const isLeft = index % 2 === 0;
        const tone = chapterTones[index] ?? 'ink';
        const textX = isLeft ? x + COIN.radius + 20 : x - COIN.radius - 20;
        return (
          <g key={title}>
            <circle cx={x} cy={y} r={COIN.radius} strokeWidth="3" className={`fill-paper ${toneStrokes[tone]}`} />
            <circle cx={x} cy={y} r={COIN.radius - 7} strokeWidth="1" className={`fill-none ${toneStrokes[tone]}`} />
            <g
              transform={`translate(${x - 36} ${y - 36})`}
              className="fill-none stroke-ink"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {chapterEmblems[index]}
            </g>
            <text
              x={textX}
              y={y - 20}
              textAnchor={isLeft ? 'start' : 'end'}
              strokeWidth="6"
              className="fill-muted stroke-raised font-semibold text-[14px] [paint-order:stroke] max-md:hidden"
            >
              {name}
            </text>
            <text
              x={textX}
              y={y + 6}
              textAnchor={isLeft ? 'start' : 'end'}
              strokeWidth="7"
              strokeLinejoin="round"
              className="fill-ink stroke-raised font-display font-semibold text-[23px] [paint-order:stroke] max-md:text-[32px]"
            >
              {title}
            </text>
          </g>
        );
      })}
      <Year word={words.year} />

      <text
        x={CENTER}
        y="1078"
        textAnchor="middle"
        className="fill-muted font-display text-[17px] italic max-md:hidden"
      >
        {words.motto}
      </text>
      <text x={CENTER} y="1101" textAnchor="middle" className="fill-muted text-[13px] max-md:text-[25px]">
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
  return chapterTones.slice(1).map((tone, index) => {
    const [from, to] = [centerOf(index), centerOf(index + 1)];
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are in the order of the chapters, which never changes here
        key={index}
        d={`M${from.x} ${from.y}C${from.x} ${from.y + 70} ${to.x} ${to.y - 88} ${to.x} ${to.y}`}
        className={`fill-none ${toneStrokes[tone]}`}
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
        className="fill-raised stroke-loss-fill max-md:hidden"
        strokeWidth="2"
      />
      <rect
        x={CENTER - 46}
        y={y - 21}
        width="92"
        height="42"
        rx="21"
        className="fill-raised stroke-loss-fill md:hidden"
        strokeWidth="2.5"
      />
      <text
        x={CENTER}
        y={y}
        dy="0.34em"
        textAnchor="middle"
        className="fill-loss font-display font-semibold text-[18px] max-md:text-[27px]"
      >
        {word}
      </text>
    </g>
  );
}
