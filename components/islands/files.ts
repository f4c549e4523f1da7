import { fetchOnce, listOf, page } from './fetch-once';

/** The properties of all islands of the page. */
const fetchRows = () => fetchOnce<object[]>(page().properties ?? '', (answer) => answer.json());

/** Loads what an island needs into the cache of the browser, and runs nothing. */
export function fetchFiles({ dataset }: HTMLElement): Promise<unknown> {
  const scripts = [...listOf(page().mount), ...listOf(dataset.files)];
  return Promise.all([fetchRows(), ...scripts.map((script) => fetchOnce(script))]);
}

/** When an island had all its files, by `performance.now()`: what follows needs no network. */
export const filesAt = new WeakMap<HTMLElement, number>();

/**
 * Loads and runs what an island needs.
 *
 * @returns a function that hydrates it
 * @throws {Error} if a file is lost
 */
export async function loadIsland(island: HTMLElement): Promise<() => void> {
  await fetchFiles(island);
  filesAt.set(island, performance.now());
  const [rows, { mount }, module] = await Promise.all([
    fetchRows(),
    // biome-ignore lint/plugin: its files are fetched above
    import(listOf(page().mount)[0] ?? '') as Promise<typeof import('./mount')>,
    // biome-ignore lint/plugin: its files are fetched above
    import(listOf(island.dataset.files)[0] ?? ''),
  ]);
  return () => mount(island, module[island.dataset.island ?? ''], rows[Number(island.dataset.row)] ?? {});
}
