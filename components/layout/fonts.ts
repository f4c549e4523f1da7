import localFont from 'next/font/local';

/* Both files are written by scripts/fonts/fonts.mjs and preloaded; the fallbacks in font-fallbacks.css have the same width. */

/** Display serif: headings and figures. */
const fraunces = localFont({
  src: '../../.fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
});

/** Text face: everything else. */
const figtree = localFont({
  src: '../../.fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
});

export const fontClasses = `${fraunces.variable} ${figtree.variable}`;
