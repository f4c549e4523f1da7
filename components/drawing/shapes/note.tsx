import { paper } from '../pens';

/** A banknote, 48 wide. */
export const Note = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...paper}>
    <rect width="48" height="26" rx="2" />
    <circle cx="24" cy="13" r="6.5" strokeWidth="1.2" />
  </g>
);
