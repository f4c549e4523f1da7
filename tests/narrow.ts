import type { Page } from '@playwright/test';
import { findFaults } from './enlarged';
import { expect } from './fixtures';

/** The narrowest phone, and the width at which WCAG 1.4.10 asks for a page without horizontal scrolling. */
const WIDTH = 320;

/**
 * Checks at 320 px, with all folds open, that no line ends within a word, no text leaves its box, is cut or overlaps another one, and that
 * the page is no wider than the screen.
 */
export async function checkNarrow(page: Page) {
  await page.setViewportSize({ width: WIDTH, height: 900 });
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  const { width, faults } = await page.evaluate(findFaults);
  expect.soft(width, `width at ${WIDTH} px`).toBeLessThanOrEqual(WIDTH);
  expect.soft(faults, `text that is cut or overlaps at ${WIDTH} px`).toEqual([]);
  expect.soft(await page.evaluate(findBrokenWords), `words that ${WIDTH} px break`).toEqual([]);
  expect.soft(await page.evaluate(findLeavingText), `text that leaves its box at ${WIDTH} px`).toEqual([]);
}

/** Words and numbers that are on two lines: not codes, nor parts of an address, which may be broken anywhere. */
function findBrokenWords() {
  const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,’'][\p{L}\p{N}]+)*/gu;
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement;
    if (!element || element.closest('svg, code, pre, option') || !element.checkVisibility()) continue;
    const { fontFamily, wordBreak } = getComputedStyle(element);
    if (wordBreak === 'break-all' || fontFamily.includes('monospace')) continue;
    for (const { index, 0: word } of node.data.matchAll(WORD)) {
      if (/[a-z][.][a-z]/i.test(word) || /[/@_]/.test(`${node.data[index - 1]}${node.data[index + word.length]}`))
        continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].flatMap(({ top, width }) => (width > 1 ? [Math.round(top)] : [])),
      );
      if (lines.size > 1) broken.push(`"${word}" in "${node.data.trim().slice(0, 60)}"`);
    }
  }
  return broken;
}

/** Text that is wider than a box around it which does not scroll, and labels that a drawing cuts. */
function findLeavingText() {
  /** Large letters are set a little to the left, so that their stems are below each other. */
  const OPTICAL = 4;
  const left: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement;
    if (!element || node.data.trim() === '' || !element.checkVisibility()) continue;
    const box = element.getBoundingClientRect();
    const svg = element.closest('svg');
    if (svg) {
      // A drawing of two halves cuts the other half.
      const frame = svg.getBoundingClientRect();
      const isIn = box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom;
      const isCut = box.left < frame.left - 1 || box.right > frame.right + 1;
      if (isIn && isCut && getComputedStyle(svg).overflow !== 'visible') left.push(`"${node.data}" of a drawing`);
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { display, overflowX, position, clipPath } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX) || clipPath === 'inset(50%)') break;
      const frame = each.getBoundingClientRect();
      const isBox = display !== 'inline' && display !== 'contents' && frame.width > 1;
      if (isBox && lines.some((line) => line.right > frame.right + OPTICAL || line.left < frame.left - OPTICAL)) {
        left.push(
          `"${node.data.trim().slice(0, 60)}" of ${each.localName}.${each.getAttribute('class')?.slice(0, 60)}`,
        );
        break;
      }
      if (position === 'absolute' || position === 'fixed') break;
    }
  }
  return [...new Set(left)];
}
