import { border, rosette } from './guilloche';
import { CENTER, NarrowPath, SHEET, WidePath } from './keepsake-paths';

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
