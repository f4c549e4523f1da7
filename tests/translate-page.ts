import type { Page } from '@playwright/test';

/** How programs change the texts of a page: Google Translate wraps each node, others write into it, and phones link dates. */
export type Translation = 'wrapped' | 'written' | 'dates linked';

/** Translates the page as a browser does: every text node that is shown now. Numbers stay as they are, words get a mark. */
export const translate = (page: Page, how: Translation) =>
  page.evaluate((way) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('script, style, svg, textarea, option')) continue;
      texts.push(node as Text);
    }
    for (const text of texts) {
      const words = text.data.replace(/\p{L}{3,}/gu, (word) => `${word}ö`);
      if (way === 'written') text.data = words;
      else if (way === 'wrapped') {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = words;
        text.replaceWith(outer);
      } else {
        // As in English, or in Spanish and Portuguese.
        const date = /[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2}º? de \p{L}{4,10} de \d{4}/u.exec(text.data);
        if (!date) continue;
        const rest = text.splitText(date.index);
        rest.splitText(date[0].length);
        const link = Object.assign(document.createElement('a'), { href: 'x-apple-data-detectors://0' });
        rest.replaceWith(link);
        link.append(rest);
      }
    }
    return texts.length;
  }, how);
