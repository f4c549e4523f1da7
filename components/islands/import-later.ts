import { fetchOnce, listOf } from './fetch-once';
import type { parts } from './parts.mjs';

/**
 * Imports what an island needs only when it is used: `importLater('BirthTicket', () => import('./draw-ticket'))`. After a failure the next
 * call tries again, which a bare `import()` does not: import-later.grit refuses it. All that an island imports later is one list, because
 * it is little. The development server writes no list.
 *
 * @param island whose list it is
 */
export async function importLater<Module>(island: keyof typeof parts, load: () => Promise<Module>): Promise<Module> {
  const { later } = document.querySelector<HTMLElement>(`[data-island="${island}"]`)?.dataset ?? {};
  await Promise.all(listOf(later).map((script) => fetchOnce(script)));
  return load();
}
