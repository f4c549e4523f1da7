import { readFileSync } from 'node:fs';
import path from 'node:path';
import { portOf } from '../bench/https.mjs';
import { hasCalculator, kindsOfPages } from '../bench/kinds.mjs';
import { chromiumArguments, ensureChromium } from '../browsers/chromium.mjs';
import { listFiles } from '../postbuild/list-files.mjs';
import { listen } from '../server/port.mjs';
import { basePathOf, createSiteServer } from '../server/site-server.mjs';

/** A path in an attribute, in the JSON of an island or of structured data, or in a style sheet. A property `path` is one within the site. */
const PATH = /(?:=|&quot;|url\()["']?(\/[a-z0-9_-][^"'\s&)]*|\/(?=["'&]))|"(?:url|src|href)":"(\/[^"]*)"/gi;
const text = /\.(html|json|webmanifest|xml)$/;

/**
 * One line for each path that leaves the folder for which an export was built, and for each address of the site outside it.
 *
 * @param {string} out the exported folder @param {string} origin of the site, from its address
 */
export async function pathsOutside(out, origin) {
  const base = basePathOf(out);
  const faults = [];
  for (const file of (await listFiles(out)).filter((name) => text.test(name))) {
    // The key of the search is no path.
    const content = readFileSync(path.join(out, file), 'utf8').replaceAll('aria-keyshortcuts="/"', '');
    const paths = [...content.matchAll(PATH)].map((match) => match[1] ?? match[2] ?? '');
    const own = content
      .split(`${origin}/`)
      .slice(1)
      .map((rest) => `/${/^[^"'<&\s]*/.exec(rest)?.[0]}`);
    for (const found of new Set([...paths, ...own])) {
      if (!found.startsWith(`${base}/`) && found !== base) faults.push(`${file}: ${found}`);
      if (found.startsWith(`${base}${base}/`)) faults.push(`${file}: ${found}`);
    }
  }
  return faults;
}

/**
 * Visits a page of each kind of an export built for a folder of its host, presses what it has, and follows its links without a browser.
 *
 * @param {string} out the exported folder
 * @returns {Promise<{ pages: number, faults: string[] }>} one line for each request that fails or leaves the folder, each message of the
 *   console, and each link of the site that leads nowhere
 */
export async function walkFolder(out) {
  const { chromium } = await import('@playwright/test');
  const base = basePathOf(out);
  const files = (await listFiles(out)).filter((file) => file.endsWith('.html') && file !== '404.html');
  const all = files.map((file) => ({
    path:
      file === 'index.html'
        ? '/'
        : `/${file
            .split(path.sep)
            .join('/')
            .replace(/\.html$/, '')}`,
    hasCalculator: hasCalculator(readFileSync(path.join(out, file), 'utf8')),
  }));
  const embed = all.find(({ path: address }) => address.startsWith('/embed/'))?.path ?? '';
  const addresses = [...kindsOfPages(all).map(({ path: address }) => address), embed, '/lesson/no-such-lesson'];
  const server = await listen(createSiteServer(out), 0, 'localhost');
  const origin = `http://localhost:${portOf(server)}`;
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  /** @type {Set<string>} */
  const faults = new Set();
  /** @type {Set<string>} */
  const links = new Set();
  try {
    for (const address of addresses) {
      const page = await browser.newPage();
      const isMissing = address.includes('no-such');
      page.on('console', (message) => {
        if (!isMissing) faults.add(`${address}: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.add(`${address}: ${error.message}`));
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const isPage = isMissing && pathname === base + address;
        if (response.status() >= 400 && !isPage) faults.add(`${address}: ${pathname} has status ${response.status()}`);
        if (!pathname.startsWith(`${base}/`)) faults.add(`${address}: asks for ${pathname}`);
      });
      await page.goto(origin + base + address, { waitUntil: 'networkidle' });
      // Islands start when they are near: what they render has links, too.
      await page.evaluate(async () => {
        for (const island of document.querySelectorAll('x-island')) {
          island.scrollIntoView({ behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
        }
      });
      await page.waitForLoadState('networkidle');
      const found = await page.$$eval('a[href], link[href], img[src]', (elements) =>
        elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      );
      for (const link of found) if (link.startsWith('/')) links.add(link.replace(/[#?].*$/, ''));
      await page.close();
    }
    for (const link of links) {
      const { status } = await fetch(origin + link, { method: 'HEAD', redirect: 'manual' });
      if (status !== 200) faults.add(`the link ${link} has status ${status}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return { pages: addresses.length, faults: [...faults] };
}
