import type { LearnerAction } from './types';

/*
 * Without the table of the lessons, so that the loader of every page can have it.
 */

export const RECORD_KEY = 'bitcoin-journey:progress';

/** Where a tab keeps the actions that it could not save, for its next page. */
export interface UnsavedActions {
  read(): string | null;
  /** @returns whether it was written */
  write(text: string | null): boolean;
}

/** In the storage of the tab, which can have room where that of the browser is full. */
export const unsavedInTab = (key: string): UnsavedActions => ({
  read() {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(text) {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
});

/** Leaves an action to the next page of the tab that reads the record. What cannot be read was written by another version of the site. */
export function leaveAction(action: LearnerAction, { read, write }: UnsavedActions = unsavedInTab(RECORD_KEY)): void {
  let before: unknown;
  try {
    before = JSON.parse(read() ?? '[]');
  } catch {
    before = [];
  }
  write(JSON.stringify([...(Array.isArray(before) ? before : []), action]));
}
