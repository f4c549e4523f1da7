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
