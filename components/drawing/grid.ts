/** The width of a drawing, and the left edge and the width of bars and rows that have equal margins in it. */
export const DRAWING_WIDTH = 320;
export const LEFT = 16;
export const WIDTH = DRAWING_WIDTH - 2 * LEFT;
