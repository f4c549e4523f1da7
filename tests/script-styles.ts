/**
 * Adds the rules that hide elements, because jsdom does not load the style sheet: `invisible`, and the variants `js:` and `no-js:`
 * of app/globals.css. Set or remove the class `js` of the document element to choose.
 */
export function addScriptStyles() {
  const style = document.createElement('style');
  style.textContent = `
    .js .js\\:hidden, html:not(.js) .no-js\\:hidden { display: none }
    .invisible, .js .js\\:invisible { visibility: hidden }
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
