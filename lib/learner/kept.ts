import { decodeRecord } from './codec';
import { COPY_KEYS, RECORD_KEY } from './store';

type KeptStorage = Pick<Storage, 'getItem' | 'removeItem'>;

/** A record that could not be used: a copy set aside, or the one that still stands in its place. */
export interface KeptRecord {
  readonly key: string;
  readonly text: string;
  readonly isInPlace: boolean;
}

/** Every record in the browser that could not be used. Where the browser does not let us look there is none. */
export function keptRecords(openStorage: () => KeptStorage): readonly KeptRecord[] {
  try {
    const storage = openStorage();
    const copies = COPY_KEYS.flatMap((key) => {
      const text = storage.getItem(key);
      return text === null ? [] : [{ key, text, isInPlace: false }];
    });
    const text = storage.getItem(RECORD_KEY);
    if (text === null || decodeRecord(text).ok || copies.some((copy) => copy.text === text)) return copies;
    return [...copies, { key: RECORD_KEY, text, isInPlace: true }];
  } catch {
    return [];
  }
}

/**
 * Takes copies away for good, and their originals where those still stand: they would only be set aside again. A newer
 * version's record stays in its place: only a reset or an import replaces it.
 */
export function deleteCopies(openStorage: () => KeptStorage, copies: readonly KeptRecord[]): void {
  try {
    const storage = openStorage();
    for (const { key, text, isInPlace } of copies) {
      // Another tab may have put something else there.
      if (isInPlace || storage.getItem(key) !== text) continue;
      storage.removeItem(key);
      const decoded = decodeRecord(text);
      const isNewer = !decoded.ok && decoded.reason === 'future-version';
      if (!isNewer && storage.getItem(RECORD_KEY) === text) storage.removeItem(RECORD_KEY);
    }
  } catch {
    // The list is read again, and shows what is still there.
  }
}
