import { oneTo } from '../one-to';
import { line } from '../pens';

/** A sheet of paper with a list of words: a dot and a line in each row. */
export function WordSheet({
  x,
  y,
  width = 68,
  height = 108,
  pitch = 18,
  tone = line.className,
}: {
  x: number;
  y: number;
  width?: number;
  height?: number;
  pitch?: number;
  tone?: string;
}) {
  const rows = Math.floor(height / pitch - 0.5);
  const indent = Math.round(pitch * 0.6);
  const written = oneTo(rows).map((row) => `M${2 * indent} ${row * pitch}H${width - indent}`);
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d={`M0 0h${width}v${height}H0z${written.join('')}`} className={tone} />
      <path
        d={`M${indent} ${pitch}v${(rows - 1) * pitch + 1}`}
        strokeWidth={pitch < 16 ? 4 : 5}
        strokeDasharray={`0 ${pitch}`}
        className={tone}
      />
    </g>
  );
}
