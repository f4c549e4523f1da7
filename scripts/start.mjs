import { build } from './build.mjs';
import { main, StepError } from './run.mjs';
import { host, serve } from './serve.mjs';
import { assertPortIsFree, wantedPort } from './server/port.mjs';

await main(async () => {
  try {
    await assertPortIsFree(wantedPort(), host);
  } catch (error) {
    throw new StepError(/** @type {Error} */ (error).message);
  }
  await build();
  await serve();
});
