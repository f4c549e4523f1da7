import { paper } from '../pens';

/** A banknote; a small one is 38 wide. */
export const Note = ({ x, y, width = 48 }: { x: number; y: number; width?: number }) => {
  const height = Math.round((width * 26) / 48);
  return (
    <g transform={`translate(${x} ${y})`} {...paper}>
      <rect width={width} height={height} rx="2" />
      <circle cx={width / 2} cy={height / 2} r={height / 4} strokeWidth="1.2" />
    </g>
  );
};
