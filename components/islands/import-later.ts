import { fetchOnce, listOf, page } from './fetch-once';

/**
 * Imports what an island needs only when it is used: `importLater(() => import('./draw-ticket'))`. After a failure the next call tries
 * again, which a bare `import()` does not: import-later.grit refuses it. What the islands of a page import later is one list, because a
 * page has few of them. The development server writes no list.
 */
export async function importLater<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all(listOf(page().later).map((script) => fetchOnce(script)));
  return load();
}
