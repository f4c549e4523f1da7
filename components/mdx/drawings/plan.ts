import type { Locale } from '@/lib/format/locale';

/** A drawing of a guide, 320 units wide. It is 280 to 336 px wide, so type of 14 units has 12 to 15 px. */
export interface DrawingPlan<Label extends string> {
  height: number;
  /** Values for the {names} in its words. */
  values?: (locale: Locale) => Record<string, string>;
  draw: (labels: Record<Label, string>, values: Record<string, string>) => React.ReactNode;
  /** The height at which it is cut in two scenes. They are side by side where there is room; the second is not lower than the first. */
  cut?: number;
  /** It has links, so it is a group instead of an image. */
  hasLinks?: true;
  /** The same, 640 units wide, for screens on which the drawing is wider than a phone. */
  wide?: Pick<DrawingPlan<Label>, 'height' | 'draw'>;
}

/** The path of two chain links across a vertical gap; their ends are behind the blocks that they join. */
export const rings = (gap: number) =>
  `M-5-6V${gap / 2 - 3}a5 5 0 0 0 10 0V-6M-5 ${gap + 6}V${gap / 2 + 3}a5 5 0 0 1 10 0v${gap / 2 + 3}`;
