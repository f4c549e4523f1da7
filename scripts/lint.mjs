import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { main, programs, runPackage } from './run.mjs';

/** Style and types. Next writes the types of the routes first: a fresh clone has none. */
export async function lint() {
  await bootstrap('all');
  // Biome colors what goes to a file, too.
  await runPackage(programs.biome, ['ci', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.']);
  await runPackage(programs.next, ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
  await runPackage(programs.tsc, ['--noEmit']);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(lint);
