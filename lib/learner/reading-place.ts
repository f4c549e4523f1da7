/** The top and the height of an element in px, relative to the line on the screen at which a reader is taken to read. */
export interface Extent {
  readonly top: number;
  readonly height: number;
}

/** The last element that begins at or above the reading line, from 1; null before the first. */
export function placeOf(extents: readonly Extent[]): number | null {
  return extents.findLastIndex(({ top }) => top <= 0) + 1 || null;
}

/** The part, from 1, in which a stop is; null for an unknown stop and before the first part. */
export function partOf(stop: string | undefined, parts: readonly string[], stops: readonly string[]): number | null {
  const reached = stops.slice(0, stops.indexOf(stop ?? '') + 1);
  return parts.filter((part) => reached.includes(part)).length || null;
}

/** The part of each element above the reading line, from 0 to 1 in hundredths. */
export function shareRead(extents: readonly Extent[]): number[] {
  return extents.map(({ top, height }) => {
    if (height <= 0) return top <= 0 ? 1 : 0;
    return Math.round(Math.min(Math.max(-top / height, 0), 1) * 100) / 100;
  });
}

/** The part of all elements together that is below the reading line, from 0 to 1 in hundredths; 1 without any height. */
export function shareLeft(extents: readonly Extent[]): number {
  const total = extents.reduce((sum, { height }) => sum + height, 0);
  if (total <= 0) return 1;
  const read = extents.reduce((sum, { top, height }) => sum + Math.min(Math.max(-top, 0), height), 0);
  return Math.round((1 - read / total) * 100) / 100;
}
