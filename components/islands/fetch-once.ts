/*
 * Files of islands are fetched before they are imported: a browser keeps the failure of an import for as long as the page is open, while
 * a fetch can be tried again. The import then finds them in the cache of the browser; a host that forbids it sends them twice.
 */
const fetched = new Map<string, Promise<unknown>>();

/** A file that takes longer counts as lost. On a line of 5 kB a second, the slowest that readers have, React takes 12 s. */
const LATEST_MS = 30_000;

/** When a file that was lost is asked for again. */
export const retryEvents = ['online', 'pageshow', 'click'] as const;

/**
 * Fetches a file once, to its end. A failure is forgotten, so that the next call tries again.
 *
 * @param read what is kept of the answer: nothing of a script
 */
export function fetchOnce<Kept = unknown>(
  address: string,
  read: (answer: Response) => Promise<Kept> = (answer) => answer.arrayBuffer().then(() => undefined as Kept),
): Promise<Kept> {
  const running = fetched.get(address);
  if (running) return running as Promise<Kept>;
  const kept = fetch(address, { signal: AbortSignal.timeout?.(LATEST_MS) }).then((answer) => {
    if (!answer.ok) throw new Error(address);
    return read(answer);
  });
  fetched.set(address, kept);
  kept.catch(() => fetched.delete(address));
  return kept;
}

export const listOf = (addresses = '') => addresses.split(' ').filter(Boolean);

/**
 * What the build has written for all islands of the page: the files of mount.tsx and that of the properties.
 */
export const page = () => document.getElementById('loader')?.dataset ?? {};
