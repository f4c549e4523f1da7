import { type Decoded, decodeRecord, encodeRecord, MAX_CHARACTERS } from './codec';
import type { LocalDate } from './local-date';
import type { LearnerState } from './types';

export function exportFile(state: LearnerState, today: LocalDate): { name: string; text: string } {
  const record: unknown = JSON.parse(encodeRecord(state, { exportedOn: today }));
  return { name: `bitcoin-journey-progress-${today}.json`, text: `${JSON.stringify(record, null, 2)}\n` };
}

/** Decodes a chosen file. Never throws: a file that is too large is refused unread, an unreadable one is 'not-json'. */
export async function importBlob(file: Pick<Blob, 'size' | 'text'>): Promise<Decoded> {
  if (file.size > MAX_CHARACTERS) return { ok: false, reason: 'too-large' };
  try {
    return decodeRecord(await file.text());
  } catch {
    return { ok: false, reason: 'not-json' };
  }
}
