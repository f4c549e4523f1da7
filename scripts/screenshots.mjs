import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { screenshots } from '../components/layout/app-pictures.mjs';
import { chromiumArguments, ensureChromium } from './browsers/chromium.mjs';
import { main, projectRoot } from './run.mjs';
import { listen } from './server/port.mjs';
import { createSiteServer } from './server/site-server.mjs';

/** Takes the pictures of the manifest from the export in out/, into public/screenshots: run it when the first exhibit has changed. */
async function takeScreenshots() {
  const server = await listen(createSiteServer(path.join(projectRoot, 'out')), 0, 'localhost');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  for (const { form, width, height, scale } of screenshots) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await page.goto(`http://localhost:${port}`, { waitUntil: 'networkidle' });
    await page.screenshot({
      path: path.join(projectRoot, `public/screenshots/${form}.jpg`),
      type: 'jpeg',
      quality: 70,
    });
  }
  await browser.close();
  server.close();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(takeScreenshots);
