/** What a floating button would cover; the larger, the worse. */
export const COVERS = { nothing: 0, text: 1, sideOfControl: 2, control: 3 } as const;
export type Cover = (typeof COVERS)[keyof typeof COVERS];

/**
 * The lowest place of a button where it covers least.
 *
 * @param rows what is behind each row, from the bottom up
 * @param height rows that the button covers
 * @returns the number of rows below the button
 */
export function findFreePlace(rows: readonly Cover[], height: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place + height <= rows.length; place++) {
    const worst = Math.max(...rows.slice(place, place + height));
    if (worst < least) [best, least] = [place, worst];
  }
  return best;
}

const CONTROLS = 'a, button, input, select, textarea, summary, label, [role="slider"]';

/** Whether text of the element itself is in the box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
}

/** What a row of the button would cover. A control that is much larger than the button, such as a card, has sides without text. */
function coverOf(row: DOMRect, button: HTMLElement): Cover {
  const y = (row.top + row.bottom) / 2;
  const found = [row.left + 1, (row.left + row.right) / 2, row.right - 1].map((x): Cover => {
    const element = document.elementsFromPoint(x, y).find((each) => !button.contains(each));
    if (!element) return COVERS.nothing;
    const hasText = hasTextIn(element, row);
    const control = element.closest(CONTROLS)?.getBoundingClientRect();
    if (!control) return hasText ? COVERS.text : COVERS.nothing;
    const isLarge = control.width > 3 * button.offsetWidth && control.height > 1.5 * button.offsetHeight;
    return isLarge && !hasText ? COVERS.sideOfControl : COVERS.control;
  });
  return Math.max(...found) as Cover;
}

/** Rows of the button: a line of text is higher than one. */
const ROWS = 4;
/** The button stays in this lower share of the window. */
const REACH = 0.4;

/** How far above its place in the style sheet the button of a fixed frame covers least, in pixels. */
export function measureFreePlace(frame: HTMLElement, button: HTMLElement): number {
  const height = button.offsetHeight / ROWS;
  const bottom = frame.offsetTop + frame.offsetHeight;
  const rows = Array.from({ length: Math.floor((window.innerHeight * REACH) / height) }, (_, index) =>
    coverOf(new DOMRect(frame.offsetLeft, bottom - (index + 1) * height, button.offsetWidth, height), button),
  );
  return height * findFreePlace(rows, ROWS);
}
