/** One page of each kind on paper, and without its fonts and icons. tests/browser/ and tests/every/ have the same and more in Chromium. */
import { closedFolds } from '../closed-folds';
import { kinds } from '../site';
import { expect, test } from './fixtures';

/** Neither driver prints: the rules for paper hold on the screen instead, and the page is told as before printing. */
function putOnPaper() {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const media = rule.media.mediaText;
        if (/\bprint\b/.test(media)) rule.media.mediaText = /\bnot\b/.test(media) ? 'not all' : 'all';
        else if (/\bscreen\b/.test(media)) rule.media.mediaText = 'not all';
      }
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  dispatchEvent(new Event('beforeprint'));
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

/** The headings that cannot be seen, but for those that are not for paper, and how much wider than the window the page is. */
function hiddenWords() {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1, main h2')];
  const isSeen = (one: HTMLElement) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 0;
  return {
    hidden: headings.flatMap((one) => (isSeen(one) || one.closest('.print\\:hidden') ? [] : [one.textContent])),
    tooWide: document.documentElement.scrollWidth - innerWidth,
  };
}

/** As wide as what a sheet of A4 has between its margins. */
const PAPER = 718;

for (const path of kinds) {
  test(`${path} is whole on paper`, async ({ reader: { browser } }) => {
    await browser.resize(PAPER, 1000);
    await browser.open(path);
    const before = await browser.run(hiddenWords);
    await browser.run(putOnPaper);
    expect(await browser.run(closedFolds)).toEqual([]);
    const { hidden, tooWide } = await browser.run(hiddenWords);
    expect(hidden.filter((one) => !before.hidden.includes(one))).toEqual([]);
    expect(tooWide).toBeLessThanOrEqual(0);
    const hasBar = await browser.run(() =>
      [...document.querySelectorAll('[data-theme-switch]')].some((one) => one.checkVisibility()),
    );
    expect(hasBar).toBe(false);
  });

  test(`${path} is whole without its fonts and icons`, async ({ reader }) => {
    await reader.browser.resize(360, 800);
    await reader.browser.lose(/\.(woff2|svg|ico|png)\b/);
    await reader.open(path);
    // Those of the system arrive: `Body Arial` and others.
    const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    const own = (await reader.browser.run(loaded)).filter((family) => !/^"?(Body|Display) /.test(family));
    expect(own).toEqual([]);
    const { hidden, tooWide } = await reader.browser.run(hiddenWords);
    expect(hidden).toEqual([]);
    expect(tooWide).toBeLessThanOrEqual(0);
    await reader.meetsIsland();
  });
}
