const key = () => `scroll:${window.location.pathname}`;

/** What was where in the viewport when the reader left the page. */
interface Kept {
  id: string;
  /** The distance of the element from the top of the viewport. */
  top: number;
  scrollY: number;
}

/** Stores where an element is in the viewport, for the next load of this page in this tab. */
export function keepScroll(id: string) {
  const element = document.getElementById(id);
  if (!element) return;
  const kept: Kept = { id, top: element.getBoundingClientRect().top, scrollY: window.scrollY };
  try {
    sessionStorage.setItem(key(), JSON.stringify(kept));
  } catch {
    // Private windows may refuse storage: the browser restores pixels as before.
  }
}

/**
 * What `keepScroll` stored, if the browser has scrolled to the same pixels and the reader has not scrolled since. It does so before
 * the page has hydrated when scripts are late, and what hydration adds above moves the page.
 */
export function takeRestored(): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(key()) ?? 'null');
    sessionStorage.removeItem(key());
    if (!kept || window.scrollY === 0) return null;
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    return Math.abs(window.scrollY - Math.min(kept.scrollY, lowest)) < 2 ? kept : null;
  } catch {
    return null;
  }
}

/** Scrolls until the element is where it was in the viewport. */
export function restoreScroll({ id, top }: Kept) {
  const now = document.getElementById(id)?.getBoundingClientRect().top ?? top;
  window.scrollBy({ top: now - top, behavior: 'instant' });
}
