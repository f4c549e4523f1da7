import localFont from 'next/font/local';

/** Display serif: headings and figures. Both files are written by scripts/fonts.mjs. */
const fraunces = localFont({
  src: '../../.fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '400 700',
  display: 'swap',
  // components/layout/font-fallbacks.css has fallbacks for more systems.
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
