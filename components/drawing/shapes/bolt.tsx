import { bitcoin } from '../pens';

/** A bolt of lightning, 26 wide and 52 high. */
export const Bolt = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x + 16} ${y}l-16 30h13l-7 22 26-32h-14l10-20z`} {...bitcoin} />
);
