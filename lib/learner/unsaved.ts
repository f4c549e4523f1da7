import { decodeRecord, encodeRecord } from './codec';
import { learnerReducer } from './reducer';
import { initialState } from './state';
import type { LearnerAction } from './types';

/** Where a tab keeps the actions that it could not save, for its next page. */
export interface UnsavedActions {
  read(): string | null;
  /** @returns whether it was written */
  write(text: string | null): boolean;
}

/** For a store that has one page only. */
export const noUnsaved: UnsavedActions = { read: () => null, write: () => false };

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

/** @returns no actions if one of them is invalid, for example because another version of the site wrote it */
export function decodeActions(text: string | null): LearnerAction[] {
  try {
    const actions: LearnerAction[] = JSON.parse(text ?? '[]');
    return decodeRecord(encodeRecord(actions.reduce(learnerReducer, initialState))).ok ? actions : [];
  } catch {
    return [];
  }
}
