import type { Page } from '@playwright/test';
import type { Weight } from '@/scripts/bench/measure.mjs';
import { expect } from './fixtures';
import { htmlOf, LONGER } from './site';

/** The limits of a page in kB, brotli: a tenth above what is measured (docs/measured.md), so that a page has room to grow. */
export function budgetOf(address: string): Weight {
  const path = address.replace(/^\/(es|pt)(?=\/|$)/, '') || '/';
  // A guide draws its cover, its steps and its comparisons in the page, a lesson its scenes, its calculator and its chart.
  const html = path.startsWith('/guides/') ? 45 : path.startsWith('/lesson/') ? 36 : 32;
  // React is 58 kB of the scripts. A page without an island has the loader only.
  const script = htmlOf(address).includes('data-island') ? 100 : 8;
  const everywhere: Weight = { html, start: 6.5, fonts: 48, script, data: 12, style: 0 };
  const own: Record<string, Partial<Weight>> = {
    // Home has as much text as ten guides, and drawings and openings of its own for eleven exhibits.
    '/': { html: 85, script: 110 },
    // The word list of backup words and the checksums of every kind of code.
    '/guides/bitcoin-addresses': { script: 115 },
    // The back test with its chart, beside the plan.
    '/guides/dollar-cost-averaging': { script: 106 },
    // Three views: the reader's own chart, every start and end, year against year. nivo comes with the use of one, and is not in this.
    '/explore': { script: 121, data: 14 },
    // It draws the timeline and the chapters, and lists every idea.
    '/dashboard': { html: 38 },
    // A calculator with a hash function in each.
    '/lesson/how-miners-agree': { script: 104 },
    '/lesson/the-first-block': { script: 104 },
    // A plan to fill in, which the browser keeps, with its sheet, beside the record of the learner.
    '/lesson/a-plan-of-your-own': { script: 104 },
    // It lists everything that the site has, in one line each. The code and the first piece of its index come when it is used.
    '/search': { html: 71 },
    // Every stated number has a row in the ledger of claims, and every correction an entry.
    '/sources': { html: 39 },
  };
  const limits = { ...everywhere, ...own[path] };
  // Spanish and Portuguese are longer. That no page is a tenth heavier than in English is in export/languages.test.ts.
  return path === address ? limits : { ...limits, html: limits.html * LONGER };
}

/** Checks at the widths of phones that nothing overflows the page, and that no table or calculator is cut off. */
export async function checkPhoneWidths(page: Page) {
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
    await browser.detach();
  }
}
