import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { freshCopy } from './fresh-copy.mjs';
import { pathsOutside, walkFolder } from './hosts/folder.mjs';
import { isInstalled, serverNames } from './hosts/servers.mjs';
import { main, programs, projectRoot, run, runPackage, StepError } from './run.mjs';

/*
 * Serves the export with nginx and Caddy as hosting/ configures them, and checks what they answer. Then builds the site for a folder of a
 * host, as GitHub Pages serves a project, and visits a page of each kind there.
 */
const ORIGIN = 'https://someone.example';
const SITE = `${ORIGIN}/bitcoin-journey`;

/** Installs the servers that are missing, without starting them. */
async function installServers() {
  const missing = serverNames.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new StepError(
      `Install ${missing.join(' and ')} first: only root on Debian or Ubuntu can have that done here.`,
    );
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
}

async function checkServers() {
  await runPackage(programs.jest, ['--ci', '--selectProjects', 'export', '--testPathPatterns', 'tests/export/hosts'], {
    NODE_ENV: 'test',
    HOSTS: 'all',
  });
}

async function checkFolder() {
  const folder = freshCopy({ withPackages: true });
  try {
    await run(process.execPath, [path.join(folder, 'scripts/build.mjs')], { NEXT_PUBLIC_SITE_URL: SITE });
    const out = path.join(folder, 'out');
    const { pages, faults } = await walkFolder(out);
    faults.push(...(await pathsOutside(out, ORIGIN)));
    if (faults.length > 0) throw new StepError(`Built for ${SITE}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    console.log(`Built for ${SITE}: ${pages} pages ask for nothing outside its folder, and all links are inside.`);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

await main(async () => {
  await bootstrap('all');
  await installServers();
  if (!existsSync(path.join(projectRoot, 'out/index.html'))) await build();
  await checkServers();
  await checkFolder();
});
