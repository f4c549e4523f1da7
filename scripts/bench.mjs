import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { growthTable } from './bench/growth.mjs';
import { freePort, portOf, serve, trust } from './bench/https.mjs';
import { hasCalculator, kindsOfPages } from './bench/kinds.mjs';
import { timeLibrary } from './bench/library.mjs';
import { compare, machineMs } from './bench/machine.mjs';
import { writeReference } from './bench/reference.mjs';
import { markdownTable } from './bench/table.mjs';
import { weighFirstVisits } from './bench/visits.mjs';
import { bootstrap } from './bootstrap.mjs';
import { chromiumArguments, ensureChromium } from './browsers/chromium.mjs';
import { build } from './build.mjs';
import { listFiles } from './postbuild/list-files.mjs';
import { main, projectRoot } from './run.mjs';

const usage = `npm run bench -- [--runs 3] [--only home,guide] [--no-lighthouse] [--growth 300,1000] [--times]
  --runs N          runs of Lighthouse, really throttled and simulated, of which the median is shown
  --only KINDS      these kinds of pages, by the names of the table, or "presses", instead of all
  --no-lighthouse   weights, presses and frames only
  --growth COUNTS   only builds copies of the site with so many more guides, as 300,1000: seconds, memory, weight of the pages
  --times           also times "npm start" and "npm test" in a fresh copy (takes minutes)`;

const out = path.join(projectRoot, 'out');
/** The column of the table of speed that compares a page with the reference. */
const TO_BY_HAND = 3;

/** Every page of the export, and whether it has a calculator. */
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

/** @param {number} runs of Lighthouse, 0 for none @param {string[] | undefined} only kinds of pages */
async function benchPages(runs, only) {
  // A static import would fail in a fresh clone, before `bootstrap` has installed the packages.
  const { chromium } = await import('@playwright/test');
  const { generate } = await import('selfsigned');
  const { weigh } = await import('./bench/measure.mjs');
  const { lighthouseMedians, paintMedians } = await import('./bench/lighthouse.mjs');
  const { presses, pressAnswered } = await import('./bench/press.mjs');
  const { timeRedraws } = await import('./bench/redraw.mjs');
  const { measureScenes } = await import('./bench/frames.mjs');
  const kinds = kindsOfPages(await listPages());
  const guide = kinds.find(({ kind }) => kind === 'guide')?.path ?? '/';
  const byHand = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  writeFileSync(path.join(byHand, 'index.html'), writeReference(readFileSync(path.join(out, `${guide}.html`), 'utf8')));
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }]);
  const servers = { site: await serve(out, certificate), reference: await serve(byHand, certificate) };
  const commands = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments, trust(certificate.cert), `--remote-debugging-port=${commands}`],
  });
  /** @type {Record<string, string[][]>} */
  const tables = { weights: [], presses: [], speed: [], scenes: [], redraws: [] };
  /** @type {{ fcp: number, lcp: number }[]} */
  const references = [];
  /** @type {typeof references} */
  const paints = [];
  try {
    const reference = `https://localhost:${portOf(servers.reference)}/`;
    const pages = [
      {
        name: `the words of \`${guide}\` by hand`,
        address: reference,
        isOurs: false,
      },
      ...kinds
        .filter(({ kind }) => only?.includes(kind) ?? true)
        .map(({ kind, path: pathname }) => ({
          name: `${kind} \`${pathname}\``,
          address: `https://localhost:${portOf(servers.site)}${pathname}`,
          isOurs: true,
        })),
    ];
    for (const { name, address, isOurs } of pages) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const weight = isOurs ? await weigh(page, address) : undefined;
      if (!isOurs) await page.goto(address);
      const elements = await page.evaluate(() => document.querySelectorAll('*').length);
      await context.close();
      if (weight) {
        const kilobytes = [weight.html, weight.start, weight.fonts, weight.script, weight.data];
        tables.weights?.push([name, ...kilobytes.map((value) => value.toFixed(1)), String(elements)]);
      }
      if (runs > 0) {
        const { fcp, lcp, tbt, cls, simulated, scores } = await lighthouseMedians(address, commands, runs);
        if (isOurs) {
          paints.push({ fcp, lcp });
          references.push(await paintMedians(reference, commands, runs));
        } else references.push({ fcp, lcp });
        tables.speed?.push([
          name,
          fcp.toFixed(2),
          lcp.toFixed(2),
          isOurs ? '' : '1.00x',
          tbt.toFixed(0),
          cls.toFixed(3),
          simulated.lcp.toFixed(2),
          simulated.tbt.toFixed(0),
          scores.join(' / '),
        ]);
      }
      console.error(`measured ${name}`);
    }
    const { ratios, drift, isComparable } = compare(references, paints);
    for (const [index, ratio] of ratios.entries()) {
      const row = tables.speed?.[index + 1];
      if (row) row[TO_BY_HAND] = `${ratio.toFixed(2)}x`;
    }
    if (only?.includes('presses') ?? true) {
      const origin = `https://localhost:${portOf(servers.site)}`;
      for (const press of presses) {
        const times = [];
        for (const when of /** @type {const} */ (['untouched', 'idle', 'after a scroll']))
          times.push((await pressAnswered(browser, origin, press, when)).toFixed(0));
        tables.presses?.push([press.name, ...times]);
        console.error(`measured presses: ${press.name}`);
      }
    }
    if (only?.includes('home') ?? true) {
      const home = `https://localhost:${portOf(servers.site)}/`;
      for (const { name, perSecond, longestMs, workMs } of await measureScenes(browser, home, 4)) {
        tables.scenes?.push([name, perSecond.toFixed(0), longestMs.toFixed(0), workMs.toFixed(1)]);
      }
    }
    if (only?.includes('explorer') ?? true) {
      const origin = `https://localhost:${portOf(servers.site)}`;
      const slow = await timeRedraws(browser, origin, 4);
      for (const [index, { name, milliseconds }] of (await timeRedraws(browser, origin, 1)).entries()) {
        tables.redraws?.push([name, milliseconds.toFixed(0), slow[index]?.milliseconds.toFixed(0) ?? '']);
      }
    }
    return { tables, drift, isComparable };
  } finally {
    await browser.close();
    rmSync(byHand, { recursive: true });
    for (const server of Object.values(servers)) server.close();
  }
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      'no-lighthouse': { type: 'boolean', default: false },
      growth: { type: 'string' },
      times: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  await bootstrap('all');
  if (!existsSync(path.join(out, 'index.html'))) await build();
  if (values.growth) return console.log(await growthTable(values.growth.split(',').map(Number), out));
  const runs = values['no-lighthouse'] ? 0 : Number(values.runs);
  const machine = [machineMs()];
  const library = await timeLibrary();
  const { tables, drift, isComparable } = await benchPages(runs, values.only?.split(','));
  machine.push(machineMs());
  console.log(`\nThe machine: a fixed loop takes ${machine.map((ms) => ms.toFixed(0)).join(' ms before, ')} ms after`);
  console.log('\nFunctions of lib/, inputs of 1 MB\n');
  const rows = library.map(({ name, input, milliseconds, limitMs }) => [
    `${name}: ${input}`,
    milliseconds.toFixed(1),
    limitMs,
  ]);
  console.log(markdownTable(['function and input', 'ms', 'at most'], rows));
  console.log('\nkB brotli; all scripts and data when every island is used\n');
  const weightHead = ['page', 'HTML', 'first script', 'fonts', 'all scripts', 'and data', 'elements'];
  console.log(markdownTable(weightHead, tables.weights ?? []));
  const visits = await weighFirstVisits(out);
  console.log(
    `\nA first visit takes ${(visits.bytes / 1000).toFixed(1)} kB in the mean of ${visits.pages} pages, a million of them ${(visits.bytes / 1000).toFixed(0)} GB.`,
  );
  if (tables.presses?.length) {
    console.log('\nFrom a press to the changed page on a slow phone, ms\n');
    console.log(markdownTable(['press', 'untouched', 'idle', 'after a scroll'], tables.presses));
  }
  if (tables.scenes?.length) {
    console.log('\nScenes of the home page on a phone, a four times slower processor\n');
    console.log(markdownTable(['scene', 'frames a second', 'longest ms', 'work a frame ms'], tables.scenes));
  }
  if (tables.redraws?.length) {
    console.log(
      '\nA change on /explore to the drawn chart, of four series of 800 points or of every start and end, ms\n',
    );
    console.log(markdownTable(['setting', 'full speed', 'four times slower'], tables.redraws));
  }
  if (runs > 0) {
    console.log(`\nLighthouse, medians of ${runs}: slow 4G and a four times slower processor, real, then simulated\n`);
    console.log(
      markdownTable(
        [
          'page',
          'FCP s',
          'LCP s',
          'to by hand',
          'TBT ms',
          'CLS',
          'simulated LCP s',
          'TBT ms',
          'perf / a11y / practices / SEO',
        ],
        tables.speed ?? [],
      ),
    );
    const percent = Math.round(100 * (drift - 1));
    console.log(
      isComparable
        ? `\nThe page by hand took up to ${percent}% longer in one run than in another: the machine was quiet.`
        : `\nWarning: the page by hand took up to ${percent}% longer in one run than in another. The machine was not quiet, so compare none of these times with others.`,
    );
  }
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
