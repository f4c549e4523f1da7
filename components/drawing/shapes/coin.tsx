import { STEP_FLOOR } from '../floor';

/** A bitcoin. */
export const Coin = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="9" className="fill-bitcoin-fill stroke-ink" />
);

/** The paths of coins that lie on each other, from the bottom up. */
export const pile = (x: number, count: number) =>
  Array.from({ length: count }, (_, n) => `M${x} ${STEP_FLOOR - 9 - n * 9}h28v9h-28z`).join('');

/** A coin of any metal, with a rim. */
export function MetalCoin({ x, y, radius = 14 }: { x: number; y: number; radius?: number }) {
  return (
    <g className="fill-raised stroke-ink">
      <circle cx={x} cy={y} r={radius} strokeWidth="2" />
      <circle cx={x} cy={y} r={radius * 0.72} strokeWidth="1.2" />
    </g>
  );
}
