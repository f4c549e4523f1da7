import { bootstrap } from './bootstrap.mjs';
import { lint } from './lint.mjs';
import { main, runJest } from './run.mjs';

/** Everything that needs neither a build nor a browser. */
await main(async () => {
  await bootstrap('all');
  await lint();
  await runJest();
});
