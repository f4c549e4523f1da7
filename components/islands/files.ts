/*
 * The files of islands. They are fetched before they are imported: a browser keeps the failure of an import for as long as the page is
 * open, while a fetch can be tried again. The import then finds them in the cache of the browser; a host that forbids it sends them twice.
 */
const fetched = new Map<string, Promise<string>>();

/** A file that takes longer counts as lost. On a line of 5 kB a second, the slowest that readers have, React takes 12 s. */
const LATEST_MS = 30_000;

/** Fetches a file once. A failure is forgotten, so that the next call tries again. */
function fetchOnce(address: string): Promise<string> {
  const running = fetched.get(address);
  if (running) return running;
  const text = fetch(address, { signal: AbortSignal.timeout?.(LATEST_MS) }).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
    return answer.text();
  });
  fetched.set(address, text);
  text.catch(() => fetched.delete(address));
  return text;
}

const listOf = (addresses = '') => addresses.split(' ').filter(Boolean);

/** What the build has written for all islands of the page: the files of mount.tsx, and that of the properties. */
const page = () => document.getElementById('loader')?.dataset ?? {};

/** Loads what an island needs into the cache of the browser, and runs nothing. */
export function fetchFiles({ dataset }: HTMLElement): Promise<string[]> {
  return Promise.all([page().properties ?? '', ...listOf(page().mount), ...listOf(dataset.files)].map(fetchOnce));
}

/** The properties of all islands of the page. */
let rows: object[] | undefined;

/**
 * Loads and runs what an island needs.
 *
 * @returns a function that hydrates it
 * @throws {Error} if a file is lost
 */
export async function loadIsland(island: HTMLElement): Promise<() => void> {
  const [properties = '[]'] = await fetchFiles(island);
  rows ??= JSON.parse(properties);
  const [{ mount }, module] = await Promise.all([
    import(listOf(page().mount)[0] ?? '') as Promise<typeof import('./mount')>,
    import(listOf(island.dataset.files)[0] ?? ''),
  ]);
  return () => mount(island, module[island.dataset.island ?? ''], rows?.[Number(island.dataset.row)] ?? {});
}
