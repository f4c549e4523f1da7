/** Where the ticks are kept, and only if the reader asks for it. */
export const TICKS_KEY = 'bitcoin-journey:checklist';
const VERSION = 1;

type TickStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage; null where it is refused. */
export function openStorage(): TickStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * The ticks this browser keeps, or null where it keeps none. What is not ours or is damaged counts as none; items that are
 * no longer in the list are dropped.
 */
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

/** @returns false where the browser refuses */
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
    // A storage that refuses to be written to holds nothing of ours.
  }
}
