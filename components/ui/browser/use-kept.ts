import { useEffect, useLayoutEffect, useState } from 'react';
import { deleteStored, onStoredChange, readStored, store } from './browser-storage';

export interface Kept<T> {
  /** Storage key; written only after the reader opts in. */
  readonly key: string;
  readonly empty: T;
  /** null if nothing valid is stored */
  decode(text: string | null): T | null;
  encode(value: T): string;
  /** The stored value with what this tab has in addition. */
  join(stored: T, own: T): T;
}

/**
 * What the reader enters, and whether this browser stores it, which the reader decides. Each change is applied to the stored value, not to
 * the one of this tab, so that two tabs do not undo each other's changes, and each shows those of the other.
 *
 * @param kept must be the same object on each render
 */
export function useKept<T>(kept: Kept<T>) {
  const [value, setValue] = useState(kept.empty);
  const [isKept, setKept] = useState(false);
  const read = () => kept.decode(readStored(kept.key));
  const save = (next: T) => store(kept.key, kept.encode(next));

  // A layout effect: what was entered before hydration changes the stored value, and is not overwritten by it.
  useLayoutEffect(() => {
    const found = kept.decode(readStored(kept.key));
    if (found === null) return;
    setValue(found);
    setKept(store(kept.key, kept.encode(found)));
  }, [kept]);

  useEffect(
    () =>
      onStoredChange([kept.key], () => {
        const found = kept.decode(readStored(kept.key));
        // Another tab has opted out: what is on the screen stays.
        if (found === null) return setKept(false);
        // Another tab has opted in: what was entered in this one must not be lost.
        if (!isKept && kept.encode(kept.join(found, value)) !== kept.encode(found)) return;
        setValue(found);
        setKept(true);
      }),
    [kept, value, isKept],
  );

  return {
    value,
    isKept,
    /** @returns false if the change could not be stored; then nothing is stored any more */
    change(apply: (value: T) => T): boolean {
      const found = isKept ? read() : null;
      if (found === null) {
        setValue(apply);
        setKept(false);
        return true;
      }
      const next = apply(found);
      const isSaved = save(next);
      setValue(next);
      setKept(isSaved);
      return isSaved;
    },
    /** @returns false if the value could not be stored */
    keep(isWanted: boolean): boolean {
      if (!isWanted) deleteStored(kept.key);
      const found = read();
      const next = found === null ? value : kept.join(found, value);
      const isSaved = isWanted && save(next);
      setValue(next);
      setKept(isSaved);
      return isSaved === isWanted;
    },
    clear() {
      deleteStored(kept.key);
      setValue(kept.empty);
      setKept(false);
    },
  };
}
