import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';
import { chromiumArguments, ensureChromium } from './browsers/chromium.mjs';
import { build } from './build.mjs';
import { withFontsOf } from './fonts/system-fonts.mjs';
import { listFiles } from './postbuild/list-files.mjs';
import { main, projectRoot, StepError } from './run.mjs';
import { listen } from './server/port.mjs';
import { createSiteServer } from './server/site-server.mjs';

const usage = `npm run compare -- <before> [--only /,/dashboard] [--widths 360,1440] [--themes light,dark]
  <before>  a folder with an export (a copy of out/), or a commit, which is built first
Compares screens of every page with those of the export in out/. The differences are written to a temporary folder.`;

const out = path.join(projectRoot, 'out');
const HEIGHT = 900;
/** Charts and countdowns show the same day before and after. */
const NOW = new Date('2026-11-29T12:00:00Z');
const AT_ONCE = 2;

/** Sections that are laid out when they come near are laid out at once, and nothing moves. */
const still =
  '*,::before,::after{content-visibility:visible!important;animation:none!important;transition:none!important}';

/** Builds a commit in a folder of its own. @param {string} commit @returns {string} its export */
function exportOf(commit) {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'bitcoin-journey-')), 'before');
  const runIn = (/** @type {string} */ cwd, /** @type {string} */ command, /** @type {string[]} */ ...args) =>
    execFileSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  runIn(projectRoot, 'git', 'worktree', 'add', '--detach', folder, commit);
  try {
    runIn(folder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
    runIn(folder, 'npm', 'run', 'build');
    const exported = `${folder}-out`;
    cpSync(path.join(folder, 'out'), exported, { recursive: true });
    return exported;
  } finally {
    runIn(projectRoot, 'git', 'worktree', 'remove', '--force', folder);
  }
}

/** The addresses of the pages of an export. @param {string} folder */
async function pagesOf(folder) {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  return files.map((file) => `/${file.split(path.sep).join('/')}`.replace(/(?:(?<=^\/)index)?\.html$/, '')).sort();
}

/** @param {import('@playwright/test').Page} page @param {string} address */
async function screen(page, address) {
  await page.goto(address, { waitUntil: 'load' });
  await page.addStyleTag({ content: still });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/**
 * @param {Buffer} before @param {Buffer} after PNG files
 * @returns {Promise<{ share: number, heights: [number, number], picture: Buffer } | null>} null if the screens are equal; the share of the
 *   points that differ, among those that both have
 */
async function differenceOf(before, after) {
  if (before.equals(after)) return null;
  const { PNG } = await import('pngjs');
  const { default: pixelmatch } = await import('pixelmatch');
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const height = Math.min(a.height, b.height);
  const width = Math.min(a.width, b.width);
  const picture = new PNG({ width, height });
  const cut = (/** @type {typeof a} */ png) => png.data.subarray(0, width * height * 4);
  const different = a.width === b.width ? pixelmatch(cut(a), cut(b), picture.data, width, height) : width * height;
  if (different === 0 && a.height === b.height) return null;
  return { share: different / (width * height), heights: [a.height, b.height], picture: PNG.sync.write(picture) };
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      widths: { type: 'string', default: '360,1440' },
      themes: { type: 'string', default: 'light,dark' },
      help: { type: 'boolean', default: false },
    },
  });
  const [earlier] = positionals;
  if (values.help) return console.log(usage);
  if (!earlier) throw new StepError(usage);
  await bootstrap('all');
  if (!existsSync(path.join(out, 'index.html'))) await build();
  const before = existsSync(path.join(earlier, 'index.html')) ? path.resolve(earlier) : exportOf(earlier);
  const { chromium } = await import('@playwright/test');
  const servers = [
    await listen(createSiteServer(before), 0, 'localhost'),
    await listen(createSiteServer(out), 0, 'localhost'),
  ];
  const origins = servers.map(
    (server) => `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
  );
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArguments,
    env: { ...process.env, ...withFontsOf('narrow') },
  });
  const [had, has] = [await pagesOf(before), await pagesOf(out)];
  for (const page of had.filter((name) => !has.includes(name))) console.log(`gone   ${page}`);
  for (const page of has.filter((name) => !had.includes(name))) console.log(`new    ${page}`);
  const only = values.only?.split(',');
  const jobs = has
    .filter((page) => had.includes(page) && (only?.includes(page) ?? true))
    .flatMap((page) =>
      values.widths
        .split(',')
        .flatMap((width) => values.themes.split(',').map((theme) => ({ page, width: Number(width), theme }))),
    );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  const total = jobs.length;
  let different = 0;
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { page: address, width, theme } = job;
      const context = await browser.newContext({
        viewport: { width, height: HEIGHT },
        colorScheme: /** @type {'light' | 'dark'} */ (theme),
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      const [first, second] = [await screen(page, origins[0] + address), await screen(page, origins[1] + address)];
      await context.close();
      const difference = await differenceOf(first, second);
      if (!difference) continue;
      different++;
      const { share, heights, picture } = difference;
      const name = `${address.slice(1).replaceAll('/', '-') || 'home'}-${width}-${theme}`;
      mkdirSync(path.join(folder, name));
      for (const [file, bytes] of Object.entries({ before: first, after: second, difference: picture }))
        writeFileSync(path.join(folder, name, `${file}.png`), bytes);
      const height = heights[0] === heights[1] ? '' : `, ${heights[0]} px high before, ${heights[1]} after`;
      console.log(`differ ${address} at ${width} px, ${theme}: ${(share * 100).toFixed(2)}%${height}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await browser.close();
  for (const server of servers) server.close();
  console.log(`${different} of ${total} screens differ${different ? `: ${folder}` : ''}`);
});
