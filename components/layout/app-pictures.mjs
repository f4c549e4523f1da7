/** The icons of the installed site, which app/icons draws from app/icon.svg. */
export const appIcons = /** @type {const} */ ([
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
]);

/** @param {(typeof appIcons)[number]} icon */
export const iconName = ({ size, purpose }) => (purpose === 'any' ? `${size}.png` : `${purpose}-${size}.png`);

/**
 * What browsers show before the site is installed, in public/screenshots, for each language. `node scripts/screenshots.mjs` takes them, by
 * CSS pixels and a scale. Chromium wants 320 to 3840 pixels, and at most 2.3 times as much one way as the other.
 */
export const screenshots = /** @type {const} */ ([
  { form: 'narrow', width: 405, height: 720, scale: 2 },
  { form: 'wide', width: 1280, height: 720, scale: 1 },
]);

/** @param {string} locale @param {(typeof screenshots)[number]['form']} form */
export const screenshotPath = (locale, form) => `screenshots/${locale}/${form}.jpg`;
