import { useCallback, useRef, useState } from 'react';

/**
 * Loads something when it is first used. A failure is kept until the next call, which tries again.
 *
 * @param load returns the same after each failure; it is called once otherwise
 */
export function useLater<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<{ value: Loaded } | null>(null);
  const [isLost, setLost] = useState(false);
  const loading = useRef<Promise<Loaded> | null>(null);

  /** @throws if the network fails */
  const get = useCallback(() => {
    if (!loading.current) {
      setLost(false);
      loading.current = load();
      loading.current.then(
        (value) => setLoaded({ value }),
        () => {
          loading.current = null;
          setLost(true);
        },
      );
    }
    return loading.current;
  }, [load]);
  /** The hook keeps a failure: what needs no answer ignores it. */
  const prepare = useCallback(() => void get().catch(() => {}), [get]);
  return { loaded: loaded?.value ?? null, isLost, load: get, prepare };
}
