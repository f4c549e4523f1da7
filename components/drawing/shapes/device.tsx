import { STEP_FLOOR } from '../floor';
import { line } from '../pens';

/** A hardware wallet, five wide for eight high; its screen is in the upper half. An old one is dark, an erased one dashed. */
export function Device({
  x,
  foot = STEP_FLOOR,
  height = 96,
  isOld = false,
  isEmpty = false,
}: {
  x: number;
  foot?: number;
  height?: number;
  isOld?: boolean;
  isEmpty?: boolean;
}) {
  const unit = height / 16;
  return (
    <g transform={`translate(${x} ${foot - height})`} {...line}>
      <rect
        width={10 * unit}
        height={height}
        rx={1.5 * unit}
        className={isOld ? 'fill-ink stroke-ink' : line.className}
        strokeDasharray={isEmpty ? '6 5' : undefined}
      />
      <path
        d={`M${1.5 * unit} ${1.6 * unit}h${7 * unit}v${6.4 * unit}h${-7 * unit}z`}
        className="fill-paper stroke-ink"
        strokeWidth="1.6"
      />
      <path
        d={`M${2.5 * unit} ${13 * unit}h${1.6 * unit}M${5.9 * unit} ${13 * unit}h${1.6 * unit}`}
        className={isOld ? 'stroke-paper' : 'stroke-ink'}
      />
    </g>
  );
}
