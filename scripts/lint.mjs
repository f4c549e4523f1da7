import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { main, programs, runPackage, together } from './run.mjs';

const withoutTests = ['--config', 'scripts/rules/knip-without-tests.mjs', '--no-config-hints'];

/** Checks style, types, unused code and dependencies. Next generates the route types first, which a fresh clone lacks. */
export async function lint() {
  await bootstrap('all');
  // Biome colors its output even when it is not a terminal.
  await runPackage(programs.biome, ['ci', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.']);
  await runPackage(programs.next, ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
  // knip uses one processor only.
  await together(
    () => runPackage(programs.tsc, ['--noEmit']),
    () => runPackage(programs.knip, ['--no-config-hints']),
    // Without tests as entries, what only a test uses is dead code.
    () => runPackage(programs.knip, [...withoutTests, '--production', '--include', 'files,exports,types']),
    // The site is built and served without devDependencies.
    () => runPackage(programs.knip, ['--production', '--strict', '--include', 'dependencies,unlisted,unresolved']),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(lint);
