import { type Decoded, decodeRecord, encodeRecord } from './codec';
import type { LocalDate } from './local-date';
import type { LearnerState } from './types';

/** An honest file has about 1 kB. A larger one is refused by its size, before it is read into memory. */
export const MAX_FILE_BYTES = 256_000;

/** The file a learner takes to another device. Indented, because people open what they download. */
export function exportFile(state: LearnerState, today: LocalDate): { name: string; text: string } {
  const record: unknown = JSON.parse(encodeRecord(state, { exportedOn: today }));
  return { name: `bitcoin-journey-progress-${today}.json`, text: `${JSON.stringify(record, null, 2)}\n` };
}

/** Reads an exported file. Never throws; on refusal the reason is for the learner, and nothing has changed. */
export function importFile(text: string): Decoded {
  return decodeRecord(text);
}

/** The same for what a file input gives: size first, then the text. A file that cannot be read is refused as well. */
export async function importBlob(file: Pick<Blob, 'size' | 'text'>): Promise<Decoded> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, reason: 'too-large' };
  try {
    return importFile(await file.text());
  } catch {
    return { ok: false, reason: 'not-json' };
  }
}
