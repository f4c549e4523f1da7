import { bootstrap } from './bootstrap.mjs';
import { writeFonts } from './fonts/fonts.mjs';
import { writeShipped } from './packages/shipped.mjs';
import { main, programs, runPackage } from './run.mjs';

await main(async () => {
  await bootstrap('site');
  await writeFonts();
  await writeShipped();
  await runPackage(programs.next, ['dev', ...process.argv.slice(2)], { NEXT_TELEMETRY_DISABLED: '1' });
});
