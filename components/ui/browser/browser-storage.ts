/*
 * Texts in the browser's storage. Reading `window.localStorage` throws if the browser denies access, and writing throws if the
 * quota is exceeded.
 */

/** Returns null if nothing is stored, or if the browser denies access. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns false if the browser denies access or the quota is exceeded */
export function store(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function deleteStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Access is denied, so nothing was stored.
  }
}

/**
 * Calls the listener when a stored value may have changed elsewhere: in another tab, or before the browser shows this page again from its
 * back/forward cache.
 *
 * @returns a function that ends it
 */
export function onStoredChange(keys: readonly string[], listener: () => void): () => void {
  // The key is null when the whole storage was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}
