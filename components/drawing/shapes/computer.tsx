import { STEP_FLOOR } from '../floor';
import { line } from '../pens';

/** A window of a browser on the floor. */
export const Browser = ({ x, width, top }: { x: number; width: number; top: number }) => (
  <path
    d={`M${x} ${STEP_FLOOR}V${top + 6}q0-6 6-6h${width - 12}q6 0 6 6v${STEP_FLOOR - top - 6}zM${x} ${top + 18}h${width}M${x + 9} ${top + 9}h.1M${x + 17} ${top + 9}h.1M${x + 25} ${top + 9}h.1`}
    {...line}
  />
);

/** A laptop on the floor, 128 wide. Its screen is 100 × 74, from x + 14 and y 34. */
export const Laptop = ({ x }: { x: number }) => (
  <path d={`M${x + 10} 112V36q0-6 6-6h96q6 0 6 6v76zM${x} ${STEP_FLOOR}l10-18h108l10 18z`} {...line} />
);
