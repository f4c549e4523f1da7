import { useCallback, useEffect } from 'react';
import { importLater } from '@/components/islands/import-later';
import type { ExploreData, tableOf, viewOf } from '@/lib/explore/view';
import { useLater } from './use-later';

/** All series, and the code that computes a drawing from them. */
export interface Engine {
  data: ExploreData;
  viewOf: typeof viewOf;
  tableOf: typeof tableOf;
}

/**
 * The page comes with its first drawing. What draws another one is loaded when it is wanted; after a failure, again with the next
 * change.
 *
 * @param address of the file with all series
 * @param wanted what only the engine can draw; null as long as the first drawing is shown
 */
export function useEngine(address: string, wanted: object | null) {
  const { loaded: engine, isLost, load, prepare } = useLater(useCallback(() => loadEngine(address), [address]));
  useEffect(() => {
    if (wanted) prepare();
  }, [wanted, prepare]);
  return { engine, isLost, load, prepare };
}

async function loadEngine(address: string): Promise<Engine> {
  const [{ tableOf, viewOf }, data] = await Promise.all([
    importLater('Explorer', () => import('@/lib/explore/view')),
    fetchData(address),
  ]);
  return { data, viewOf, tableOf };
}

async function fetchData(address: string): Promise<ExploreData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}
