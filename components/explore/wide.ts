/** From this width on, the drawing is beside the questions. */
export const WIDE = '(width >= 64rem)';
