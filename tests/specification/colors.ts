import type { Locator } from '@playwright/test';

/** The hue of the text color of an element in degrees: red is 0, yellow 60, green 120. */
export const hueOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    context.fillStyle = getComputedStyle(node).color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
    const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
    if (high === low) return Number.NaN;
    const sixth =
      high === r ? (g - b) / (high - low) : high === g ? 2 + (b - r) / (high - low) : 4 + (r - g) / (high - low);
    return (Math.round(sixth * 60) + 360) % 360;
  });

/** The name of a hue as the specification uses it. */
export function nameOf(hue: number): 'red' | 'yellow' | 'green' | 'other' {
  if (hue < 25 || hue > 340) return 'red';
  if (hue < 60) return 'yellow';
  return hue >= 70 && hue < 170 ? 'green' : 'other';
}
