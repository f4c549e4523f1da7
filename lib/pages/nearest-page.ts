import { distance } from 'fastest-levenshtein';

/** Above this share of changed characters two addresses have nothing to do with each other. */
const MAX_CHANGED = 0.4;

/**
 * The page whose address is most like an unknown one. The last segment decides, so that a typing error, a missing folder and a
 * part of a name are recognized; the whole path decides between equals (`/chapter/1`, `/lesson/1`).
 *
 * @param path - percent-encoded, as in `location.pathname`
 * @returns null if no page is similar
 */
export function nearestPage<Page extends { path: string }>(path: string, pages: readonly Page[]): Page | null {
  const wanted = normalize(path);
  let nearest: Page | null = null;
  let best = MAX_CHANGED;
  for (const page of pages) {
    const known = normalize(page.path);
    const changed = changedShare(last(wanted), last(known)) + changedShare(wanted, known) / 10;
    if (known && changed < best) [nearest, best] = [page, changed];
  }
  return nearest;
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/[_+]|%20/g, '-');
}

const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** From 0 for equal texts to 1. A word of three characters or more inside a longer one counts by the words that are missing. */
function changedShare(wanted: string, known: string): number {
  const longest = Math.max(wanted.length, known.length, 1);
  const edits = distance(wanted, known) / longest;
  const words = known.split('-');
  const found = wanted.split('-').filter((word) => word.length > 2 && words.includes(word)).length;
  const isPart = found > 0 && found === wanted.split('-').length;
  return isPart ? Math.min(edits, MAX_CHANGED * (1 - found / (words.length + 1))) : edits;
}
