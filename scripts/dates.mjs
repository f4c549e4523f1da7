import { bootstrap } from './bootstrap.mjs';
import { main, programs, runPackage } from './run.mjs';

/**
 * Writes content/dates.ts anew: pages whose text has changed since the file was written get the day of today. The test that compares the
 * texts with the file does it, because it reads the content as the build does.
 */
await main(async () => {
  await bootstrap('all');
  await runPackage(programs.jest, ['lib/pages/dates.test', '--testNamePattern', 'the dates of the pages'], {
    UPDATE_DATES: '1',
  });
});
