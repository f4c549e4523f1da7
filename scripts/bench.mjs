import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasCalculator, kindsOfPages } from './bench/kinds.mjs';
import { markdownTable } from './bench/table.mjs';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { chromiumArguments, ensureChromium } from './chromium.mjs';
import { listFiles } from './postbuild/postbuild.mjs';
import { main, projectRoot } from './run.mjs';
import { listen } from './server/port.mjs';
import { createSiteServer } from './server/site-server.mjs';

const usage = `npm run bench -- [--runs 3] [--no-lighthouse] [--times]
  --runs N          runs of Lighthouse of which the median is shown
  --no-lighthouse   weights only
  --times           also times "npm start" and "npm test" in a fresh copy (takes minutes)`;

const out = path.join(projectRoot, 'out');

/** Every page of the export and whether it calculates something. */
async function listPages() {
  const files = (await listFiles(out)).filter((file) => file.endsWith('.html') && file !== '404.html');
  return files.map((file) => {
    const clean = file
      .split(path.sep)
      .join('/')
      .replace(/\.html$/, '');
    return {
      path: clean === 'index' ? '/' : `/${clean}`,
      hasCalculator: hasCalculator(readFileSync(path.join(out, file), 'utf8')),
    };
  });
}

/** @param {import('node:net').Server} server */
const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

async function freePort() {
  const probe = await listen(createServer(), 0, 'localhost');
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** @param {number} runs of Lighthouse, 0 for none */
async function benchPages(runs) {
  // Imported here, after the packages are there.
  const { chromium } = await import('@playwright/test');
  const { weigh } = await import('./measure.mjs');
  const { lighthouseMedians } = await import('./bench/lighthouse.mjs');
  const server = await listen(createSiteServer(out), 0, 'localhost');
  const commands = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${commands}`],
  });
  try {
    const rows = [];
    for (const { kind, path: pathname } of kindsOfPages(await listPages())) {
      const address = `http://localhost:${portOf(server)}${pathname}`;
      const context = await browser.newContext();
      const weight = await weigh(await context.newPage(), address);
      await context.close();
      const kilobytes = [weight.html, weight.script, weight.style, weight.fonts].map((value) => value.toFixed(1));
      const scores = runs > 0 ? await lighthouseMedians(address, commands, runs) : [];
      const shown = scores.map((value, index) => value.toFixed([0, 0, 0, 0, 2, 0, 3][index]));
      rows.push([`${kind} \`${pathname}\``, ...kilobytes, ...shown]);
      console.error(`measured ${pathname}`);
    }
    return rows;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      'no-lighthouse': { type: 'boolean', default: false },
      times: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  await bootstrap('all');
  if (!existsSync(path.join(out, 'index.html'))) await build();
  const runs = values['no-lighthouse'] ? 0 : Number(values.runs);
  const rows = await benchPages(runs);
  const weights = ['page', 'HTML kB', 'script kB', 'style kB', 'fonts kB'];
  const scores = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'];
  console.log(`\nBefore any scroll, brotli${runs > 0 ? `; Lighthouse mobile, median of ${runs}` : ''}\n`);
  console.log(markdownTable(runs > 0 ? [...weights, ...scores] : weights, rows));
  if (values.times) {
    const { timeTwoCommands } = await import('./bench/times.mjs');
    const { start, test } = await timeTwoCommands();
    const seconds = [
      ['npm start, to served', start.toFixed(0)],
      ['npm test', test.toFixed(0)],
    ];
    console.log(`\nIn a fresh copy\n\n${markdownTable(['command', 'seconds'], seconds)}`);
  }
});
