/** What a floating button would cover; the larger, the worse. A card is a control that is much larger than the button. */
export const COVERS = { nothing: 0, text: 1, sideOfCard: 2, textOfCard: 3, control: 4 } as const;
export type Cover = (typeof COVERS)[keyof typeof COVERS];

/**
 * The lowest place of a button where it covers least.
 *
 * @param coverAt what is behind a line, counted from the bottom up; called for no more lines than needed, because it may be slow
 * @param count lines in which the button may be
 * @param height lines that the button covers
 * @returns the number of lines below the button
 */
export function findFreePlace(coverAt: (line: number) => Cover, count: number, height: number): number {
  const lines: Cover[] = [];
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place + height <= count && least > COVERS.nothing; place++) {
    while (lines.length < place + height) lines.push(coverAt(lines.length));
    const worst = Math.max(...lines.slice(place));
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

/** What the button would cover along the middle of a strip. */
function coverOf(strip: DOMRect, frame: HTMLElement, button: HTMLElement): Cover {
  const y = (strip.top + strip.bottom) / 2;
  const found = [strip.left, (strip.left + strip.right) / 2, strip.right - 1].map((x): Cover => {
    const element = document.elementsFromPoint(x, y).find((each) => !frame.contains(each));
    if (!element) return COVERS.nothing;
    const hasText = hasTextIn(element, strip);
    const control = element.closest(CONTROLS)?.getBoundingClientRect();
    if (!control) return hasText ? COVERS.text : COVERS.nothing;
    const isCard = control.width > 3 * button.offsetWidth && control.height > 1.5 * button.offsetHeight;
    if (!isCard) return COVERS.control;
    return hasText ? COVERS.textOfCard : COVERS.sideOfCard;
  });
  return Math.max(...found) as Cover;
}

/** Parts of the button, at whose edges the page is looked at: each is lower than a line of text. */
const PARTS = 4;
/** The share of the window, from its lower edge, in which the button may be: below the top bar. */
const REACH = 0.8;

/** How far above its place in the style sheet the button of a fixed frame covers least, in pixels. */
export function measureFreePlace(frame: HTMLElement, button: HTMLElement): number {
  const part = button.offsetHeight / PARTS;
  const bottom = frame.offsetTop + frame.offsetHeight;
  const coverAt = (line: number) =>
    coverOf(new DOMRect(frame.offsetLeft, bottom - (line + 0.5) * part, button.offsetWidth, part), frame, button);
  return part * findFreePlace(coverAt, Math.floor((window.innerHeight * REACH) / part), PARTS + 1);
}
