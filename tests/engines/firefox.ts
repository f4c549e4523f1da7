import puppeteer, { type Page } from 'puppeteer-core';
import { findFirefox } from '@/scripts/browsers/engines.mjs';
import { withFontsOf } from '../../scripts/fonts/system-fonts.mjs';
import { projectRoot } from '../../scripts/run.mjs';
import { watch } from './complaints';
import type { Engine, Session, Settings } from './session';

/** Its sandbox reads no fonts elsewhere than where the system has them. */
const readable = 'security.sandbox.content.read_path_whitelist';

/** Firefox speaks WebDriver BiDi itself, without a driver. */
export async function startFirefox({ site, hasScript = true }: Settings): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    env: { ...process.env, ...withFontsOf('narrow') },
    extraPrefsFirefox: { 'javascript.enabled': hasScript, [readable]: `${projectRoot}/` },
  });
  return {
    async begin() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return { ...sessionOf(page, site), end: () => context.close() };
    },
    stop: () => browser.close(),
  };
}

function sessionOf(page: Page, site: string): Omit<Session, 'end'> {
  const seen = watch(page);
  let lost: RegExp | undefined;
  return {
    open: async (address) => {
      await page.goto(new URL(address, site).href, { waitUntil: 'load' });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'load' });
    },
    // A page that the browser has kept loads nothing, and puppeteer would wait for it.
    back: () => page.evaluate(() => history.back()),
    run: (work, ...given) => page.evaluate(work as never, ...(given as unknown[] as never[])),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewport({ width, height }),
    async lose(addresses) {
      lost = addresses;
      await page.setRequestInterception(true);
      page.on('request', (request) => (addresses.test(request.url()) ? request.abort() : request.continue()));
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: async () => seen.filter((sentence) => !lost?.test(sentence)),
  };
}
