import { LEFT, WIDTH } from './grid';
import { Label } from './labels';
import { sizeIn, textWidth } from './text-width';

/** A part of a bar between two shares of its width, in the class of its color. */
type Part = readonly [from: number, to: number, className: string];

interface RowProps {
  x?: number;
  /** The baseline of the name. */
  y: number;
  width?: number;
  name: string;
  /** At the right end, above the bar. */
  value?: string;
  tone?: string;
  height?: number;
  parts: readonly Part[];
}

/** A bar from left to right, below its name and its value. A name that is too long for its row grows upward. */
export function BarRow({
  x = LEFT,
  y,
  width = WIDTH,
  name,
  value = '',
  tone = 'fill-ink',
  height = 24,
  parts,
}: RowProps) {
  const at = (share: number) => Number((width * share).toFixed(1));
  return (
    <g transform={`translate(${x} ${y})`}>
      <Label x={0} y={0} line="last" room={width - textWidth(value) - 6} className="fill-ink">
        {name}
      </Label>
      {value && (
        <text x={width} textAnchor="end" className={`${tone} font-semibold`}>
          {value}
        </text>
      )}
      {parts.map(([from, to, className]) => (
        <rect
          key={className}
          x={at(from)}
          y="10"
          width={at(to - from)}
          height={height}
          strokeWidth="1.6"
          className={className}
        />
      ))}
    </g>
  );
}

interface Column {
  /** The middle of the column. */
  x: number;
  /** Its height as a part of the tallest. */
  share: number;
  text?: string;
}

/** Columns on the floor, each with its number above it, or in it near the top. */
export const Columns = ({
  columns,
  floor,
  height,
  width,
  size = 18,
  isInside = false,
}: {
  columns: readonly Column[];
  floor: number;
  height: number;
  width: number;
  size?: 14 | 18 | 20;
  isInside?: boolean;
}) =>
  columns.map(({ x, share, text }) => {
    const rise = Number((height * share).toFixed(1));
    return (
      <g key={x}>
        <path
          d={`M${x - width / 2} ${floor}v-${rise}h${width}v${rise}z`}
          strokeWidth="2"
          strokeLinejoin="round"
          className="fill-bitcoin-fill stroke-ink"
        />
        <text
          x={x}
          y={floor - rise + (isInside ? 26 : -9)}
          textAnchor="middle"
          fontSize={size === 14 ? undefined : sizeIn(width - 4, text ?? '', size)}
          className={`${isInside ? 'fill-on-fill' : 'fill-ink'} font-semibold${size === 14 ? '' : ' font-display'}`}
        >
          {text}
        </text>
      </g>
    );
  });
