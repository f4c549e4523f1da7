import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { buildInsightsVariant } from './insights-variant.mjs';
import { lint } from './lint.mjs';
import { main, programs, runJest, runPackage, StepError, together } from './run.mjs';

/** The steps of `npm test`; the first failure ends the run. @type {[name: string, work: () => Promise<unknown>][]} */
const steps = [
  ['packages', () => bootstrap('all')],
  ['browser', async () => console.log(await ensureChromium())],
  ['lint and types', lint],
  // A build uses little more than one processor, and jest needs no build.
  ['builds, without and with analytics, and unit and component tests (jest)', () => together(buildBoth, runJest)],
  ['browser tests on the export (Playwright)', () => runPackage(programs.playwright, ['test'])],
];

async function buildBoth() {
  await build();
  // In a folder that the first build removes.
  await buildInsightsVariant();
}

await main(async () => {
  for (const [index, [name, work]] of steps.entries()) {
    const title = `${index + 1}/${steps.length} ${name}`;
    console.log(`\n== ${title} ==`);
    try {
      await work();
    } catch (error) {
      if (error instanceof StepError) throw new StepError(`${error.message}\nnpm test failed at step ${title}.`);
      console.error(`npm test failed at step ${title}:`);
      throw error;
    }
  }
});
