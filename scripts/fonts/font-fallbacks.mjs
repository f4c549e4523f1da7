/**
 * Prints the descriptors of components/layout/font-fallbacks.css for font files of a system, regular and bold:
 *
 *     node scripts/fonts/font-fallbacks.mjs /usr/share/fonts/truetype/dejavu/DejaVuSans*.ttf
 *
 * Needs the export in `out/` and a Chromium. Each file is compared with both web fonts, over the text that is set in them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../browsers/chromium.mjs';
import { main, projectRoot } from '../run.mjs';

/** The two web fonts, the elements they set, and the weights at which a regular and a bold face of a system replace them. */
const webFonts = [
  { family: 'fraunces', tags: 'h[1-3]', weights: { regular: 560, bold: 600 } },
  { family: 'figtree', tags: '(?:p|li|dd|td)', weights: { regular: 400, bold: 600 } },
];

/** The text of the exported pages inside some elements. @param {string} tags */
function textOf(tags) {
  const out = path.join(projectRoot, 'out');
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(guides|lesson|data)?[\\/]?[\w-]+\.html$/.test(file))
    .map((file) => readFileSync(path.join(out, file), 'utf8').replace(/<(script|style|svg)\b.*?<\/\1>/gs, ''))
    .flatMap((html) => [...html.matchAll(new RegExp(`<(${tags})\\b[^>]*>(.*?)</\\1>`, 'gs'))])
    .map(([, , inner = '']) => inner.replace(/<[^>]*>|&[#\w]+;/g, ''))
    .join(' ');
}

/** @param {string} file */
const dataUrl = (file) => `url(data:font/any;base64,${readFileSync(file).toString('base64')})`;

await main(async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const page = await browser.newPage();
  /** @param {string} url @param {number} weight @param {string} text */
  const measure = (url, weight, text) =>
    page.evaluate(
      async ([url, weight, text]) => {
        const face = new FontFace('Measured', url, { weight: '1 1000' });
        document.fonts.add(await face.load());
        const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
        // The heights are whole pixels: the larger the font, the more exact they are.
        context.font = `${weight} 1000px Measured`;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
        document.fonts.delete(face);
        return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
      },
      /** @type {const} */ ([url, weight, text]),
    );
  const percent = (/** @type {number} */ value) => `${value.toFixed(2)}%`;
  for (const { family, tags, weights } of webFonts) {
    const text = textOf(tags);
    for (const file of process.argv.slice(2)) {
      const weight = /bold/i.test(path.basename(file)) ? weights.bold : weights.regular;
      const web = await measure(dataUrl(path.join(projectRoot, '.fonts', `${family}.woff2`)), weight, text);
      // A face without a range of weights has the same widths at each.
      const system = await measure(dataUrl(file), 400, text);
      const adjust = web.width / system.width;
      console.log(`${family} at ${weight}: ${path.basename(file)}
  size-adjust: ${percent(100 * adjust)};
  ascent-override: ${percent(web.ascent / 10 / adjust)};
  descent-override: ${percent(web.descent / 10 / adjust)};`);
    }
  }
  await browser.close();
});
