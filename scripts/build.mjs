import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { writeFonts } from './fonts.mjs';
import { main, programs, projectRoot, runPackage } from './run.mjs';

/** The export, its finishing steps, and a word about the owner's details that are still samples. */
export async function build() {
  await bootstrap('site');
  await writeFonts();
  // A page that was removed must not live on in the export.
  rmSync(path.join(projectRoot, 'out'), { recursive: true, force: true });
  await runPackage(programs.next, ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
  // Its packages are there only after `bootstrap`.
  const { postbuild } = await import('./postbuild/postbuild.mjs');
  await postbuild(path.join(projectRoot, 'out'));
  warnOfSamples();
}

/** `next.config.ts` leaves the list here: it can read TypeScript, plain Node cannot. */
function warnOfSamples() {
  const list = path.join(projectRoot, '.next/sample-values.json');
  if (!existsSync(list)) return;
  const names = JSON.parse(readFileSync(list, 'utf8'));
  if (names.length === 0) return;
  console.warn(`\nWarning: sample values still in use for ${names.join(', ')}. Set the owner's own (content/site.ts).`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(build);
