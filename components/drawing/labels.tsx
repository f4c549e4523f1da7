import { inTwo, textWidth } from './text-width';

/** The middle of each label, and its text. */
export type Row = readonly (readonly [x: number, text: string])[];

/** Units between a label and the edge of its drawing, and between labels beside each other. */
const EDGE = 3;
const GAP = 5;

interface Placed {
  x: number;
  lines: readonly string[];
}

/**
 * The rule for labels in a row: each is centered on what it names, as far as the edges of the drawing allow. Where two would touch,
 * or one is wider than the drawing, the wider one is broken in two lines, and then the other; what still touches moves apart.
 */
function placeLabels(row: Row, width: number, size = 14): Placed[] {
  const placed = row.toSorted(([a], [b]) => a - b).map(([x, text]) => ({ wanted: x, lines: [text] }));
  const widthOf = ({ lines }: { lines: readonly string[] }) => Math.max(...lines.map((line) => textWidth(line, size)));
  const place = () => {
    const widths = placed.map(widthOf);
    const xs = placed.map(({ wanted }, n) => {
      const half = (widths[n] ?? 0) / 2;
      return Math.max(EDGE + half, Math.min(width - EDGE - half, wanted));
    });
    const overlaps = xs.map((x, n) => {
      const next = xs[n + 1];
      return next === undefined ? 0 : x + (widths[n] ?? 0) / 2 + GAP - (next - (widths[n + 1] ?? 0) / 2);
    });
    return { widths, xs, overlaps };
  };
  for (;;) {
    const { widths, xs, overlaps } = place();
    const tight = placed
      .map((label, n) => ({ label, n, width: widths[n] ?? 0 }))
      .filter(
        ({ n, width: own }) => own > width - 2 * EDGE || [overlaps[n - 1], overlaps[n]].some((by) => (by ?? 0) > 0),
      )
      .filter(({ label }) => label.lines.length === 1 && label.lines[0]?.includes(' '))
      .toSorted((a, b) => b.width - a.width);
    const widest = tight[0]?.label;
    if (!widest) {
      for (const [n, by] of overlaps.entries()) {
        if (by <= 0) continue;
        xs[n] = Math.max(EDGE + (widths[n] ?? 0) / 2, (xs[n] ?? 0) - by / 2);
        xs[n + 1] = Math.min(width - EDGE - (widths[n + 1] ?? 0) / 2, (xs[n + 1] ?? 0) + by / 2);
      }
      return placed.map(({ lines }, n) => ({ x: Number((xs[n] ?? 0).toFixed(1)), lines }));
    }
    widest.lines = inTwo(widest.lines[0] ?? '', size);
  }
}

/** Labels in a row, each of one line or two, with the middle of their text at y. */
export const Labels = ({ row, y, width = 320, size = 14 }: { row: Row; y: number; width?: number; size?: number }) => (
  <g className="fill-ink" textAnchor="middle" fontSize={size === 14 ? undefined : size}>
    {placeLabels(row, width, size).map(({ x, lines }) => (
      <Lines key={x} x={x} y={y} lines={lines} />
    ))}
  </g>
);

interface Spot {
  x: number;
  y: number;
}

/** A text of one line or two, with its baseline at y, or as far above it as below it. */
const Lines = ({ x, y, lines, ...text }: Spot & { lines: readonly string[] } & React.SVGProps<SVGTextElement>) =>
  lines.length === 1 ? (
    <text x={x} y={y} {...text}>
      {lines[0]}
    </text>
  ) : (
    <text {...text}>
      {lines.map((line, n) => (
        <tspan key={line} x={x} y={y} dy={`${(n - 0.5) * 1.1}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );

/** A label alone, broken in two lines if it is wider than its room. */
export const Label = ({
  x,
  y,
  room,
  children,
  ...text
}: Spot & { room: number; children: string } & React.SVGProps<SVGTextElement>) => (
  <Lines x={x} y={y} lines={textWidth(children) <= room ? [children] : inTwo(children)} {...text} />
);
