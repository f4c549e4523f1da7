import { type Decoded, decodeRecord, encodeRecord, MAX_CHARACTERS } from './codec';
import type { LocalDate } from './local-date';
import type { LearnerState } from './types';

/** The file a learner takes to another device. Indented, because people open what they download. */
export function exportFile(state: LearnerState, today: LocalDate): { name: string; text: string } {
  const record: unknown = JSON.parse(encodeRecord(state, { exportedOn: today }));
  return { name: `bitcoin-journey-progress-${today}.json`, text: `${JSON.stringify(record, null, 2)}\n` };
}

/**
 * Reads what a file input gives: size first, then the text. Never throws; a file that cannot be read is refused as "not
 * JSON". On refusal the reason is for the learner, and nothing has changed.
 */
export async function importBlob(file: Pick<Blob, 'size' | 'text'>): Promise<Decoded> {
  if (file.size > MAX_CHARACTERS) return { ok: false, reason: 'too-large' };
  try {
    return decodeRecord(await file.text());
  } catch {
    return { ok: false, reason: 'not-json' };
  }
}
