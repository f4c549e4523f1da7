import { DRAWING_WIDTH } from './grid';
import { placeLabels, type Row } from './place-labels';
import { wrap } from './text-width';

export type { Row };

/** From line to line, in units of 14. */
const LEADING = 1.1;

interface Text {
  y: number;
  size?: number;
  className?: string;
  /** Which part of a broken text is at y: its middle, its first line, or its last. */
  at?: 'middle' | 'first' | 'last';
}

/** A text of one line or more. */
function Lines({ x, y, at = 'middle', lines }: Text & { x: number; lines: readonly string[] }) {
  if (lines.length === 1) {
    return (
      <text x={x} y={y}>
        {lines[0]}
      </text>
    );
  }
  const before = { middle: (lines.length - 1) / 2, first: 0, last: lines.length - 1 }[at];
  return (
    <text>
      {lines.map((line, n) => (
        <tspan key={line} x={x} y={y} dy={`${((n - before) * LEADING).toFixed(2)}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The lines of the tallest label in a row. */
export const rowsOf = (row: Row, width?: number) =>
  Math.max(...placeLabels(row, width ?? DRAWING_WIDTH).map(({ lines }) => lines.length));

/** Labels in a row, each of one line or two. */
export const Labels = ({
  row,
  width = DRAWING_WIDTH,
  size,
  className = 'fill-ink',
  ...text
}: Text & { row: Row; width?: number }) => (
  <g className={className} textAnchor="middle" fontSize={size}>
    {placeLabels(row, width, size).map((placed) => (
      <Lines key={placed.x} {...text} {...placed} />
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
