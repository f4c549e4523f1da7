/** The text that needs the most room, about: the one with the most characters. */
export const longest = (texts: readonly string[]): string => texts.reduce((a, b) => (b.length > a.length ? b : a), '');
