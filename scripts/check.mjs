import { bootstrap } from './bootstrap.mjs';
import { lint } from './lint.mjs';
import { main, runUnitTests } from './run.mjs';

/** All checks that need no build and no browser. */
await main(async () => {
  await bootstrap('all');
  await lint();
  await runUnitTests();
});
