import type { HoldingMeasure } from './returns';

/** From −4, the greatest losses, to 4, the greatest gains; 0 is around none. */
export type Shade = -4 | -3 | -2 | -1 | 0 | 1 | 2 | 3 | 4;

export const SHADES: readonly Shade[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/**
 * The percents at which the shades 1 to 4 begin. A loss and the gain that makes it good have the same strength: −20% and +25%, −50% and
 * +100%.
 */
const LIMITS: Record<HoldingMeasure, { gains: readonly number[]; losses: readonly number[] }> = {
  yearly: { gains: [1, 3, 8, 25], losses: [-1, -3, -8, -20] },
  whole: { gains: [5, 33, 100, 300], losses: [-5, -25, -50, -75] },
};

/** The shade of a change. @param value percent */
export function shadeOf(value: number, measure: HoldingMeasure): Shade {
  const { gains, losses } = LIMITS[measure];
  if (value < 0) return (-losses.filter((limit) => value <= limit).length || 0) as Shade;
  return gains.filter((limit) => value >= limit).length as Shade;
}

/** The percents between which a shade is used; null for no end. */
export function rangeOf(shade: Shade, measure: HoldingMeasure): { from: number | null; to: number | null } {
  const { gains, losses } = LIMITS[measure];
  if (shade === 0) return { from: losses[0] ?? null, to: gains[0] ?? null };
  const limits = shade > 0 ? gains : losses;
  const [near, far] = [limits[Math.abs(shade) - 1] ?? null, limits[Math.abs(shade)] ?? null];
  return shade > 0 ? { from: near, to: far } : { from: far, to: near };
}
