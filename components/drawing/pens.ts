/**
 * The pens of all drawings: spread on an element. An outline, a thin line inside it, an arrow. Lines have one of six widths: 1.2, 1.6,
 * 2, 2.4, 3 or 4.
 */
export const line = {
  className: 'fill-raised stroke-ink',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
export const thin = { className: 'fill-none stroke-ink', strokeWidth: 1.2, strokeLinecap: 'round' } as const;
export const arrows = { className: 'fill-none stroke-bitcoin', strokeWidth: 2.4, strokeLinejoin: 'round' } as const;

/** A banknote is no loss: red would say so. */
export const paper = { className: 'fill-sunk stroke-ink', strokeWidth: 1.6, strokeLinejoin: 'round' } as const;
