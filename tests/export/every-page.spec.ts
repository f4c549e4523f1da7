import type { APIRequestContext, Page } from '@playwright/test';
import { type Weight, weigh } from '../../scripts/measure.mjs';
import { faults } from '../axe';
import { expect, test, watch } from '../fixtures';
import { exportedPaths, kinds } from '../site';

/** The limits of a page in kB, brotli: a tenth above what is measured (README, "Measured"), so that a page has room to grow. */
function budgetOf(path: string): Weight {
  const everywhere: Weight = { html: 32, script: 1.5, fonts: 48, runtime: 180, style: 24.5 };
  const own: Record<string, Partial<Weight>> = {
    // React's page data repeats the text of the page, and home has as much text as ten guides.
    '/': { html: 71, runtime: 231 },
    // nivo is in the runtime of the explorer, which loads it as the only page.
    '/explore': { runtime: 275 },
    // Every stated number has a row in the ledger of claims, and every correction an entry.
    '/sources': { html: 44 },
    // Six drawings, and the longest list of sources of any guide.
    '/guides/hardware-wallets': { html: 33 },
  };
  return { ...everywhere, ...own[path] };
}

/** Checks at the widths of phones that nothing overflows the page, and that no table or calculator is cut off. */
async function checkPhoneWidths(page: Page) {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, cut } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      cut: [...document.querySelectorAll('.table-frame, .calculator')].flatMap((frame) =>
        frame.scrollWidth > frame.clientWidth ? [frame.ariaLabel ?? frame.id] : [],
      ),
    }));
    expect(scrollWidth, `width at ${width} px`).toBeLessThanOrEqual(width);
    expect(cut, `tables and calculators that ${width} px cut`).toEqual([]);
  }
  await checkLargeText(page);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The text spacing that WCAG 1.4.12 asks for; a style sheet of script, because the policy refuses a style element. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Checks that the page does not become wider than the phone with the spacing of WCAG 1.4.12, and with text of twice the size. */
async function checkLargeText(page: Page) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);
  expect(await widthOf(page), 'width at 320 px with the text spacing of WCAG 1.4.12').toBeLessThanOrEqual(320);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 360, height: 900 });
  const browser = await page.context().newCDPSession(page);
  // The reader's setting of the browser, which media queries in em follow.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  try {
    expect(await widthOf(page), 'width at 360 px with text of twice the size').toBeLessThanOrEqual(360);
  } finally {
    // The next test has the same page.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  }
}

/** Tests of the kinds of pages visit one page of each kind; the others get one short visit. */
for (const path of kinds) {
  test(`${path} stays within its budget, and axe finds no violation in either theme and width`, async ({ browser }) => {
    const page = await browser.newPage();
    const seen = watch(page);
    const weight = await weigh(page, path);
    for (const [part, limit] of Object.entries(budgetOf(path))) {
      expect.soft(weight[part as keyof Weight], `kB of ${part}`).toBeLessThanOrEqual(limit);
    }
    expect.soft(weight.runtime, 'kB of runtime').toBeGreaterThan(100);
    expect.soft(await faults(page)).toEqual([]);
    await checkPhoneWidths(page);
    await page.close();
    expect(seen).toEqual([]);
  });
}

/** kB of each file, brotli, as the server sends it: most pages share most files. */
const sizes = new Map<string, Promise<number>>();

function sizeOf(address: string, request: APIRequestContext): Promise<number> {
  const asked = async () => {
    const response = await request.head(address, { headers: { 'Accept-Encoding': 'br' } });
    return Number(response.headers()['content-length']) / 1000;
  };
  const size = sizes.get(address) ?? asked();
  sizes.set(address, size);
  return size;
}

const others = exportedPaths().filter((path) => !kinds.includes(path));
/** So many pages share a test: their visits in one process of the browser take a third less than in one process each. */
const TOGETHER = 8;
const groups = others.flatMap((_, at) => (at % TOGETHER === 0 ? [others.slice(at, at + TOGETHER)] : []));

for (const paths of groups) {
  test(`${paths.join(' ')}: each stays within its budget, and axe finds no violation on a phone`, async ({
    page,
    request,
  }) => {
    // Once each: a file is in the cache when a page asks for it again.
    const requested = new Map<string, string>();
    page.on('request', (one) => requested.set(one.url(), one.resourceType()));
    for (const path of paths) {
      requested.clear();
      await page.goto(path);
      expect.soft(await faults(page, 'html', { widths: [360], colorSchemes: ['light'] }), path).toEqual([]);
      await test.step(path, () => checkPhoneWidths(page));
      const { html, runtime, fonts, style } = budgetOf(path);
      for (const [type, limit] of Object.entries({ document: html, script: runtime, font: fonts, stylesheet: style })) {
        const addresses = [...requested].flatMap(([address, its]) => (its === type ? [address] : []));
        const each = await Promise.all(addresses.map((address) => sizeOf(address, request)));
        const kilobytes = each.reduce((sum, size) => sum + size, 0);
        expect.soft(kilobytes, `${path}, kB of ${type}`).toBeGreaterThan(0);
        expect.soft(kilobytes, `${path}, kB of ${type}`).toBeLessThanOrEqual(limit);
      }
    }
  });
}

test.describe('a missing page', () => {
  test.use({ allowed: /status of 404/ });

  test('has no violation that axe finds', async ({ page }) => {
    await page.goto('/nothing-here');
    expect.soft(await faults(page)).toEqual([]);
    await checkPhoneWidths(page);
  });
});
