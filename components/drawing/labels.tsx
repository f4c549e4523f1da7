import { DRAWING_WIDTH } from './grid';
import { placeLabels } from './place-labels';
import { wrap } from './text-width';

/** From line to line, in units of 14. */
const LEADING = 1.1;

interface Text {
  y: number;
  size?: number;
  className?: string;
  /** Which part of a broken text is at y: its middle, its first line, or its last. */
  line?: 'middle' | 'first' | 'last';
}

/** A text of one line or more. */
function Lines({ x, y, line = 'middle', lines }: Text & { x: number; lines: readonly string[] }) {
  if (lines.length === 1) {
    return (
      <text x={x} y={y}>
        {lines[0]}
      </text>
    );
  }
  const before = { middle: (lines.length - 1) / 2, first: 0, last: lines.length - 1 }[line];
  return (
    <text>
      {lines.map((words, n) => (
        <tspan key={words} x={x} y={y} dy={`${((n - before) * LEADING).toFixed(2)}em`}>
          {words}
        </tspan>
      ))}
    </text>
  );
}

type Names = readonly (string | undefined)[];

const placed = (at: readonly number[], names: Names, width: number, size?: number) =>
  placeLabels(
    at.map((x, n) => [x, names[n] ?? ''] as const),
    width,
    size,
  );

/** The lines of the tallest name in a row. */
export const linesOf = (at: readonly number[], names: Names, width: number) =>
  Math.max(...placed(at, names, width).map(({ lines }) => lines.length));

/** Names in a row, each of one line or two, below or above the middles of what they name. */
export const Labels = ({
  at,
  names,
  width = DRAWING_WIDTH,
  size,
  className = 'fill-ink',
  ...text
}: Text & { at: readonly number[]; names: Names; width?: number }) => (
  <g className={className} textAnchor="middle" fontSize={size}>
    {placed(at, names, width, size).map((label) => (
      <Lines key={label.x} {...text} {...label} />
    ))}
  </g>
);

/** A label alone, broken in as many lines as its room needs. */
export const Label = ({
  x,
  room,
  anchor,
  size,
  className,
  children,
  ...text
}: Text & { x: number; room: number; anchor?: 'start' | 'middle' | 'end'; children: string }) => (
  <g className={className} textAnchor={anchor} fontSize={size}>
    <Lines x={x} {...text} lines={wrap(children, room, size)} />
  </g>
);
