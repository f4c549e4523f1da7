import localFont from 'next/font/local';

/*
 * Both files are written by scripts/fonts.mjs and preloaded. `optional`: a font that is not there at the first paint is used from
 * the next page on. With `swap`, a title that wraps differently in the fallback would move the page.
 */

/** Display serif: headings and figures. */
const fraunces = localFont({
  src: '../../.fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '400 700',
  display: 'optional',
  // components/layout/font-fallbacks.css has fallbacks for more systems.
  adjustFontFallback: false,
});

/** Text face: everything else. */
const figtree = localFont({
  src: '../../.fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});

export const fontClasses = `${fraunces.variable} ${figtree.variable}`;
