import { decodeRecord } from './codec';
import { COPY_KEYS, RECORD_KEY } from './store';

type KeptStorage = Pick<Storage, 'getItem' | 'removeItem'>;

export interface KeptRecord {
  readonly key: string;
  readonly text: string;
  /** Whether this is the record itself instead of a copy. */
  readonly isInPlace: boolean;
}

/** The invalid records in storage; none if the browser denies access. */
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
 * Deletes set-aside copies and their invalid originals; otherwise the next read would set the originals aside again. Keeps the
 * record of a newer version of the site, which only a reset or an import replaces.
 */
export function deleteCopies(openStorage: () => KeptStorage, copies: readonly KeptRecord[]): void {
  try {
    const storage = openStorage();
    for (const { key, text, isInPlace } of copies) {
      // Another tab may have replaced the value of this key.
      if (isInPlace || storage.getItem(key) !== text) continue;
      storage.removeItem(key);
      const decoded = decodeRecord(text);
      const isNewer = !decoded.ok && decoded.reason === 'future-version';
      if (!isNewer && storage.getItem(RECORD_KEY) === text) storage.removeItem(RECORD_KEY);
    }
  } catch {
    // The caller reads the list again and finds the records that were not deleted.
  }
}
