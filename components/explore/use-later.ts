import { useCallback, useRef, useState } from 'react';

/**
 * Loads something when it is first used. A failure is kept until the next call of `prepare`, which tries again.
 *
 * @param load returns the same after each failure; it is called once otherwise
 */
export function useLater<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<{ value: Loaded } | null>(null);
  const [isLost, setLost] = useState(false);
  const loading = useRef(false);
  const prepare = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    load().then(
      (value) => {
        setLoaded({ value });
        setLost(false);
      },
      () => {
        loading.current = false;
        setLost(true);
      },
    );
  }, [load]);
  return { loaded: loaded?.value ?? null, isLost, prepare };
}
