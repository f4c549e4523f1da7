/** Width and height of a cover in units. The element around a cover has a border below it, which is the ground in the drawing. */
export const WIDTH = 400;
export const GROUND = 240;

/** Props of an outline of the main things of a cover, of a line inside them, and of what is far away. */
export const outline = { strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
export const detail = {
  className: 'fill-none stroke-ink',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
export const distant = { className: 'fill-ink/8' } as const;

/** The letter of bitcoin, 36 high, with its middle at 0, 0. */
export const LETTER = 'M-7-13h8a6.5 6.5 0 0 1 0 13h-8zM-7 0h10a6.5 6.5 0 0 1 0 13h-10zM-3-18v5M4-18v5M-3 13v5M4 13v5';

/** A bitcoin with its middle at x, y. */
export const Bitcoin = ({ x, y, radius }: { x: number; y: number; radius: number }) => (
  <g transform={`translate(${x} ${y})`} {...outline}>
    <circle r={radius} className="fill-bitcoin-fill stroke-ink" />
    <path d={LETTER} transform={`scale(${radius / 30})`} className="fill-none stroke-on-fill" strokeWidth="3" />
  </g>
);
