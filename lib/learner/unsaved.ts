import { decodeRecord, encodeRecord } from './codec';
import { learnerReducer } from './reducer';
import { initialState } from './state';
import type { LearnerAction } from './types';
import type { UnsavedActions } from './unsaved-in-tab';

/** For a store that has one page only. */
export const noUnsaved: UnsavedActions = { read: () => null, write: () => false };

/** @returns no actions if one of them is invalid, for example because another version of the site wrote it */
export function decodeActions(text: string | null): LearnerAction[] {
  try {
    const actions: LearnerAction[] = JSON.parse(text ?? '[]');
    return decodeRecord(encodeRecord(actions.reduce(learnerReducer, initialState))).ok ? actions : [];
  } catch {
    return [];
  }
}
