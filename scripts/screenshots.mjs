import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { screenshots } from '../components/layout/app-pictures.mjs';
import { chromiumArguments, ensureChromium } from './browsers/chromium.mjs';
import { listFiles } from './postbuild/list-files.mjs';
import { main, projectRoot } from './run.mjs';
import { listen } from './server/port.mjs';
import { createSiteServer } from './server/site-server.mjs';

/** @param {string} file @returns {never} */
function never(file) {
  throw new Error(`${file} lacks a picture of components/layout/app-pictures.mjs.`);
}

/**
 * Takes the pictures of the manifests, one of each language, from the export in out/, into public/screenshots: run it when the first exhibit has
 * changed.
 */
async function takeScreenshots() {
  const out = path.join(projectRoot, 'out');
  const server = await listen(createSiteServer(out), 0, 'localhost');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  const manifests = (await listFiles(out)).filter((file) => path.basename(file) === 'manifest.webmanifest');
  for (const file of manifests) {
    const manifest = JSON.parse(readFileSync(path.join(out, file), 'utf8'));
    /** @type {{ form_factor: string, src: string }[]} */
    const pictures = manifest.screenshots;
    const address = new URL(file, `http://localhost:${port}/`);
    for (const { form, width, height, scale } of screenshots) {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: scale,
        locale: manifest.lang,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await page.goto(new URL(manifest.start_url, address).href, { waitUntil: 'networkidle' });
      const { src } = pictures.find((picture) => picture.form_factor === form) ?? never(file);
      await page.screenshot({
        path: path.join(projectRoot, 'public', new URL(src, address).pathname),
        type: 'jpeg',
        quality: 70,
      });
    }
  }
  await browser.close();
  server.close();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(takeScreenshots);
