/**
 * The pens of all drawings, spread on an element: an outline, a thin line inside it, an arrow, and so on. Lines have one of six
 * widths: 1.2, 1.6, 2, 2.4, 3 or 4.
 */
export const line = {
  className: 'fill-raised stroke-ink',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
export const thin = { className: 'fill-none stroke-ink', strokeWidth: 1.2, strokeLinecap: 'round' } as const;
export const open = { ...line, className: 'fill-none stroke-ink', strokeWidth: 1.6 } as const;
export const red = { ...line, className: 'fill-none stroke-loss', strokeWidth: 2.4 } as const;
export const arrows = { ...line, className: 'fill-none stroke-bitcoin', strokeWidth: 2.4 } as const;
export const bitcoin = { ...line, className: 'fill-bitcoin-fill stroke-ink' } as const;
/** Coins in piles, and other small things of bitcoin. */
export const coins = { ...bitcoin, strokeWidth: 1.6 } as const;
/** A thing that rises or falls. */
export const trend = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A banknote is no loss: red would say so. */
export const paper = { className: 'fill-sunk stroke-ink', strokeWidth: 1.6, strokeLinejoin: 'round' } as const;

/** A name of a thing, centered. */
export const name = { className: 'fill-ink font-semibold', textAnchor: 'middle', fontSize: 15 } as const;
