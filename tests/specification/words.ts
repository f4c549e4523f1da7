import { documentOf, parseHtml } from '../html';

/** Text with straight apostrophes, plain spaces and without joiners, so that expectations are typed as in the specification. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u2060\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const texts = new Map<string, string>();

/** The text of all elements of a page that a selector finds, without script, style, drawings and what is hidden; blocks are separated by spaces. */
export function textOf(path: string, selector = 'main'): string {
  const key = `${path} ${selector}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const html = [...documentOf(path).querySelectorAll(selector)].map((element) => element.outerHTML).join(' ');
  const copy = parseHtml(
    `<!doctype html><html><body>${html.replace(/<(?=\/?(?:p|h\d|li|d[ltd]|t[hdr]|button|a|section|div|option|summary|label)\b)/g, ' <')}</body></html>`,
  );
  for (const hidden of copy.querySelectorAll('script, style, svg, [hidden]')) hidden.remove();
  const text = plain(copy.body.textContent);
  texts.set(key, text);
  return text;
}

/** The text of an element, without what is hidden in it: a button to copy has a second label for later. */
export function shownText(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll('[hidden]') ?? []) hidden.remove();
  return plain(copy?.textContent);
}

/** The text of each element of a page that a selector finds, without what is hidden in it. */
export const textsOf = (path: string, selector: string): string[] =>
  [...documentOf(path).querySelectorAll(selector)].map(shownText);

/** An attribute of each element of a page that a selector finds. */
export const attributesOf = (path: string, selector: string, name: string): (string | null)[] =>
  [...documentOf(path).querySelectorAll(selector)].map((element) => element.getAttribute(name));
