import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/browsers/chromium.mjs';
import { withFontsOf } from './scripts/fonts/system-fonts.mjs';

const askForPort =
  "const s=require('net').createServer().listen(0,'localhost',()=>{console.log(s.address().port);s.close()})";

/** A free port, chosen once. Every worker evaluates this file again and reads the port from the environment. */
function freePort() {
  process.env.PLAYWRIGHT_PORT ||= execFileSync(process.execPath, ['-e', askForPort], { encoding: 'utf8' }).trim();
  return process.env.PLAYWRIGHT_PORT;
}

const port = freePort();

/**
 * The processor draws the pages in any case. Without a process that stands in for a graphics card, the tests take a fifth less.
 */
const withoutGraphicsCard = ['--disable-gpu', '--in-process-gpu'];

/**
 * axe runs for half a second on each page: the optimizing compilers of V8 take more time than they save there. Other tests take as
 * long as with them.
 */
const withoutOptimizing = ['--js-flags=--no-opt,--no-maglev'];

const launchOptions = (system: 'narrow' | 'wide') => ({
  executablePath: findChromium(),
  args: [...chromiumArguments, ...withoutGraphicsCard, ...withoutOptimizing],
  env: { ...process.env, ...withFontsOf(system) },
});

/** Visits of every page, and long ways through many, which `npm run test:every` makes. */
const everyPage = 'every/**';
/** Journeys in Firefox and WebKit, which `npm run browsers` makes. */
const otherEngines = 'engines/**';
const elsewhere = [everyPage, otherEngines];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Of three workers one waits, for a file or an animation, while two compute.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // No test measures time: on a busy machine they only take longer.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list', { printSteps: false }]],
  projects: [
    { name: 'narrow', testIgnore: elsewhere, use: { launchOptions: launchOptions('narrow') } },
    // What measures text has the tag @text: it runs with the widest letters of a system as well.
    { name: 'wide', testIgnore: elsewhere, grep: /@text/, use: { launchOptions: launchOptions('wide') } },
    { name: 'every', testMatch: `${everyPage}/*.spec.ts`, use: { launchOptions: launchOptions('narrow') } },
    {
      name: 'every, wide',
      testMatch: `${everyPage}/*.spec.ts`,
      grep: /@text/,
      use: { launchOptions: launchOptions('wide') },
    },
    { name: 'firefox', testMatch: `${otherEngines}/*.spec.ts` },
    { name: 'webkit', testMatch: `${otherEngines}/*.spec.ts`, testIgnore: '**/without-script.spec.ts' },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // A new context takes most of a short test. Storage, routes and settings are reset between tests, the HTTP cache is not.
    reuseContext: true,
    // A worker would keep pages from one test to the next, and fetch the site meanwhile: browser/offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    // The highest quality takes a third of a second for a large page; files of this one are 2 % larger.
    env: { PORT: port, BROTLI_QUALITY: '10' },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
