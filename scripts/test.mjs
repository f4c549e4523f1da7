import { bootstrap } from './bootstrap.mjs';
import { ensureChromium } from './browsers/chromium.mjs';
import { build } from './build.mjs';
import { lint } from './lint.mjs';
import { main, programs, runExportTests, runPackage, runUnitTests, StepError, together } from './run.mjs';

/** @param {string[]} projects of playwright.config.ts */
const runBrowserTests = (...projects) =>
  runPackage(programs.playwright, ['test', ...projects.map((project) => `--project=${project}`)]);

/**
 * Only on Linux can the tests choose the fonts of the browser.
 *
 * @param {string} narrow @param {string} wide projects of playwright.config.ts
 */
function runBothSystems(narrow, wide) {
  if (process.platform === 'linux') return runBrowserTests(narrow, wide);
  console.log(
    `Chromium has the fonts of this system: the tests with wide letters (project "${wide}") run on Linux only.`,
  );
  return runBrowserTests(narrow);
}

/** The steps of `npm test`; the first failure ends the run. @type {[name: string, work: () => Promise<unknown>][]} */
const steps = [
  ['packages', () => bootstrap('all')],
  ['browser', async () => console.log(await ensureChromium())],
  ['lint and types', lint],
  // A build uses little more than one processor, and jest needs no build.
  ['build, and unit and component tests (jest)', () => together(build, runUnitTests)],
  // A browser waits for animations, timers and files while the exported files are read.
  [
    'tests of the exported files (jest), and browser tests on the export (Playwright)',
    () => together(runExportTests, () => runBothSystems('narrow', 'wide')),
  ],
];

/** The steps of `npm run test:every`, on the export that `npm test` has built. @type {typeof steps} */
const everySteps = [
  ['packages', () => bootstrap('all')],
  ['browser', async () => console.log(await ensureChromium())],
  ['every page (Playwright)', () => runBothSystems('every', 'every, wide')],
];

const isEvery = process.argv.includes('--every');
const command = isEvery ? 'npm run test:every' : 'npm test';

await main(async () => {
  const all = isEvery ? everySteps : steps;
  for (const [index, [name, work]] of all.entries()) {
    const title = `${index + 1}/${all.length} ${name}`;
    console.log(`\n== ${title} ==`);
    try {
      await work();
    } catch (error) {
      if (error instanceof StepError) throw new StepError(`${error.message}\n${command} failed at step ${title}.`);
      console.error(`${command} failed at step ${title}:`);
      throw error;
    }
  }
});
