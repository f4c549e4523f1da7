import type { Kept } from '@/components/ui/browser/use-kept';

export const TICKS_KEY = 'bitcoin-journey:checklist';
const VERSION = 1;

/** Returns the ticks of a stored record without unknown items; null if the record is missing or invalid. */
export function decodeTicks(record: string | null, itemIds: readonly string[]): string[] | null {
  try {
    const parsed: unknown = JSON.parse(record ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { version, checked } = parsed as { version?: unknown; checked?: unknown };
    if (version !== VERSION || !Array.isArray(checked)) return null;
    return itemIds.filter((id) => checked.includes(id));
  } catch {
    return null;
  }
}

function encodeTicks(checked: readonly string[]): string {
  return JSON.stringify({ version: VERSION, checked });
}

export const keptTicks = (itemIds: readonly string[]): Kept<readonly string[]> => ({
  key: TICKS_KEY,
  empty: [],
  decode: (text) => decodeTicks(text, itemIds),
  encode: encodeTicks,
  join: (stored, own) => itemIds.filter((id) => stored.includes(id) || own.includes(id)),
});
