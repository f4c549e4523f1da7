import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { writeFonts } from './fonts/fonts.mjs';
import { writeShipped } from './packages/shipped.mjs';
import { main, programs, projectRoot, runPackage } from './run.mjs';

/** Exports and finishes the pages, and warns of owner's details that are still sample values. */
export async function build() {
  await bootstrap('site');
  await writeFonts();
  await writeShipped();
  // Otherwise removed pages would stay in the export.
  rmSync(path.join(projectRoot, 'out'), { recursive: true, force: true });
  await runPackage(programs.next, ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
  // Static imports would fail in a fresh clone, before `bootstrap` has installed the packages.
  const { bundleIslands } = await import('./postbuild/islands.mjs');
  const { billOfMaterials } = await import('./packages/bill.mjs');
  const { postbuild } = await import('./postbuild/postbuild.mjs');
  const { writeOffline } = await import('./postbuild/offline.mjs');
  const { hasInsights, worksOffline, basePath, sampleValues } = readSettings();
  const out = path.join(projectRoot, 'out');
  const begun = performance.now();
  const islands = await bundleIslands(projectRoot, out, { hasInsights, basePath });
  console.log(`Bundled the islands in ${Math.round(performance.now() - begun)} ms.`);
  writeFileSync(path.join(out, 'sbom.cdx.json'), billOfMaterials(projectRoot, 'bitcoin-journey'));
  await postbuild(out, islands, path.join(projectRoot, '.next'), basePath);
  await writeOffline(projectRoot, out, { isOn: worksOffline });
  if (sampleValues.length > 0)
    console.warn(
      `\nWarning: sample values still in use for ${sampleValues.join(', ')}. Set the owner's own (content/site.ts).`,
    );
}

/**
 * What `next.config.ts` wrote, because Node 20 cannot import content/site.ts.
 *
 * @returns {{ hasInsights: boolean, worksOffline: boolean, basePath: string, sampleValues: string[] }}
 */
function readSettings() {
  return JSON.parse(readFileSync(path.join(projectRoot, '.next/settings.json'), 'utf8'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(build);
