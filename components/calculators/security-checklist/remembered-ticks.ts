/** Storage key; written only after the reader opts in. */
export const TICKS_KEY = 'bitcoin-journey:checklist';
const VERSION = 1;

type TickStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns null if the browser denies access: the getter throws a SecurityError. */
export function openStorage(): TickStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Returns the stored ticks without unknown items; null if the record is missing or invalid. */
export function recall(storage: TickStorage | null, itemIds: readonly string[]): string[] | null {
  try {
    const record: unknown = JSON.parse(storage?.getItem(TICKS_KEY) ?? 'null');
    if (typeof record !== 'object' || record === null) return null;
    const { version, checked } = record as { version?: unknown; checked?: unknown };
    if (version !== VERSION || !Array.isArray(checked)) return null;
    return itemIds.filter((id) => checked.includes(id));
  } catch {
    return null;
  }
}

/** @returns false if the browser denies access or the quota is exceeded */
export function remember(storage: TickStorage | null, checked: readonly string[]): boolean {
  try {
    if (!storage) return false;
    storage.setItem(TICKS_KEY, JSON.stringify({ version: VERSION, checked }));
    return true;
  } catch {
    return false;
  }
}

export function forget(storage: TickStorage | null): void {
  try {
    storage?.removeItem(TICKS_KEY);
  } catch {
    // Access is denied, so nothing was stored.
  }
}
