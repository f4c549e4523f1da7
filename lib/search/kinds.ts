/** What a search finds, in the order in which the search page lists it. */
export const SEARCH_KINDS = [
  'guide',
  'lesson',
  'chapter',
  'idea',
  'term',
  'exhibit',
  'calculator',
  'figure',
  'number',
  'page',
  'source',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];
