import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** How readers enlarge text to twice its size. Media queries in em follow the first only, lengths in rem the first two. */
const ways = {
  "the browser's font size": async (page: Page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    return async () => {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      // The next test has the same page.
      await browser.detach();
    };
  },
  'html { font-size: 200% }': (page: Page) => adoptStyle(page, 'html { font-size: 200% !important }'),
  'zoom of the text only': async (page: Page) => {
    await page.evaluate(doubleText);
    return () => page.evaluate(restoreText);
  },
};

/** Checks at the width of a phone that text of twice its size is neither cut nor covered, and the page no wider than the screen. */
export async function checkEnlarged(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [way, enlarge] of Object.entries(ways)) {
    const restore = await enlarge(page);
    try {
      const { width, faults } = await page.evaluate(findFaults);
      expect.soft(width, `width at 390 px with ${way}`).toBeLessThanOrEqual(390);
      expect.soft(faults, `text that is cut or overlaps at 390 px with ${way}`).toEqual([]);
    } finally {
      await restore();
    }
  }
}

/** A style sheet of script, because the policy refuses a style element. */
async function adoptStyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}

/** Sets twice its computed size on each element, and line heights in px with it, as browsers do that zoom text only; not in drawings. */
function doubleText() {
  const elements = [...document.querySelectorAll<HTMLElement | SVGElement>('body, body :not(svg *)')];
  const sizes = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    const times = element.localName === 'svg' ? 1 : 2;
    return [Number.parseFloat(fontSize) * times, Number.parseFloat(lineHeight) * times] as const;
  });
  for (const [index, element] of elements.entries()) {
    const [fontSize = 0, lineHeight = Number.NaN] = sizes[index] ?? [];
    element.dataset.unzoomed = element.getAttribute('style') ?? '';
    element.style.setProperty('font-size', `${fontSize}px`, 'important');
    if (lineHeight) element.style.setProperty('line-height', `${lineHeight}px`, 'important');
  }
}

function restoreText() {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-unzoomed]')) {
    element.style.cssText = element.dataset.unzoomed ?? '';
    delete element.dataset.unzoomed;
  }
}

/** The lines of text that leave the page or a box that cuts them, and pairs of lines that overlap, as sentences. */
export function findFaults() {
  interface Line {
    text: string;
    element: Element;
    box: DOMRect;
    /** The bar or panel above the page that it is in. */
    layer: Element | null;
  }
  const faults: string[] = [];
  const lines: Line[] = [];
  const page = document.documentElement.clientWidth;
  /** The box of a line is as high as the font, its letters are not. */
  const letters = ({ top, bottom, height }: DOMRect) => ({ top: top + height * 0.25, bottom: bottom - height * 0.2 });
  const isInside = (box: DOMRect, frame: DOMRect) =>
    box.left < frame.right && box.right > frame.left && box.top < frame.bottom && box.bottom > frame.top;
  const isLayer = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement;
    // Drawings and covers do not follow the text, and labels of charts have tests of their own.
    if (!element || node.data.trim() === '' || element.closest('svg, .book-cover')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const ancestors: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) ancestors.push(each);
    // Words for screen readers only.
    if (ancestors.some((each) => getComputedStyle(each).clipPath === 'inset(50%)')) continue;
    const scroller = ancestors
      .find((each) => /auto|scroll/.test(getComputedStyle(each).overflow))
      ?.getBoundingClientRect();
    // A closed fold may show the beginning of its content, which fades out.
    const fold = element.closest('details:not([open])');
    if (
      fold &&
      !element.closest('summary') &&
      fold.querySelector('summary') &&
      getComputedStyle(fold, '::details-content').overflow === 'hidden'
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = ancestors.find(isLayer) ?? null;
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      if (scroller && !isInside(box, scroller)) continue;
      lines.push({ text: node.data.trim().slice(0, 40), element, box, layer });
      for (const each of ancestors) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const frame = each.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const cutsX = /hidden|clip/.test(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1);
        const cutsY =
          /hidden|clip/.test(overflowY) && (letters(box).bottom > frame.bottom || letters(box).top < frame.top);
        if (cutsX || cutsY) {
          faults.push(
            `cut: "${node.data.trim().slice(0, 40)}" by ${each.localName}.${each.getAttribute('class')?.slice(0, 60)}`,
          );
          break;
        }
      }
      if (!scroller && (box.right > page + 1 || box.left < -1))
        faults.push(`outside: "${node.data.trim().slice(0, 40)}"`);
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, a] of lines.entries()) {
    for (let other = index + 1; other < lines.length; other++) {
      const b = lines[other] as Line;
      if (b.box.top > a.box.bottom) break;
      if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = letters(a.box).bottom - letters(b.box).top;
      if (across > 2 && down > 2) faults.push(`overlap: "${a.text}" and "${b.text}"`);
    }
  }
  return { width: document.documentElement.scrollWidth, faults: [...new Set(faults)] };
}
