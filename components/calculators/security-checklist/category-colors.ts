/** The text color of each category, by the name in its content. Text and thin lines have AA contrast in both themes. */
export const CATEGORY_COLORS: Record<string, string> = {
  indigo: 'text-indigo',
  lake: 'text-lake',
  plum: 'text-plum',
  ochre: 'text-ochre',
  moss: 'text-moss',
};
