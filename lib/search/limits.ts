/** More words are no question any more, and would take longer than a key may. */
export const MOST_WORDS = 10;
