/** A hundred people as dots: rows of twenty in a drawing 320 wide, below a line of text. */
export const PEOPLE = 100;
export const COLUMNS = 20;
export const STEP = 15;
/** The middle of the first dot, and the y coordinate of the row that would follow the last one. */
export const LEFT = 17.5;
export const TOP = 52;
export const BELOW = TOP + (PEOPLE / COLUMNS) * STEP;
