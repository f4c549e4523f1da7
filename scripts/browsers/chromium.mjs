import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, programs, runPackage, StepError } from '../run.mjs';
import { canInstall, installPackages, isRoot, updatePackages } from './apt.mjs';

const usualPlaces = {
  // The headless shell first: the tests take a third less time with it.
  linux: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap(
    (name) => ['/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => `${folder}/${name}`),
  ),
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] ? [path.join(process.env[name], 'Google/Chrome/Application/chrome.exe')] : [],
  ),
};

/** Playwright's own browser, if Playwright is installed. */
function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** The path of the Chromium for tests: `CHROMIUM_PATH`, the usual places or Playwright's own. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (!existsSync(asked)) throw new StepError(`CHROMIUM_PATH=${asked}: the file does not exist.`);
    return asked;
  }
  const usual = usualPlaces[/** @type {keyof typeof usualPlaces} */ (process.platform)] ?? [];
  return [...usual, ...playwrightsOwn()].find((file) => file && existsSync(file));
}

/** Turns off the browser's own requests, and for root the sandbox, with which Chromium would not start. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];

async function installWithApt() {
  await updatePackages();
  // Older Debian releases have no such package.
  await installPackages('chromium-headless-shell').catch(() => installPackages('chromium'));
}

/** Returns the path of a Chromium; installs one if none is found. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one …');
  if (canInstall()) {
    await installWithApt().catch((error) => console.warn(`${error.message}; trying Playwright's own`));
  }
  if (!findChromium()) await runPackage(programs.playwright, ['install', 'chromium']);
  const installed = findChromium();
  if (!installed)
    throw new StepError('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.');
  return installed;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => console.log(await ensureChromium()));
}
