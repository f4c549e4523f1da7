import type { Locale } from '@/lib/format/locale';

/** A drawing of a guide. It is 320 wide, as the lessons' are; on the narrowest phone type of 14 is still 12 px. */
export interface DrawingPlan<Label extends string> {
  height: number;
  /** What it computes, for the words that name it in braces. */
  values?: (locale: Locale) => Record<string, string>;
  draw: (labels: Record<Label, string>, values: Record<string, string>) => React.ReactNode;
}

/** The line of the lessons' drawings. */
export const line = {
  className: 'fill-raised stroke-ink',
  strokeWidth: 2.2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** Two rings of a chain that fill a gap from top to bottom and reach behind what they join. */
export const rings = (gap: number) =>
  `M-5-6V${gap / 2 - 3}a5 5 0 0 0 10 0V-6M-5 ${gap + 6}V${gap / 2 + 3}a5 5 0 0 1 10 0v${gap / 2 + 3}`;
