import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../run.mjs';

/** Characters of English, Spanish and Portuguese, of the site's typography, and of cited names. */
const fontCharacters = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúüÄÖßäèëïöòª°º¡¿',
  ...'\u00a0\u2009\u202f–—‘’“”„«»‹›•·…′″',
  ...'¢£¥€₿§©±²³¹¼½¾×÷−≈≠≤≥→←↑↓',
].join('');

/** The weights in use, from regular to bold. */
const weights = { min: 400, max: 700 };
const families = ['fraunces', 'figtree'];

/**
 * Writes the two fonts, subset to the characters and weights in use, to `.fonts/` for components/layout/fonts.ts. Both files load
 * with the first page.
 */
export async function writeFonts() {
  // @ts-expect-error The package has no types.
  const { default: subsetFont } = await import('subset-font');
  const folder = path.join(projectRoot, '.fonts');
  mkdirSync(folder, { recursive: true });
  for (const family of families) {
    const file = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    const cut = await subsetFont(readFileSync(path.join(projectRoot, file)), fontCharacters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(path.join(folder, `${family}.woff2`), cut);
  }
}
