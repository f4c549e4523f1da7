import type { chapterTones } from '../chapter-coin';

export type ChapterTone = (typeof chapterTones)[number];

/** A line has the color of the chapter in which it begins: on both maps and in their key. */
export const lineStrokes: Record<ChapterTone, string> = {
  ink: 'stroke-muted',
  loss: 'stroke-loss-fill',
  bitcoin: 'stroke-bitcoin-fill',
  gain: 'stroke-gain-fill',
};
export const lineFills: Record<ChapterTone, string> = {
  ink: 'fill-muted',
  loss: 'fill-loss-fill',
  bitcoin: 'fill-bitcoin-fill',
  gain: 'fill-gain-fill',
};
