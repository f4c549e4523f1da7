/**
 * Adds the rules that hide elements, because jsdom does not load the style sheet: `invisible`, the variants `js:` and `no-js:` of
 * app/globals.css, and the other face of a flip card. Set or remove the class `js` of the document element to choose.
 */
export function addScriptStyles() {
  const style = document.createElement('style');
  style.textContent = `
    .js .js\\:hidden, .js .js\\:data-closed\\:hidden[data-closed], html:not(.js) .no-js\\:hidden { display: none }
    .invisible { visibility: hidden }
    .js .flip-card:not([data-flipped]) > span > :last-child, .js .flip-card[data-flipped] > span > :first-child { visibility: hidden }
  `;
  document.head.append(style);
}

/** Whether the element is rendered and visible, including its ancestors. */
export function isVisible(element: Element): boolean {
  if (getComputedStyle(element).visibility === 'hidden') return false;
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (getComputedStyle(node).display === 'none') return false;
  }
  return true;
}
