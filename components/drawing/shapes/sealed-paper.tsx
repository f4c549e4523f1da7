import { line } from '../pens';

/** A paper with lines of writing and a seal. */
export function SealedPaper({
  x,
  y,
  width = 60,
  height = 76,
}: {
  x: number;
  y: number;
  width?: number;
  height?: number;
}) {
  return (
    <g {...line} strokeWidth="1.6">
      <path d={`M${x} ${y}h${width}v${height}h${-width}z`} className="fill-paper stroke-ink" />
      <path
        d={`M${x + 9} ${y + 13}h${width - 18}M${x + 9} ${y + 24}h${width - 18}M${x + 9} ${y + 35}h${width - 28}M${x + 9} ${y + 46}h${width - 22}`}
        strokeWidth="1.2"
      />
      <circle
        cx={x + width - 16}
        cy={y + height - 15}
        r="8.5"
        className="fill-loss-fill stroke-loss"
        strokeWidth="1.6"
      />
      <path
        d={`M${x + width - 21} ${y + height - 8}l-3 13 6-3 5 5 0-14`}
        className="fill-loss-fill stroke-loss"
        strokeWidth="1.2"
      />
    </g>
  );
}
