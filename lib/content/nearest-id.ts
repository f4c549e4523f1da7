import { closest, distance } from 'fastest-levenshtein';

/** Above this share of changed characters an id is another word, not a misspelt one. */
const MAX_CHANGED = 0.4;

/** The end of a message about an unknown id: `; the nearest is "barter"`, or '' if no known id is similar. */
export function nearestId(unknown: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(unknown, known);
  const changed = distance(unknown, nearest) / Math.max(unknown.length, nearest.length, 1);
  return changed > MAX_CHANGED ? '' : `; the nearest is "${nearest}"`;
}
