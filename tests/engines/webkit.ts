import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { findMiniBrowser, findWebKitDriver } from '@/scripts/browsers/engines.mjs';
import { withFontsOf } from '../../scripts/fonts/system-fonts.mjs';
import type { Engine, Key, Session } from './session';
import { type WatchedSite, watchSite } from './watched-site';

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Space: Keys.SPACE,
  End: Keys.END,
  PageDown: Keys.PAGE_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
};

/** A screen without a monitor, of a number that is free. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** Waits until the driver answers. */
async function whenReady(address: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** WebKitGTK, in the small browser that Debian's package of its driver has. One session at a time. */
export async function startWebKit(site: string, port: number): Promise<Engine> {
  const { screen, display } = await startScreen();
  const driver = spawn(findWebKitDriver() ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...withFontsOf('narrow'),
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // The sandbox needs namespaces that a container may not make.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await whenReady(address);
  const watched = await watchSite(site);
  return {
    async begin() {
      const browser = await new Builder()
        .usingServer(address)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
          }),
        )
        .build();
      return sessionOf(browser, watched);
    },
    async stop() {
      watched.close();
      driver.kill();
      screen.kill();
    },
  };
}

function sessionOf(browser: WebDriver, watched: WatchedSite): Session {
  const from = watched.complaints().length;
  let lost: RegExp | undefined;
  return {
    open: (address) => browser.get(new URL(address, watched.address).href),
    reload: () => browser.navigate().refresh(),
    back: () => browser.navigate().back(),
    run: (work, ...given) => browser.executeScript(`return (${work}).apply(null, arguments)`, ...given),
    click: (x, y) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    key: (name) => browser.actions().sendKeys(keys[name]).perform(),
    async resize(width, height) {
      const bar = (await browser.executeScript('return outerHeight - innerHeight')) as number;
      await browser
        .manage()
        .window()
        .setRect({ width, height: height + bar });
    },
    async lose(addresses) {
      lost = addresses;
      watched.lose(addresses);
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    complaints: async () =>
      watched
        .complaints()
        .slice(from)
        .filter((sentence) => !lost?.test(sentence)),
    end: () => {
      watched.lose();
      return browser.quit();
    },
  };
}
