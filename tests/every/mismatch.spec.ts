/**
 * React's development build hydrates every island of every page and reports each difference between what the build wrote and what React
 * renders; the `test` of the fixtures fails on any message.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { wakeAll } from '@/scripts/bench/measure.mjs';
import { bundleIslands } from '../../scripts/postbuild/islands.mjs';
import { expect, test } from '../fixtures';
import { exportedPaths, htmlOf } from '../site';

let folder: string;
let files: Map<string, string>;

// Its development build recommends a tool.
test.use({ allowed: /React DevTools/ });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'islands-'));
  const root = path.resolve(import.meta.dirname, '../..');
  const { folder: address } = await bundleIslands(root, folder, { mode: 'development' });
  const written = path.join(folder, address);
  files = new Map(readdirSync(written).map((file) => [file, path.join(written, file)]));
});

test.afterAll(() => rmSync(folder, { recursive: true }));

const withIslands = exportedPaths().filter((address) => htmlOf(address).includes('data-island'));
/** So many pages share a test, which then takes a minute on a busy machine. */
const TOGETHER = 32;
const groups = withIslands.flatMap((_, at) => (at % TOGETHER === 0 ? [withIslands.slice(at, at + TOGETHER)] : []));

for (const addresses of groups) {
  test(`every island from ${addresses[0]} to ${addresses.at(-1)} hydrates without a difference`, async ({ page }) => {
    const inDevelopment = new Set<string>();
    await page.route('**/_next/static/islands/*.js', async (route) => {
      const asked = path.basename(new URL(route.request().url()).pathname);
      // Entries have the same names with a hash; what they import in development has none.
      const entry = asked.replace(/-[\w-]{8}\.js$/, '.js');
      const file = files.get(asked) ?? files.get(entry);
      if (file && entry !== asked) inDevelopment.add(entry.replace(/\.js$/, ''));
      await (file ? route.fulfill({ path: file, contentType: 'text/javascript' }) : route.continue());
    });
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address);
        await wakeAll(page);
        const missed = page.locator('[data-island]:not([data-state=alive])');
        await expect(missed, address).toHaveCount(0);
      });
    }
    // Nothing of it was the production build, which reports less.
    const names = addresses.flatMap((address) =>
      [...htmlOf(address).matchAll(/data-island="(\w+)"/g)].map(([, name]) => name),
    );
    expect([...inDevelopment]).toEqual(expect.arrayContaining(['mount', 'loader', ...names]));
  });
}
