import { line } from '../pens';

/** A padlock with the middle of its body's upper edge at x, y. Children are drawn in it, from there. */
export function Padlock({
  x,
  y,
  width = 26,
  fill = 'fill-bitcoin-fill',
  isOpen = false,
  children,
}: {
  x: number;
  y: number;
  width?: number;
  fill?: 'fill-bitcoin-fill' | 'fill-raised';
  isOpen?: boolean;
  children?: React.ReactNode;
}) {
  const [radius, rise, height] = [0.31, 0.27, 0.82].map((part) => Math.round(part * width)) as [number, number, number];
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path
        d={`M${-radius} 0v${isOpen ? -rise - 6 : -rise}a${radius} ${radius} 0 0 1 ${2 * radius} 0v${isOpen ? 4 : rise}`}
        className="fill-none stroke-ink"
        strokeWidth={width > 40 ? 4 : 2.4}
      />
      <path d={`M${-width / 2} 0h${width}v${height}h${-width}z`} className={`${fill} stroke-ink`} />
      {children}
    </g>
  );
}
