/*
 * What browsers do to a text of a page after it has been rendered. None of them keeps the node that React knows as it was. The words stay
 * as they are, so that the page can be compared with one that is not translated.
 */

/** Google Translate: the text is in two elements, and its node is a new one. */
function wrap(text: Text) {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(text.data);
  outer.append(inner);
  text.replaceWith(outer);
}

/** Other translators: a new node takes the place of the old one. */
const replace = (text: Text) => text.replaceWith(text.data);

/** Safari on iOS: a date or a number becomes a link, between what is left of its text. */
function link(text: Text) {
  const [number] = /\d[\d.,:/]*/.exec(text.data) ?? [];
  if (!number) return wrap(text);
  const found = text.splitText(text.data.indexOf(number));
  found.splitText(number.length);
  const anchor = document.createElement('a');
  anchor.dataset.detected = '';
  found.replaceWith(anchor);
  anchor.append(number);
}

/** The parents of translated texts, and of texts that no translator touches. */
const LEFT_ALONE = ['font', 'script', 'style', 'textarea', 'title'];
const isLeftAlone = (parent: HTMLElement | null) =>
  !parent || LEFT_ALONE.includes(parent.localName) || 'detected' in parent.dataset;

/** Translates the texts of a part of the page that are not translated yet, each in one of the ways in turn. */
export function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const [place, text] of texts.entries()) {
    if (!isLeftAlone(text.parentElement)) [wrap, replace, link][place % 3]?.(text);
  }
}
